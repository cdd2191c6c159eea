import { z } from 'zod';

/**
 * `dist/client/blog/search.json`: all posts, newest first, with the fields that the list searches and shows. It is loaded when a
 * visitor first searches or filters. To keep it small, fields are identified by their position and tags by their number.
 */
export const BlogIndexSchema = z.strictObject({
  tags: z.array(z.string()).describe('every spelling of a tag'),
  posts: z.array(
    z.tuple([
      z.string().describe('the slug'),
      z.string().describe('the title'),
      z.string().describe('the meta description'),
      z.array(z.number().int()).describe('the tags, by their place above'),
      z.iso.date().describe('the day it was published'),
      z.number().int().describe('the reading time in minutes'),
      z
        .tuple([z.string(), z.string(), z.number().int(), z.number().int()])
        .nullable()
        .describe('the picture in a size for cards: address, text in its place, width, height'),
    ]),
  ),
});
export type BlogIndex = z.infer<typeof BlogIndexSchema>;
export type IndexedPost = BlogIndex['posts'][number];
