import { z } from 'zod';
import { DrawableSignSchema, PostDiagramSchema, MarkedSentenceSchema } from './beside.ts';
import {
  AliasesSchema,
  DateSchema,
  DraftSchema,
  ImageSchema,
  LineSchema,
  LocalTimeSchema,
  SearchResultSchema,
  SlugSchema,
  TextSchema,
  LastModifiedSchema,
} from './fields.ts';
import { FiguresSchema } from './source.ts';

/** `content/blog/{slug}.md`: a blog post. The body is the article, in Markdown. */
export const PostSchema = z.strictObject({
  title: LineSchema.describe('the headline'),
  excerpt: TextSchema.describe('two sentences that sum the post up, for links to it'),
  search: SearchResultSchema.meta({
    note: 'Its description is also on the card in the list of posts',
  }),
  author: LineSchema.describe('who wrote it').meta({
    note: 'The name of a person in `content/people/` adds the portrait and the role',
  }),
  publishedDate: DateSchema.describe('the day it was published, such as 2026-03-01').meta({
    note: 'Not in the future, except for a draft or a planned post',
  }),
  tags: z
    .array(LineSchema)
    .describe('a list of tags, such as "Web design"')
    .meta({ note: 'Use tags that other posts have. Cards show the first three' }),
  lastModified: LastModifiedSchema.optional(),
  image: ImageSchema.optional().meta({ note: 'Those we have are 1200 × 630' }),
  quotes: z
    .array(MarkedSentenceSchema)
    .optional()
    .describe('sentences that its text marks, for readers in a hurry'),
  signs: z
    .array(DrawableSignSchema)
    .optional()
    .describe('figures of the post, on signs beside its text'),
  diagrams: z
    .array(PostDiagramSchema)
    .optional()
    .describe('stages of the post as signs along a road, such as what leads to what'),
  service: SlugSchema.meta({ refersTo: 'services' })
    .optional()
    .describe('the name of a file in content/services/, whose price is shown below the post'),
  aliases: AliasesSchema.optional(),
  figures: FiguresSchema.optional(),
  draft: DraftSchema,
  publishAt: LocalTimeSchema.optional().meta({ note: 'Until then the post is not shown' }),
});
export type Post = z.infer<typeof PostSchema>;
