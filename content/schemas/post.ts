import { z } from 'zod';
import {
  AliasesSchema,
  DateSchema,
  ImageSchema,
  LineSchema,
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
  tags: z.array(LineSchema).min(1).describe('one or more tags, such as "Web design"'),
  lastModified: LastModifiedSchema.optional(),
  image: ImageSchema,
  aliases: AliasesSchema.optional(),
});
export type Post = z.infer<typeof PostSchema>;
