import { join } from 'node:path';
import { readLines, saveLines, valueOf } from '#cli/cache/keyedLines.ts';
import { checkShrinkage } from '#cli/check/checkShrinkage.ts';
import { compareSites } from '#cli/check/compareSites.ts';
import type { Problem } from '#cli/model/problem.ts';
import { checkOutPublished } from '#cli/load/checkOutPublished.ts';
import { CONTENT_LABEL } from '#cli/load/contentLabel.ts';
import type { Content } from '#cli/model/content.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { getOrInsertComputed } from '#cli/resolve/getOrInsertComputed.ts';
import { keyOfFacts } from '#cli/resolve/keyOfFacts.ts';
import { hashParts } from '#cli/resolve/hashParts.ts';
import { lazily } from '#schemas/lazily.ts';
import { filesOf, InventorySchema, planInventory } from '#cli/resolve/planInventory.ts';
import type { Inventory } from '#cli/resolve/planInventory.ts';
import type { SiteDiff } from '#cli/model/siteDiff.ts';
import type { Project } from '#cli/project.ts';
import { readCommitted } from './readCommitted.ts';

/**
 * Compares a planned site with what is published (decision 19): the last complete build into the same output folder or, if there
 * is none, the content that Git has for the published commit. Returns a problem if the site would lose far more than an edit
 * would explain, and the differences from the last build.
 */
export async function compareWithPublished(
  project: Project,
  site: PlannedSite,
  stamp: string,
): Promise<{ problems: Problem[]; sinceLastBuild?: SiteDiff }> {
  const { values } = readLines(notesOf(project));
  if (hasSameAddresses(values, site)) return { problems: [] };
  const planned = site.inventory();
  // A change of texts changes no address.
  if (values.get(ADDRESSES)?.equals(Buffer.from(formatAddresses(planned)))) return { problems: [] };
  const built = inventoryIn(values);
  const published = built
    ? { inventory: built, baseline: LAST_BUILD }
    : await readPublished(project, stamp);
  if (!published) return { problems: [] };
  const problems = checkShrinkage({
    published: published.inventory,
    planned,
    baseline: published.baseline,
    at: { file: CONTENT_LABEL, line: 1, column: 1 },
  });
  if (!built) return { problems };
  const [before, after] = [{ inventory: built }, { inventory: planned }];
  return { problems, sinceLastBuild: compareSites(before, after, LAST_BUILD) };
}

/** A planned site. */
export interface PlannedSite {
  /** A hash of everything that its addresses depend on. */
  key: string;
  inventory(): Inventory;
  /** The hashes of its files. */
  files: Inventory['files'];
}

/** Returns a planned site. Its addresses are listed on first use, because a change of texts changes none. `stamp` identifies the code. */
export function plannedSite(content: Content, stamp: string): PlannedSite {
  const { towns, ...collections } = content.collections;
  const others = entriesOf({ ...content, collections: { ...collections, towns: [] } });
  return {
    key: hashParts([
      stamp,
      ...others.flatMap(({ file, hash }) => [file, hash]),
      ...towns.flatMap((town) => [town.file, keyOfFacts(town)]),
    ]),
    inventory: lazily(() => planInventory(content)),
    files: filesOf(content),
  };
}

/** Returns whether a site has the addresses that were recorded, as far as can be told without listing them. */
function hasSameAddresses(values: ReadonlyMap<string, Buffer>, { key }: PlannedSite): boolean {
  return values.has(ADDRESSES) && values.get(KEY)?.toString() === JSON.stringify(key);
}

/** Returns the addresses of the last complete build into the output folder, or `undefined` if there is none. */
export function readLastBuild(project: Project): Inventory | undefined {
  return inventoryIn(readLines(notesOf(project)).values);
}

/** The name of the last build in messages. */
export const LAST_BUILD = 'the last build';

/**
 * Returns a function that records the planned site, so that the next build is compared with it. Call it after a complete build.
 * The function holds only texts, because the content must not stay in memory while pages are rendered.
 */
export function siteMemory(project: Project, site: PlannedSite): () => void {
  const isSame = hasSameAddresses(readLines(notesOf(project)).values, site);
  const texts = {
    ...(!isSame && { [ADDRESSES]: formatAddresses(site.inventory()) }),
    [KEY]: JSON.stringify(site.key),
    [FILES]: JSON.stringify(site.files),
  };
  return () => {
    const old = readLines(notesOf(project));
    const known = old.values.get(ADDRESSES);
    const kept = isSame && known ? [[ADDRESSES, known] as const] : [];
    const lines = Object.entries(texts).map(([key, text]) => {
      const line = old.values.get(key);
      return [key, line?.equals(Buffer.from(text)) ? line : text] as const;
    });
    saveLines(notesOf(project), old, new Map([...kept, ...lines]));
  };
}

/** Reads the published site from Git. */
async function readPublished(
  project: Project,
  stamp: string,
): Promise<{ inventory: Inventory; baseline: string } | undefined> {
  const published = await readCommitted(project, stamp, (folder) =>
    checkOutPublished(project.contentDir, process.env, folder),
  );
  return (
    published && {
      inventory: planInventory(published.checked),
      baseline: `commit ${published.commit}`,
    }
  );
}

/**
 * The keys of the record of a build: the addresses, which `compareSites` and `checkShrinkage` compare, a hash of everything that they depend
 * on, and the hashes of files.
 */
const ADDRESSES = 'addresses';
const KEY = 'key';
const FILES = 'files';

const formatted = new WeakMap<Inventory, string>();

function formatAddresses(inventory: Inventory): string {
  const { files: _, ...addresses } = inventory;
  return getOrInsertComputed(formatted, inventory, () => JSON.stringify(addresses));
}

function inventoryIn(values: ReadonlyMap<string, Buffer>): Inventory | undefined {
  const [addresses, files] = [ADDRESSES, FILES].map((key) => {
    const line = values.get(key);
    return line && valueOf<object>(line);
  });
  return InventorySchema.safeParse({ ...addresses, files }).data;
}

function notesOf({ distDir }: Project): string {
  return join(distDir, 'cache', 'published.json');
}
