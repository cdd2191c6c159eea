import { z } from 'zod';
import {
  AliasesSchema,
  DateSchema,
  ImageSchema,
  LineSchema,
  LondonTimeSchema,
  SearchResultSchema,
  TextSchema,
  LastModifiedSchema,
} from './fields.ts';

/** `content/blog/{slug}.md`: a blog post. The body is the article, in Markdown. */
export const PostSchema = z.strictObject({
  title: LineSchema.describe('the headline'),
  excerpt: TextSchema.describe('two sentences that sum the post up, for links to it'),
  search: SearchResultSchema,
  author: LineSchema.describe('who wrote it'),
  publishedDate: DateSchema.describe('the day it was published, such as 2026-03-01'),
  tags: z.array(LineSchema).describe('a list of tags, such as "Web design"'),
  lastModified: LastModifiedSchema.optional(),
  image: ImageSchema.optional(),
  aliases: AliasesSchema.optional(),
  draft: z
    .boolean()
    .optional()
    .describe('true while the post is not to be shown; a preview shows it all the same'),
  publishAt: LondonTimeSchema.optional(),
});
export type Post = z.infer<typeof PostSchema>;
