import { z } from 'zod';
import { HeadSignSchema, SectionNoteSchema, StoredSignSchema } from './beside.ts';
import {
  AliasesSchema,
  DateSchema,
  DraftSchema,
  LineSchema,
  SearchResultSchema,
  TextSchema,
  LastModifiedSchema,
  SampleSchema,
  SynonymsSchema,
} from './fields.ts';

/** `content/legal/{slug}.md`: a legal page at `/{slug}`. Each `##` heading of the body is a numbered section. */
export const LegalPageSchema = z.strictObject({
  order: z.int().positive().describe('the place in the footer, from 1'),
  title: LineSchema.describe('the heading of the page'),
  lead: TextSchema.describe('the paragraph under the heading'),
  summary: z
    .array(LineSchema)
    .min(2)
    .max(5)
    .optional()
    .describe('two to five lines that say the most important in plain words')
    .meta({ note: 'Shown at the top. The text below is what binds' }),
  sign: HeadSignSchema.optional()
    .describe('figures of the text on a sign')
    .meta({ note: 'Shown at the top, in the place of the summary' }),
  stored: StoredSignSchema.optional()
    .describe('what is stored before and after each answer to the question about cookies')
    .meta({
      note: 'Shown at the top, in the place of the sign, with the buttons of the question if the site asks it',
    }),
  notes: z.array(SectionNoteSchema).optional().describe('what sections say, in plain words').meta({
    note: 'Shown above the text, each with a link to its section. The text is what binds',
  }),
  search: SearchResultSchema,
  synonyms: SynonymsSchema.optional(),
  lastModified: LastModifiedSchema.optional().meta({ note: 'For search engines; not printed' }),
  lastUpdated: DateSchema.optional()
    .describe('the date shown as "Last updated"; today when left out')
    .meta({ note: "**If it is left out, the page prints today's date, every day**" }),
  aliases: AliasesSchema.optional(),
  draft: DraftSchema,
  sample: SampleSchema,
});
export type LegalPage = z.infer<typeof LegalPageSchema>;
