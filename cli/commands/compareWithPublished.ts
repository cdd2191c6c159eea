import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkShrinkage } from '#cli/check/checkShrinkage.ts';
import { compareSites } from '#cli/check/compareSites.ts';
import type { Problem } from '#cli/model/problem.ts';
import { checkOutPublished } from '#cli/load/checkOutPublished.ts';
import { CONTENT_LABEL } from '#cli/load/loadContent.ts';
import { InventorySchema, planInventory } from '#cli/resolve/planInventory.ts';
import type { Inventory } from '#cli/resolve/planInventory.ts';
import type { SiteDiff } from '#cli/model/siteDiff.ts';
import type { Project } from '#cli/project.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';
import { readCommitted } from './readCommitted.ts';

/**
 * Compares a planned site with what is published (decision 19): the last complete build into the same output folder or, if there
 * is none, the content that Git has for the published commit. Returns a problem if the site would lose far more than an edit
 * would explain, and the differences from the last build.
 */
export async function compareWithPublished(
  project: Project,
  planned: Inventory,
  stamp: string,
): Promise<{ problems: Problem[]; sinceLastBuild?: SiteDiff }> {
  const lastBuild = readText(project);
  // A change of texts changes no address.
  if (lastBuild?.startsWith(formatAddresses(planned))) return { problems: [] };
  const built = lastBuild === undefined ? undefined : parseInventory(lastBuild);
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

/** Returns the addresses of the last complete build into the output folder, or `undefined` if there is none. */
export function readLastBuild(project: Project): Inventory | undefined {
  const text = readText(project);
  return text === undefined ? undefined : parseInventory(text);
}

/** The name of the last build in messages. */
export const LAST_BUILD = 'the last build';

/**
 * Returns a function that records the planned site, so that the next build is compared with it. Call it after a complete build.
 * The function holds only a text, because the content must not stay in memory while pages are rendered.
 */
export function siteMemory(project: Project, planned: Inventory): () => void {
  const text = `${formatAddresses(planned)}${JSON.stringify(planned.files)}}`;
  return () => writeIfChanged(notesOf(project), text);
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

/** Returns the start of an inventory as JSON: everything that `compareSites` and `checkShrinkage` compare, and the name of the last field. */
function formatAddresses({ files: _, ...addresses }: Inventory): string {
  return `${JSON.stringify(addresses).slice(0, -1)},"files":`;
}

function parseInventory(text: string): Inventory | undefined {
  try {
    return InventorySchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readText(project: Project): string | undefined {
  try {
    return readFileSync(notesOf(project), 'utf8');
  } catch {
    return undefined;
  }
}

function notesOf({ distDir }: Project): string {
  return join(distDir, 'cache', 'published.json');
}
