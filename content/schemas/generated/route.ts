import { z } from 'zod';
import { PageTypeSchema } from '../pageTypes.ts';

/** One page of the site, as `dist/generated/routes.json` lists it. */
export const RouteSchema = z.strictObject({
  path: z.string().describe('the path, lower case, without trailing slash'),
  type: PageTypeSchema,
  title: z.string().describe('the title in search results'),
  source: z.string().describe('the file that an editor would open to change the page'),
  lastModified: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })])
    .optional()
    .describe('when a source of the page last changed in Git; left out if that is not known'),
  indexable: z.boolean().describe('whether search engines may list the page'),
  canonical: z.string().describe('the path of the page that search engines should list instead'),
});
export type Route = z.infer<typeof RouteSchema>;

/** One redirect, as `dist/generated/redirects.json` lists it. */
export const RedirectSchema = z.strictObject({
  from: z.string().describe('the old path'),
  to: z.string().describe('the path of a page'),
  status: z.literal(301),
  source: z.string().describe('the file whose alias it is'),
});
export type Redirect = z.infer<typeof RedirectSchema>;
