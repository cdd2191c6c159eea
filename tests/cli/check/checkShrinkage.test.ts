import { describe, expect, test } from 'vitest';
import { checkShrinkage } from '#cli/check/checkShrinkage.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import type { Inventory } from '#cli/resolve/planInventory.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';

type Group = Inventory['pages'][number];

/** Returns a group of `count` pages: `/{type}/1`, `/{type}/2` and so on, made from files in one folder. */
function group(type: Group['type'], count: number, folder = `content/${type}`): Group {
  return {
    type,
    file: `${folder}/a.md`,
    paths: Array.from({ length: count }, (_, index) => `/${type}/${index}`),
  };
}

function inventory(pages: readonly Group[], entries: Inventory['entries']): Inventory {
  return { pages: [...pages], entries, redirects: [], gone: [], files: {} };
}

function findings(
  published: readonly Group[],
  planned: readonly Group[],
  {
    redirected = [],
    gone = [],
    entries = [{}, {}],
  }: {
    redirected?: readonly string[];
    gone?: string[];
    entries?: [Inventory['entries'], Inventory['entries']];
  } = {},
) {
  const problems = checkShrinkage({
    published: inventory(published, entries[0]),
    planned: {
      ...inventory(planned, entries[1]),
      redirects: redirected.map((from) => ({ from, to: '/', file: 'content/a.md' })),
      gone,
    },
    baseline: 'the last build',
    at: { file: 'content', line: 1, column: 1 },
  });
  return formatPretty(
    { findings: placeProblems(problems, new Map()), texts: new Map(), files: 1, outcome: '' },
    { colour: false },
  ).replace(/\n\n[^\n]*\n$/, '');
}

const isFine = /^1 file, no errors/;

describe('lost pages', () => {
  test('are named with their number, some examples and what to do, if they are over a tenth', () => {
    expect(
      findings([group('town', 290), group('post', 12)], [group('town', 240), group('post', 2)]),
    ).toMatchInlineSnapshot(`
      "content:1:1  error  site-shrunk
        Compared with the last build, 60 of 302 pages would be lost: 50 of 290 town pages of content/town/; 10 of 12 post pages of content/post/, for instance /town/240, /town/241, /town/242, /post/2, /post/3, /post/4.
        Expected to lose at most 10% of all pages at once, and no whole kind of page or collection.
        Restore what is missing, for instance from Git. If the loss is intended, run the command again with --allow-shrink."
    `);
  });

  test('are accepted up to a tenth', () => {
    expect(findings([group('town', 300)], [group('town', 270)])).toMatch(isFine);
    expect(findings([group('town', 300)], [group('town', 269)])).toContain('site-shrunk');
  });

  test('are accepted if they are few, whatever their share of a small site', () => {
    expect(findings([group('service', 9)], [group('service', 8)])).toMatch(isFine);
    // A town of a small site has sixteen pages.
    expect(findings([group('location', 112)], [group('location', 96)])).toMatch(isFine);
  });

  test('are not lost if they redirect to another page', () => {
    const towns = group('town', 100);
    const renamed = { ...towns, paths: towns.paths.map((path) => `${path}-new`) };
    expect(findings([towns], [renamed])).toContain('100 of 100 pages would be lost');
    expect(findings([towns], [renamed], { redirected: towns.paths })).toMatch(isFine);
  });
});

describe('a whole kind', () => {
  const rest = group('town', 500);

  test('of pages is reported if it is lost', () => {
    expect(findings([rest, group('post', 2)], [rest])).toContain('2 of 2 post pages');
  });

  test('of one source is reported if it is lost, even if another has pages of the type', () => {
    const rows = { ...group('post', 0), folder: 'blog_posts', paths: ['/blog/row'] };
    const published = [rest, rows, group('post', 12, 'content/blog')];
    expect(findings(published, [rest, rows])).toContain('12 of 12 post pages of content/blog/');
  });

  test('may move to another source', () => {
    const moved = group('post', 12, 'blog_posts');
    expect(findings([rest, group('post', 12, 'content/blog')], [rest, moved])).toMatch(isFine);
  });

  test('of a single page may go: an editor meant that page', () => {
    expect(findings([rest, group('case-study', 1)], [rest])).toMatch(isFine);
  });

  test('of entries without pages is reported if it is lost', () => {
    expect(
      findings([rest], [rest], { entries: [{ testimonials: 8 }, { testimonials: 0 }] }),
    ).toContain('8 of 8 testimonials');
    expect(
      findings([rest], [rest], { entries: [{ testimonials: 8 }, { testimonials: 1 }] }),
    ).toMatch(isFine);
  });
});
