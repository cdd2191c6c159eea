import { z } from 'zod';
import { LineSchema, SlugSchema, TextSchema } from './fields.ts';

const PhrasingsSchema = z
  .array(TextSchema)
  .min(3)
  .describe('three or more phrasings; each town gets one of them');

/**
 * `content/variants/{slug}.yaml`: one kind of service page of a town. Every text is a Liquid pattern; the variables are
 * those of `LocationVariables` in `cli/model/locationTexts.ts`.
 */
export const VariantSchema = z.strictObject({
  service: SlugSchema.describe('the name of a file in content/services/'),
  rank: z
    .int()
    .min(1)
    .max(2)
    .describe('1 for the first page of the service in a town, 2 for the second'),
  inShortSet: z.boolean().describe('true where towns with the short page set have this page'),
  angle: LineSchema.describe('what this page is about, in one line, for editors'),
  linkText: LineSchema.describe('the words of links to this page, without the town'),
  title: z.array(LineSchema).min(1).describe('patterns of the title in search results'),
  description: z.array(LineSchema).min(1).describe('patterns of the description in search results'),
  heading: z.array(LineSchema).min(1).describe('patterns of the heading'),
  lead: PhrasingsSchema,
  passages: z
    .array(
      z
        .strictObject({
          heading: z.array(LineSchema).min(1).describe('patterns of the heading of the passage'),
          phrasings: PhrasingsSchema,
        })
        .describe('a passage: heading and phrasings'),
    )
    .min(3)
    .max(4)
    .describe('three or four passages of the page'),
  callToAction: PhrasingsSchema,
});
export type Variant = z.infer<typeof VariantSchema>;
