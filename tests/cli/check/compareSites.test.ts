import { expect, test } from 'vitest';
import { compareSites } from '#cli/check/compareSites.ts';
import type { SearchFacts } from '#cli/model/siteDiff.ts';
import type { Inventory } from '#cli/resolve/planInventory.ts';
import { formatDiff } from '#cli/report/formatDiff.ts';

const file = 'content/towns/leeds.md';
const path = '/locations/leeds/leeds-marketing';

/** Returns a site of one page, whose file has a hash. */
function state(hash: string, indexable: boolean) {
  const inventory: Inventory = {
    pages: [{ type: 'location', file, paths: [path] }],
    redirects: [],
    gone: [],
    entries: { towns: 1 },
    files: { [file]: hash },
  };
  const facts: SearchFacts = {
    title: 'A title',
    description: 'A description',
    indexable,
    sources: [file],
  };
  return { inventory, search: new Map([[path, facts]]) };
}

const printed = (before: boolean, after: boolean) =>
  formatDiff(compareSites(state('1', before), state('2', after), 'the last build'), [], {
    format: 'pretty',
    all: false,
    texts: new Map(),
    files: 1,
    colour: false,
    links: undefined,
  });

test('a page that search engines may no longer list is named with the file that changed', () => {
  expect(printed(true, false)).toContain(
    `No longer in search results: 1 page\n  ${file} (changed):\n    ${path}\n`,
  );
});

test('a page that search engines may now list is named with the file that changed', () => {
  expect(printed(false, true)).toContain(
    `New in search results: 1 page\n  ${file} (changed):\n    ${path}\n`,
  );
});

test('a page that stays in search results is not named', () => {
  expect(printed(true, true)).not.toContain('search results');
});
