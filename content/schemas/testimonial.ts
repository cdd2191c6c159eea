import { z } from 'zod';
import {
  DraftSchema,
  ImageSchema,
  LineSchema,
  SampleSchema,
  SlugSchema,
  TextSchema,
} from './fields.ts';

/** `content/testimonials/{slug}.yaml`: the words of a client. */
export const TestimonialSchema = z.strictObject({
  name: LineSchema.describe('the name of the person'),
  position: LineSchema.describe('the job title'),
  company: LineSchema.describe('the name of the company'),
  text: TextSchema.describe('what the client said, without quotation marks'),
  excerpt: LineSchema.optional()
    .describe('a part of the text, at most 13 words, for pages of towns')
    .meta({ note: 'It must be in the text, word for word' }),
  sector: SlugSchema.meta({ refersTo: 'sectors' })
    .optional()
    .describe('the name of a file in content/sectors/'),
  caseStudy: SlugSchema.meta({ refersTo: 'caseStudies' })
    .optional()
    .describe('the name of a file in content/case-studies/, if the client has one'),
  rating: z.int().min(1).max(5).optional().describe('stars from 1 to 5, on service pages'),
  image: ImageSchema.optional().meta({ note: 'Those we have are 160 × 160' }),
  picture: ImageSchema.optional()
    .describe('a picture of what the words are about, beside them on service pages')
    .meta({ note: 'Those we have are 960 × 720' }),
  tally: z
    .strictObject({
      count: z.int().min(2).max(2000).describe('how many squares there are'),
      marked: z.int().positive().describe('how many of them are marked; not more than "count"'),
      label: LineSchema.describe('the words after the number of marked squares'),
    })
    .optional()
    .describe(
      'a count that the words are about, as squares from edge to edge of the window on service pages, instead of the picture',
    ),
  draft: DraftSchema,
  sample: SampleSchema,
});
