import { z } from 'zod';

/** How a page reads posts that are newer than itself; it has none of it where no database is configured. */
export const LiveBlogSchema = z.strictObject({
  url: z.string().describe('the address of the database'),
  key: z.string().describe('its public key, with which visitors read what is published'),
});
export type LiveBlog = z.infer<typeof LiveBlogSchema>;
