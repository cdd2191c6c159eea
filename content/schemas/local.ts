import { z } from 'zod';
import { DraftSchema, LineSchema, MonthSchema, TextSchema } from './fields.ts';

/**
 * `content/local/{slug}.yaml`: the texts of one town about single services. The name of the file is the slug of the town. The page of
 * rank 1 of each service that has a text shows it.
 */
export const LocalSchema = z.strictObject({
  checked: MonthSchema.describe('the month in which the facts of these texts were last checked'),
  names: z
    .array(LineSchema.describe('a name, spelt as in the texts'))
    .describe('a list of names that can move, close or be renamed, such as venues and employers')
    .meta({ note: 'Each must be in a text. Write `[]` if there are none' }),
  services: z
    .record(z.string().meta({ refersTo: 'services' }), TextSchema)
    .describe(
      'the slug of a service, and 150 to 195 words on what it does for the businesses of this town',
    )
    .meta({
      note: 'Services without a text may be left out. Another length is a warning. No other town may have the text, and it must name a place',
    }),
  draft: DraftSchema,
});
