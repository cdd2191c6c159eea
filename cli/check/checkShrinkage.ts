import { folderOf } from '#cli/resolve/planInventory.ts';
import type { Inventory } from '#cli/resolve/planInventory.ts';
import type { ShrinkageArgs } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';

/** The share of all pages that may disappear at once. */
const TOLERATED_LOSS = 0.1;

/** The number of pages that may disappear even if they are a large share of the site. A single town can be a tenth of a small site. */
const TOLERATED_PAGES = 20;

/** The number of examples that a finding quotes. */
const EXAMPLES = 3;

/**
 * Compares the planned pages with the published ones. Returns a problem if more than a tenth of all pages would disappear, or all pages of
 * one type and source (at least two), or a whole collection (at least two entries). A page that redirects to another is not lost, and neither
 * is an address that is listed as gone.
 */
export function checkShrinkage(site: {
  published: Inventory;
  planned: Inventory;
  /** The state to compare with, such as "the last build". */
  baseline: string;
  at: Spot;
}): Problem[] {
  const { published, planned, baseline, at } = site;
  const kept = new Set([
    ...planned.pages.flatMap(({ paths }) => paths),
    ...planned.redirects.map(({ from }) => from),
    ...planned.gone,
  ]);
  const groups = Map.groupBy(published.pages, (page) => `${page.type} pages of ${folderOf(page)}/`);
  const pages = [...groups].map(([what, group]) => {
    const paths = group.flatMap((page) => page.paths);
    return { what, before: paths.length, gone: paths.filter((path) => !kept.has(path)) };
  });
  const before = pages.reduce((sum, group) => sum + group.before, 0);
  const lost = pages.reduce((sum, { gone }) => sum + gone.length, 0);
  const emptied = Object.entries(published.entries).filter(
    ([name, count]) => count > 1 && !planned.entries[name],
  );

  const isLarge = lost > TOLERATED_PAGES && lost > before * TOLERATED_LOSS;
  const isWhole = pages.some((group) => group.before > 1 && group.gone.length === group.before);
  if (!isLarge && !isWhole && emptied.length === 0) return [];
  const kinds: ShrinkageArgs['kinds'] = [
    ...pages.map((group) => ({ ...group, lost: group.gone.length })),
    ...emptied.map(([name, count]) => ({ what: name, before: count, lost: count, gone: [] })),
  ]
    .filter((kind) => kind.lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ what, before: all, lost: some, gone }) => ({
      what,
      before: all,
      lost: some,
      examples: gone.slice(0, EXAMPLES),
    }));
  return [
    { code: 'site-shrunk', args: { lost, before, kinds, limit: TOLERATED_LOSS, baseline }, at },
  ];
}
