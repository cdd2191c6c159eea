import { z } from 'zod';
import { LineSchema, SlugSchema, TextSchema } from './fields.ts';

/** Something that a visitor has at the start, or needs at the end. */
export const JourneyEndSchema = z
  .strictObject({
    name: SlugSchema.describe('a name for `from` and `to` in journeys, such as "idea"'),
    label: LineSchema.describe('a few words on the button, such as "An idea"'),
    brief: TextSchema.describe('a sentence or two about it in the brief, in the words of a client'),
  })
  .describe('a start or a goal: name, label and brief');
export type JourneyEnd = z.infer<typeof JourneyEndSchema>;

/** A service on the way from a start to a goal. */
const JourneyStageSchema = z
  .strictObject({
    service: SlugSchema.meta({ refersTo: 'services' }).describe(
      'the name of a file in content/services/; its duration and price come from `prices.yaml`',
    ),
    task: TextSchema.describe('the work of this stage, in a sentence'),
    after: z
      .array(SlugSchema.meta({ refersTo: 'services' }))
      .min(1)
      .optional()
      .describe('the services of earlier stages that must end before this one begins')
      .meta({ note: 'The stage begins on the first day if left out' }),
    example: z
      .int()
      .min(1)
      .max(3)
      .optional()
      .describe('the number of a worked example in `prices.yaml`, from 1')
      .meta({ note: 'The worked examples of all stages add up to an example of the whole' }),
  })
  .describe('a stage: service and task');

/** The stages from one start to one goal. */
export const JourneySchema = z
  .strictObject({
    name: SlugSchema.describe('the anchor on the page, such as "idea-to-shop"'),
    from: SlugSchema.describe('the name of a start'),
    to: SlugSchema.describe('the name of a goal'),
    title: LineSchema.describe('the heading, such as "From an idea to a shop online"'),
    text: TextSchema.describe('why the stages are in this order'),
    stages: z.array(JourneyStageSchema).min(1).describe('the stages in their order'),
    without: TextSchema.describe('the costs that the figures leave out'),
  })
  .describe('a journey: name, from, to, title, text, stages and without');
export type Journey = z.infer<typeof JourneySchema>;
