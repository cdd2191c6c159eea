import { z } from 'zod';
import { DraftSchema, LineSchema, SampleSchema } from './fields.ts';
import { SectorTextSchema } from './phrasing.ts';
import { FiguresSchema } from './source.ts';

/** `content/sectors/{slug}.yaml`: a sector of the economy, and what each service does for it. */
export const SectorSchema = z.strictObject({
  name: LineSchema.describe('the name as a heading, such as "Food and drink"'),
  phrase: LineSchema.describe('the businesses in mid-sentence, such as "food and drink producers"'),
  services: z
    .record(z.string().meta({ refersTo: 'services' }), SectorTextSchema)
    .default({})
    .describe('the slug of each service, and 50 to 80 words on what it does for this sector')
    .meta({
      note: 'Only pages of towns show the texts, so a site without towns leaves them out. With towns, every service must be there, and no others. Another length is a warning. If a text is true in some nations only, write a list of groups of text and nations',
    }),
  figures: FiguresSchema.optional(),
  draft: DraftSchema,
  sample: SampleSchema,
});
export type Sector = z.infer<typeof SectorSchema>;
