import { z } from 'zod';
import { LineSchema } from './fields.ts';
import { NationSchema } from './town.ts';

/** `content/wording.yaml`: the spellings of the house, and the terms that belong to some nations. The file may be left out. */
export const WordingSchema = z.strictObject({
  spellings: z
    .array(
      z
        .strictObject({
          avoid: LineSchema.describe('words that texts avoid, such as "e-mail"').meta({
            note: 'Capitals do not matter. `0` stands for any number',
          }),
          write: LineSchema.describe('what texts have instead, such as "email"'),
        })
        .describe('words to avoid and what to write instead'),
    )
    .describe('the spellings of the house')
    .meta({ note: '`[]` for none' }),
  nationTerms: z
    .array(
      z
        .strictObject({
          nations: z.array(NationSchema).min(1).describe('the nations to which the terms belong'),
          terms: z
            .array(LineSchema.describe('a name or a term, such as "Ofsted"'))
            .min(1)
            .describe('names of laws, bodies and schemes')
            .meta({ note: 'Capitals matter' }),
        })
        .describe('nations and their terms'),
    )
    .optional()
    .describe('terms that are out of place on the pages of towns in other nations'),
});
export type Wording = z.infer<typeof WordingSchema>;
