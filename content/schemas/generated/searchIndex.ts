import { z } from 'zod';

/** The groups of results, in the order of the sections of the page `/search`. */
export const SearchGroupSchema = z.enum([
  'services',
  'caseStudies',
  'posts',
  'questions',
  'towns',
  'pages',
]);
export type SearchGroup = z.infer<typeof SearchGroupSchema>;

/** A page in the index, as a tuple because that is shorter in JSON. */
const SearchEntrySchema = z.tuple([
  SearchGroupSchema,
  z.string().describe('the path, with the anchor of a question'),
  z.string().describe('the title'),
  z.string().describe('the sentences below the title'),
  z.string().describe('other words for its subject, which are not shown'),
  z.string().describe('further text, which is not shown'),
  z
    .array(z.string())
    .optional()
    .describe('the price and the duration of a service, ready to print'),
]);
export type SearchEntry = z.infer<typeof SearchEntrySchema>;

/**
 * `dist/client/search-index.json`: what the search of the site finds, apart from posts and towns, which are in `blog/search.json` and
 * `location-index.json`. It is loaded when a visitor first uses the search.
 */
export const SearchIndexSchema = z.strictObject({
  ignored: z.array(z.string()).describe('words that a query may contain and no page has to'),
  alike: z.array(z.array(z.string())).describe('words and phrases that mean the same in a query'),
  entries: z.array(SearchEntrySchema),
  variants: z
    .array(
      z.tuple([
        z.string().describe('the slug'),
        z.union([z.literal(1), z.literal(2)]).describe('the rank'),
        z.string().describe('the words by which it is found'),
        z.string().describe('the path of its service'),
      ]),
    )
    .describe('the variants of the pages of services in towns'),
});
export type SearchIndex = z.infer<typeof SearchIndexSchema>;
