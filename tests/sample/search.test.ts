import { expect, test } from 'vitest';
import { emptyParseCache } from '#cli/cache/parseCache.ts';
import { checkLoaded } from '#cli/commands/checkLoaded.ts';
import { loadContent } from '#cli/load/loadContent.ts';
import { readImages } from '#cli/load/readImages.ts';
import { planSite } from '#cli/plan/planSite.ts';
import { projectAt } from '#cli/project.ts';
import { siteSearch } from '#renderer/search/siteSearch.ts';
import { searchQueries, unansweredQueries } from './searchQueries.ts';

/**
 * The ranking of the search, judged by the queries of `searchQueries.ts`. `npm run test:sample` runs this test. If a text of the sample
 * changes, another first result may be right: then change the query's path.
 */
const { contentDir, publicDir } = projectAt();
const { loaded } = await loadContent(contentDir, emptyParseCache());
const { context } = checkLoaded(loaded, {
  images: readImages(publicDir),
  today: '2099-01-01',
  launch: false,
});
if (!context) throw new Error('The content has errors. Run "npm run site -- validate".');
const { files, locationIndex } = planSite(context, 'stamp');
const read = async (name: string) => JSON.parse((await files[name]?.()) ?? 'null');
const search = siteSearch({
  index: await read('search-index.json'),
  posts: await read('blog/search.json'),
  locations: locationIndex,
});

test('there are 100 queries or more', () => {
  expect(searchQueries.length).toBeGreaterThanOrEqual(100);
});

test('each query has the expected result first', () => {
  const faults = searchQueries.flatMap(([query, path]) => {
    const paths = search(query).map((page) => page.path);
    if (paths[0] === path) return [];
    const place = paths.indexOf(path) + 1;
    return [
      `"${query}": wanted ${path} first, found ${paths[0] ?? 'nothing'}; the wanted page is ${place > 0 ? `number ${place}` : 'not found'}`,
    ];
  });
  expect(faults, 'Change the ranking, the synonyms in content, or the wanted path').toEqual([]);
});

test('queries about which the site says nothing find nothing', () => {
  const found = unansweredQueries.map((query) => [query, search(query)[0]?.path]);
  expect(found.filter(([, path]) => path !== undefined)).toEqual([]);
});
