import { z } from 'zod';
import {
  AliasesSchema,
  DraftSchema,
  LineSchema,
  RelatedLinksSchema,
  SampleSchema,
  SearchResultSchema,
  SlugSchema,
  TextSchema,
  LastModifiedSchema,
} from './fields.ts';
import { PointSchema } from './point.ts';

/** `content/case-studies/{slug}.md`: the story of a project. The file is named after its portfolio item; the body is Markdown. */
export const CaseStudySchema = z.strictObject({
  title: LineSchema.describe('the heading of the page'),
  client: LineSchema.describe('the name of the client'),
  sector: SlugSchema.describe('the name of a file in content/sectors/').meta({
    refersTo: 'sectors',
  }),
  place: LineSchema.describe('where the client is, such as "Whitby, North Yorkshire"'),
  point: PointSchema.optional().meta({
    note: 'The point of that place. Pages of towns say how far it is from them',
  }),
  services: z
    .array(SlugSchema.meta({ refersTo: 'services' }))
    .min(1)
    .describe('names of files in content/services/'),
  duration: LineSchema.describe('how long the work took, such as "seven weeks"'),
  summary: TextSchema.describe('two sentences for the list and the top of the page'),
  search: SearchResultSchema,
  outcomes: z.array(LineSchema).min(2).max(4).describe('two to four results, a line each'),
  lastModified: LastModifiedSchema.optional(),
  relatedLinks: RelatedLinksSchema,
  aliases: AliasesSchema.optional(),
  draft: DraftSchema,
  sample: SampleSchema,
});
export type CaseStudy = z.infer<typeof CaseStudySchema>;
