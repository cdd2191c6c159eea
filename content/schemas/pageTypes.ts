import { z } from 'zod';
import { screens } from './screen.ts';

/** The pages of entries by collection: their type, their base path, and the sitemap that lists them. */
export const entryPages = {
  services: { type: 'service', basePath: '/services', sitemap: 'services' },
  posts: { type: 'post', basePath: '/blog', sitemap: 'posts' },
  caseStudies: { type: 'case-study', basePath: '/case-studies', sitemap: 'case-studies' },
  legalPages: { type: 'legal', basePath: '', sitemap: 'pages' },
  towns: { type: 'town', basePath: '/locations', sitemap: 'towns' },
} as const;

/** The pages of services in towns, one for each variant of a town. */
export const locationPages = { type: 'location', sitemap: 'locations' } as const;

/**
 * Every type of page with the sitemap that lists it. The planners in `cli/plan` and the templates in `templates/<type>/` use the
 * same names.
 */
const pageTypes = [
  ...Object.values(screens).map((screen) => ({
    type: screen.type,
    sitemap: 'indexable' in screen ? undefined : 'pages',
  })),
  ...Object.values(entryPages),
  locationPages,
];

/** The types of page. */
export const PageTypeSchema = z.enum(pageTypes.map(({ type }) => type));
export type PageType = z.infer<typeof PageTypeSchema>;

/** The sitemap of each type of page; `undefined` for types that search engines must not list. */
export const sitemapNames: ReadonlyMap<PageType, string | undefined> = new Map(
  pageTypes.map(({ type, sitemap }) => [type, sitemap]),
);
