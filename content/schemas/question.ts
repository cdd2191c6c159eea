import { z } from 'zod';
import { DraftSchema, LineSchema, SampleSchema, SynonymsSchema } from './fields.ts';

/** `content/questions/{slug}.md`: a frequent question. The body is the answer, in Markdown. */
export const QuestionSchema = z.strictObject({
  order: z.int().positive().describe('the place in the list, from 1'),
  question: LineSchema.describe('the question, as a visitor would ask it'),
  group: LineSchema.optional()
    .describe('the heading above the question and others with the same group')
    .meta({ note: 'Groups have the order of their first questions' }),
  short: LineSchema.optional()
    .describe('the answer in at most four words, such as "2–8 weeks"')
    .meta({ note: 'Shown beside the question, like a distance on a road sign' }),
  synonyms: SynonymsSchema.optional(),
  draft: DraftSchema,
  sample: SampleSchema,
});
export type Question = z.infer<typeof QuestionSchema>;
