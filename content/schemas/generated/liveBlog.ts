import { z } from 'zod';

/** The access to posts that are newer than the page. It is left out if no database is configured. */
export const LiveBlogSchema = z.strictObject({
  url: z.string().describe('the address of the database'),
  key: z.string().describe('its public key, with which visitors read what is published'),
});
export type LiveBlog = z.infer<typeof LiveBlogSchema>;
