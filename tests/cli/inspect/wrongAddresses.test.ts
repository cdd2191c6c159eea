import { expect, test } from 'vitest';
import type { CheckedPage } from '#cli/inspect/checkedPages.ts';
import { wrongAddresses } from '#cli/inspect/wrongAddresses.ts';

/** Returns the faults of a number of pages that all use a missing icon, and the number of pages that were read. */
function faultsOn(amount: number) {
  const files = Array.from({ length: amount }, (_, index) => `p${index}.html`);
  const routes = files.map((file) => {
    const path = `/${file.replace('.html', '')}`;
    return {
      path,
      type: 'town',
      title: 'A',
      source: 'content/a.md',
      indexable: true,
      canonical: path,
    } as const;
  });
  const plan = {
    url: 'https://site.example',
    language: 'en-GB',
    indexable: true,
    isOwnSite: false,
  };
  const page = { ids: [], addresses: [0] } as Partial<CheckedPage> as CheckedPage;
  let read = 0;
  const faults = wrongAddresses({
    addresses: {
      files: new Set(files),
      pages: new Map(routes.map(({ path }) => [path, new Set()])),
      redirects: new Map(),
    },
    plans: new Map(
      routes.map((route, index) => [
        files[index] ?? '',
        { route, plan: { ...plan, path: route.path, canonical: route.path } },
      ]),
    ),
    pages: Object.fromEntries(files.map((file) => [file, page])),
    strings: ['file /icon.png'],
    readPage: () => {
      read += 1;
      return '<link rel="icon" href="/icon.png">';
    },
  });
  return { faults, read };
}

test('a file that many pages use is missing once, with the number of pages, and one page is read for its place', () => {
  const { faults, read } = faultsOn(100);
  expect(read).toBe(1);
  expect(faults).toHaveLength(1);
  const args = { address: '/icon.png', pages: 100 };
  expect(faults[0]).toEqual(['p0.html', expect.objectContaining({ args, line: 1 })]);
});

test('a file that few pages use is missing on each of them', () => {
  expect(faultsOn(3).faults.map(([file]) => file)).toEqual(['p0.html', 'p1.html', 'p2.html']);
});
