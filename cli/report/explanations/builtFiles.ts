import type { Explanation } from './explanation.ts';

/** Explanations of findings about the files that a build writes beside the pages. */
export const builtFiles = {
  'built-file-invalid': {
    meaning:
      'A file that programs read, such as a sitemap, a feed or the index of the search, cannot be parsed, so they ignore it.',
    fix: 'Build the site again. If the finding stays, correct the code that writes the file.',
    example: {
      wrong: 'sitemap-pages.xml ends in the middle of an address.',
      right: 'sitemap-pages.xml ends with "</urlset>".',
    },
  },
  'built-sitemap': {
    meaning:
      'The sitemaps differ from the pages: search engines are sent to an address that they cannot list, or do not learn of a page.',
    fix: 'Build the site again. If the finding stays, correct the code that plans the sitemaps.',
    example: {
      wrong: 'sitemap-pages.xml lists /thank-you, which has "noindex".',
      right: 'The sitemaps list each page for search engines once, and nothing else.',
    },
  },
  'built-robots-file': {
    meaning:
      'The file robots.txt does not lead search engines to the sitemaps, or keeps them from pages that the sitemaps list or from their scripts and styles.',
    fix: 'Build the site again. If the finding stays, correct the code that writes robots.txt.',
    example: {
      wrong: 'Disallow: /services',
      right: 'Sitemap: https://www.agency.example/sitemap.xml',
    },
  },
  'built-redirect': {
    meaning:
      'A redirect never ends, takes several steps, leads nowhere, or starts at the address of a page.',
    fix: 'Correct the aliases in the content, then build the site again.',
    example: {
      wrong: '/team redirects to /people, which redirects to /about.',
      right: '/team and /people both redirect to /about.',
    },
  },
} as const satisfies Record<string, Explanation>;
