import { z } from 'zod';

/** The access to posts that are newer than the page. It is left out if no database is configured. */
export const LiveBlogSchema = z.strictObject({
  url: z.string().describe('the address of the database'),
  key: z.string().describe('its public key, with which visitors read what is published'),
});

/** The same for a page. */
export const LiveBlogViewSchema = LiveBlogSchema.extend({
  timeZone: z.string().describe('the time zone of the site, in which times of posts are read'),
});
export type LiveBlog = z.infer<typeof LiveBlogSchema>;
export type LiveBlogView = z.infer<typeof LiveBlogViewSchema>;
