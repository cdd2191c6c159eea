import { z } from 'zod';
import {
  DraftSchema,
  ImageSchema,
  LineSchema,
  SampleSchema,
  SlugSchema,
  TextSchema,
} from './fields.ts';

/** The parts that a portrait is drawn from, in the colours of the brand, for a person without a photograph. */
const DrawnPortraitSchema = z
  .strictObject({
    hair: z
      .enum(['none', 'short', 'parting', 'curls', 'bun', 'bob', 'long', 'scarf'])
      .describe('none, short, parting, curls, bun, bob, long or scarf'),
    clothes: z
      .enum(['jumper', 'shirt', 'jacket', 'vest'])
      .describe('jumper, shirt, jacket or vest (with reflective stripes)'),
    glasses: z.boolean().optional().describe('true for glasses'),
    beard: z.boolean().optional().describe('true for a beard'),
  })
  .describe('a portrait drawn from parts: hair, clothes, glasses and beard');

/** `content/people/{slug}.yaml`: a person of the agency. */
export const PersonSchema = z.strictObject({
  order: z.int().positive().describe('the place in the list, from 1'),
  name: LineSchema.describe('the name of the person'),
  role: LineSchema.describe('the job in a few words, such as "Design lead"'),
  text: TextSchema.describe('one or two sentences on what the person does'),
  rightFor: TextSchema.optional()
    .describe('whom or what the person is right for, as a sentence')
    .meta({ note: 'Such as "Ask her if two people in your firm want different websites."' }),
  services: z
    .array(SlugSchema.meta({ refersTo: 'services' }))
    .min(1)
    .optional()
    .describe('the services that the person leads: names of files in content/services/')
    .meta({ note: 'If two people lead a service, its page names the first' }),
  onCalls: z
    .boolean()
    .optional()
    .describe('true if visitors may speak to the person in a first call')
    .meta({ note: 'The contact page and the page after a form show these people' }),
  readsEnquiries: z
    .boolean()
    .optional()
    .describe('true if the person reads what visitors send')
    .meta({
      note: 'The page after a form shows these people with what they do, or else all who take calls',
    }),
  portrait: ImageSchema.optional()
    .describe('a photograph, at least 240 × 240: src, alt, width and height')
    .meta({ note: 'It is cut to a square' }),
  drawing: DrawnPortraitSchema.optional().meta({ note: 'Shown if there is no photograph' }),
  draft: DraftSchema,
  sample: SampleSchema,
});
export type Person = z.infer<typeof PersonSchema>;
