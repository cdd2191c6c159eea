import { z } from 'zod';
import { DraftSchema, LineSchema, SlugSchema, SampleSchema } from './fields.ts';
import { PhrasingSchema } from './phrasing.ts';

/** A pattern of one line. */
const LinePatternSchema = LineSchema.meta({ isPattern: true });

const PhrasingsSchema = z
  .array(PhrasingSchema)
  .min(3)
  .describe('three or more phrasings; each town gets one of those that suit its page');

/**
 * `content/variants/{slug}.yaml`: one kind of service page of a town. Every text is a Liquid pattern; the variables are
 * those of `LocationVariables` in `cli/model/locationTexts.ts`.
 */
export const VariantSchema = z.strictObject({
  service: SlugSchema.describe('the name of a file in content/services/').meta({
    refersTo: 'services',
  }),
  rank: z
    .int()
    .min(1)
    .max(2)
    .describe('1 for the first page of the service in a town, 2 for the second')
    .meta({ note: 'Each service has one variant of rank 1 and at most one of rank 2' }),
  inShortSet: z
    .boolean()
    .describe('true if towns with the short page set have this page')
    .meta({ note: 'Exactly one variant of each service says `true`' }),
  angle: LineSchema.describe('the subject of this page, for editors').meta({
    note: 'It is not printed',
  }),
  linkText: LineSchema.describe('the words of links to this page, without the town'),
  title: z
    .array(LinePatternSchema)
    .min(1)
    .describe('patterns of the title in search results')
    .meta({
      note: '30 to 60 characters when filled, and different on every page: use `{{ town_full }}`',
    }),
  description: z
    .array(LinePatternSchema)
    .min(1)
    .describe('patterns of the description in search results')
    .meta({ note: '110 to 160 characters when filled' }),
  heading: z.array(LinePatternSchema).min(1).describe('patterns of the heading'),
  lead: PhrasingsSchema.meta({ note: 'The paragraph under the heading' }),
  passages: z
    .array(
      z
        .strictObject({
          heading: z
            .array(LinePatternSchema)
            .min(1)
            .describe('patterns of the heading of the passage'),
          phrasings: PhrasingsSchema,
        })
        .describe('a passage: heading and phrasings'),
    )
    .min(3)
    .max(4)
    .describe('three or four passages of the page'),
  callToAction: PhrasingsSchema.meta({ note: 'The words above the form' }),
  draft: DraftSchema.meta({ note: 'The variants of a service that is a draft are drafts too' }),
  aliases: z
    .array(SlugSchema.describe('an old slug of this variant'))
    .optional()
    .describe('a list of old slugs of this variant')
    .meta({
      note: 'The pages that had an old slug in their address lead to those of this variant',
    }),
  sample: SampleSchema,
});
export type Variant = z.infer<typeof VariantSchema>;
