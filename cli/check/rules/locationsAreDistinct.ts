import { pageParts, pageSectors } from '#cli/resolve/sharedParts.ts';
import { makeValues } from '#cli/resolve/makeValues.ts';
import type { KeepValues } from '#cli/model/keepValues.ts';
import { hasPage, locationPath } from '#cli/resolve/planPaths.ts';
import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { leftOverTexts } from '../leftOverTexts.ts';
import { bytesOf, shinglesIn, shinglesOf } from '#cli/similarity/shingles.ts';
import type { Shingles } from '#cli/similarity/shingles.ts';
import { plainText } from '#cli/body/plainText.ts';
import type { LocationRule } from '../rule.ts';
import type { Problem } from '#cli/model/problem.ts';
import { getOrInsertComputed } from '#cli/resolve/getOrInsertComputed.ts';

/** The similarities of two towns' pages that cause a warning and an error. */
const likenessLimits = { warning: 0.5, error: 0.7 } as const;

/**
 * The pages of one service in two towns are not copies of each other. The similarity is estimated without filling patterns, from
 * the parts of which pages consist: two pages share the sectors and phrasings that both have, and the words that their towns' own
 * texts share. Filled patterns differ in names and numbers, so the estimate is high rather than low. `site report locations`
 * measures the built pages. The rule also finds single texts that are left over from another town. With `changed`, the rule compares only
 * the towns in these files with all others. `keep` may return the shingles of towns from an earlier run.
 */
export const locationsAreDistinct: LocationRule = (context, changed, keep = makeValues) => {
  const { towns, content } = context;
  const isChanged = ({ file }: TownEntry) => changed?.has(file) ?? true;
  const own = ownShingles(towns, keep);
  const copies = sharedOwnText(own, new Set(towns.filter(isChanged).map(({ slug }) => slug)));
  const sharing = new Set([...copies].flatMap(([slug, others]) => [slug, ...others.keys()]));
  const withSectors = new Map<string, TownEntry[]>();
  /** Returns the towns that have all of some sectors. */
  const townsWith = (sectors: string) =>
    getOrInsertComputed(withSectors, sectors, () => {
      const needed = sectors.split(' ').filter(Boolean);
      return towns.filter((town) => {
        const own = context.facts(town).sectors;
        return needed.every((sector) => own.includes(sector));
      });
    });
  const sizes = new Map<string, number>();
  const sizeOf = (text: string) => getOrInsertComputed(sizes, text, () => shinglesOf(text).length);

  const worst = new Map<string, { a: Page; b: Page; similarity: number }>();
  for (const variant of content.collections.variants) {
    const pageIn = (town: TownEntry) => pageOf(town, variant, context);
    const ownPages = changed
      ? towns.filter((town) => isChanged(town) && hasPage(town, variant)).map(pageIn)
      : [];
    // Most towns lack a sector of each changed page, so they need no page.
    const others = new Set(ownPages.flatMap(({ sectors }) => townsWith(sectors)));
    const mayBeAlike = (town: TownEntry) =>
      isChanged(town) || sharing.has(town.slug) || others.has(town);
    const pages = towns.filter((town) => mayBeAlike(town) && hasPage(town, variant)).map(pageIn);
    const measured = new Map<Page, MeasuredPage>();
    const measure = (page: Page) =>
      getOrInsertComputed(measured, page, () => measuredPage(page, variant, context, own, sizeOf));
    for (const [a, b] of candidates(pages, copies, isChanged)) {
      let shared = copies.get(a.town.slug)?.get(b.town.slug) ?? 0;
      const [left, right] = [measure(a), measure(b)];
      for (const [part, size] of left.parts) if (right.parts.has(part)) shared += size;
      const similarity = shared / (left.size + right.size - shared);
      if (similarity < likenessLimits.warning) continue;
      const key = `${a.town.slug} ${b.town.slug}`;
      if (similarity > (worst.get(key)?.similarity ?? 0)) worst.set(key, { a, b, similarity });
    }
  }
  const alike = [...worst.values()].map(({ a, b, similarity }): Problem => {
    const refused = similarity >= likenessLimits.error;
    return {
      code: refused ? 'locations-alike' : 'locations-nearly-alike',
      args: {
        path: b.path,
        other: a.path,
        similarity,
        limit: refused ? likenessLimits.error : likenessLimits.warning,
      },
      at: { file: b.town.file, line: b.town.bodyLine, column: 1 },
      related: [{ file: a.town.file, line: a.town.bodyLine, column: 1 }],
    };
  });
  // A town that is a copy as a whole has one finding.
  const isReported = ({ at, related: [other] = [] }: Problem) =>
    alike.some((one) => one.at.file === at.file && one.related?.[0]?.file === other?.file);
  return [...alike, ...leftOverTexts(towns, copies).filter((problem) => !isReported(problem))];
};

interface Page {
  town: TownEntry;
  path: string;
  /** A key for the set of sectors that have a paragraph. */
  sectors: string;
}

interface MeasuredPage {
  /** The texts that other pages may have too, each with its number of shingles. */
  parts: ReadonlyMap<string, number>;
  /** The number of all shingles of the page. */
  size: number;
}

function pageOf(town: TownEntry, variant: VariantEntry, context: SiteContext): Page {
  const { withParagraph } = pageSectors(town, variant, context);
  const sectors = withParagraph.map(({ sector }) => sector);
  return { town, path: locationPath(town, variant), sectors: sectors.sort().join(' ') };
}

