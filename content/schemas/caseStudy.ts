import { z } from 'zod';
import {
  AliasesSchema,
  DraftSchema,
  ImageSchema,
  LineSchema,
  RelatedLinksSchema,
  SampleSchema,
  SearchResultSchema,
  SlugSchema,
  TextSchema,
  LastModifiedSchema,
} from './fields.ts';
import { PointSchema } from './point.ts';

/** A figure that a project changed. */
export const ResultSchema = z
  .strictObject({
    value: LineSchema.describe('the figure after the project, with its unit, such as "410 KB"'),
    was: LineSchema.optional().describe('the same figure before the project'),
    label: LineSchema.describe('the meaning of the figure, in at most eight words'),
  })
  .describe('a figure with "value" and "label"');

/** The place of a block in the story of a project. */
const section = z
  .int()
  .nonnegative()
  .describe(
    'the section that it follows: 0 is before the text, 1 after the text above the second heading, and so on',
  );

/** Pictures between the sections of a story. */
export const StoryBlockSchema = z
  .strictObject({
    block: z
      .enum(['beforeAfter', 'screens', 'artefact', 'wide'])
      .describe(
        'the arrangement: two pictures with a line between, screens of phones, an object of the client, or a picture over the whole width',
      ),
    section,
    phones: z
      .enum(['whole', 'right'])
      .default('whole')
      .describe(
        'what phones show of a picture over the whole width: all of it, or its right half, if letters in it would be too small',
      ),
    pictures: z
      .array(
        ImageSchema.extend({
          caption: LineSchema.describe('the words below the picture'),
        }).describe('a picture with its alt text and caption'),
      )
      .min(1)
      .max(3)
      .describe('one to three pictures with captions'),
  })
  .describe('a block of pictures');

/** The words of the client about the project. */
const StoryQuoteSchema = z.strictObject({
  text: TextSchema.describe('what the client said, without quotation marks'),
  name: LineSchema.describe('the name of the person'),
  role: LineSchema.describe('the job title'),
  section: section.optional().meta({ note: 'Without it, the quote is at the end' }),
});

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
  results: z
    .array(ResultSchema)
    .min(2)
    .max(3)
    .optional()
    .describe('two or three figures, large at the top of the page')
    .meta({ note: 'The list of case studies shows the first' }),
  listImage: ImageSchema.optional()
    .describe('a picture for lists of work, if it is not that of the portfolio')
    .meta({ note: 'Those we have are 1280 × 960' }),
  quote: StoryQuoteSchema.optional().describe('the words of the client'),
  story: z.array(StoryBlockSchema).optional().describe('pictures between the sections of the text'),
  lastModified: LastModifiedSchema.optional(),
  relatedLinks: RelatedLinksSchema,
  aliases: AliasesSchema.optional(),
  draft: DraftSchema,
  sample: SampleSchema,
});
export type CaseStudy = z.infer<typeof CaseStudySchema>;