function measuredPage(
  { town }: Page,
  variant: VariantEntry,
  context: SiteContext,
  own: ReadonlyMap<string, Shingles>,
  sizeOf: (text: string) => number,
): MeasuredPage {
  const { local, lead, passages, callToAction, sectors } = pageParts(town, variant, context);
  const paragraphs = sectors.flatMap(({ own: part }) => part ?? []);
  const texts = [lead, ...passages, ...(callToAction ? [callToAction] : []), ...paragraphs].map(
    ({ text = '' }) => text,
  );
  const parts = new Map(texts.map((text) => [text, sizeOf(text)]));
  const ownSize = own.get(town.slug)?.length ?? 0;
  const sizes = [...parts.values()].reduce((sum, size) => sum + size, 0);
  return { parts, size: ownSize + sizeOf(local?.text ?? '') + sizes };
}

/**
 * Returns the pairs that can be similar: those with the same sectors, and those whose towns share text. If introductions and
 * sector paragraphs have the length that `passagesHaveTheirLength` requires, other pairs stay below 0.4. At least one town of a pair has
 * changed.
 */
function* candidates(
  pages: readonly Page[],
  copies: ReadonlyMap<string, ReadonlyMap<string, number>>,
  isChanged: (town: TownEntry) => boolean,
): Generator<[Page, Page]> {
  for (const group of Map.groupBy(pages, ({ sectors }) => sectors).values()) {
    const before: Page[] = [];
    const changedBefore: Page[] = [];
    for (const b of group) {
      const isOwn = isChanged(b.town);
      for (const a of isOwn ? before : changedBefore) yield [a, b];
      before.push(b);
      if (isOwn) changedBefore.push(b);
    }
  }
  const bySlug = new Map(pages.map((page) => [page.town.slug, page]));
  for (const [slug, others] of copies) {
    const a = bySlug.get(slug);
    for (const other of others.keys()) {
      const b = bySlug.get(other);
      if (a && b && a.sectors !== b.sectors) yield [a, b];
    }
  }
}

/** Returns the shingles of the texts of each town, by its slug. */
function ownShingles(towns: readonly TownEntry[], keep: KeepValues): Map<string, Shingles> {
  const packed = keep.bytes(
    'own-shingles',
    towns.map((town) => ({ key: town.hash, make: () => bytesOf(shinglesOf(ownText(town))) })),
  );
  return new Map(towns.map(({ slug }, index) => [slug, shinglesIn(packed[index])] as const));
}

/** Returns the texts of a town: its introduction and its notes on sectors. */
function ownText({ data, markdown }: TownEntry): string {
  return [plainText(markdown.tree), ...data.sectors.map(({ note }) => note)].join('\n');
}

/**
 * Returns the number of shingles that the own texts of two towns share, in the order of their slugs, if one of them is in `changed`. Pairs
 * that share none are left out.
 */
function sharedOwnText(
  own: ReadonlyMap<string, Shingles>,
  changed: ReadonlySet<string>,
): Map<string, Map<string, number>> {
  const shared = new Map<string, Map<string, number>>();
  for (const owners of ownersOfSharedShingles(inTextsOf(changed, own))) {
    for (const [place, b] of owners.entries()) {
      const isOwn = changed.has(b);
      for (const a of owners.slice(0, place)) {
        if (!isOwn && !changed.has(a)) continue;
        const row = shared.get(a) ?? new Map<string, number>();
        shared.set(a, row);
        row.set(b, (row.get(b) ?? 0) + 1);
      }
    }
  }
  return shared;
}

/** Returns the shingles of all towns without those that no town in `changed` has. */
function inTextsOf(
  changed: ReadonlySet<string>,
  own: ReadonlyMap<string, Shingles>,
): ReadonlyMap<string, Shingles> {
  if (changed.size === own.size) return own;
  const wanted = new Set([...changed].flatMap((slug) => [...(own.get(slug) ?? [])]));
  // Looking up the last bits first leaves out most of a million shingles.
  const bits = new Uint8Array(2 ** 16);
  for (const one of wanted) bits[one & 0xffff] = 1;
  const wantedIn = (shingles: Shingles) => {
    const found: number[] = [];
    // An index takes less than half the time of an iterator.
    for (let index = 0; index < shingles.length; index++) {
      const one = shingles[index] ?? 0;
      if (bits[one & 0xffff] === 1 && wanted.has(one)) found.push(one);
    }
    return Uint32Array.from(found);
  };
  return new Map([...own].map(([slug, shingles]) => [slug, wantedIn(shingles)]));
}

/**
 * Returns the towns of each shingle that several towns have. A list for each of a million shingles would be large. Instead, each
 * shingle of each town is one number, with the shingle before the town, so that sorting puts the towns of a shingle together.
 */
function* ownersOfSharedShingles(own: ReadonlyMap<string, Shingles>): Generator<string[]> {
  const slugs = [...own.keys()];
  const owned = new Float64Array([...own.values()].reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  [...own.values()].forEach((shingles, place) => {
    for (const shingle of shingles) owned[filled++] = shingle * slugs.length + place;
  });
  owned.sort();
  const shingleAt = (index: number) => Math.floor((owned[index] ?? 0) / slugs.length);
  for (let start = 0, end = 1; start < owned.length; start = end++) {
    while (end < owned.length && shingleAt(end) === shingleAt(start)) end++;
    if (end - start === 1) continue;
    yield [...owned.subarray(start, end)].map((one) => slugs[one % slugs.length] ?? '');
  }
}
