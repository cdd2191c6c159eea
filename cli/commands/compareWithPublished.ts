import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openParseCache } from '#cli/cache/parseCache.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { checkShrinkage } from '#cli/check/checkShrinkage.ts';
import type { Problem } from '#cli/model/problem.ts';
import { checkOutPublished } from '#cli/load/checkOutPublished.ts';
import { CONTENT_LABEL, loadContent } from '#cli/load/loadContent.ts';
import { withoutHidden } from '#cli/load/publication.ts';
import { InventorySchema, planInventory } from '#cli/resolve/planInventory.ts';
import type { Inventory } from '#cli/resolve/planInventory.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { Project } from '#cli/project.ts';
import { writeIfChanged } from '#cli/write/writeIfChanged.ts';

/**
 * Compares a planned site with what is published (decision 19): the last complete build into the same output folder or, if there
 * is none, the content that Git has for the published commit. Returns a problem if the site would lose far more than an edit
 * would explain.
 */
export async function compareWithPublished(
  project: Project,
  { content, redirects }: SiteContext,
  stamp: string,
): Promise<Problem[]> {
  const planned = planInventory(content);
  const lastBuild = readLastBuild(project);
  if (lastBuild === JSON.stringify(planned)) return [];
  const built = lastBuild === undefined ? undefined : parseInventory(lastBuild);
  const published = built
    ? { inventory: built, baseline: 'the last build' }
    : await readCommitted(project, stamp);
  if (!published) return [];
  return checkShrinkage({
    published: published.inventory,
    planned,
    redirected: redirects.map(({ from }) => from),
    baseline: published.baseline,
    at: { file: CONTENT_LABEL, line: 1, column: 1 },
  });
}

/**
 * Returns a function that records the planned site, so that the next build is compared with it. Call it after a complete build.
 * The function holds only a text, because the content must not stay in memory while pages are rendered.
 */
export function siteMemory(project: Project, { content }: SiteContext): () => void {
  const text = JSON.stringify(planInventory(content));
  return () => writeIfChanged(notesOf(project), text);
}

/** Reads the published site from Git. Leaves out entries that break their contract, because their pages cannot be planned. */
async function readCommitted(
  { contentDir, distDir }: Project,
  stamp: string,
): Promise<{ inventory: Inventory; baseline: string } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'published-content-'));
  try {
    const published = await checkOutPublished(contentDir, process.env, folder);
    if (!published) return undefined;
    // Most files are the same and are in the cache. The cache is not saved, because it belongs to the current content.
    const cache = openParseCache(join(distDir, 'cache', 'parsed.json'), stamp);
    const { loaded } = await loadContent(published.contentDir, cache);
    const { visible } = withoutHidden(loaded, new Date());
    return {
      inventory: planInventory(checkShape(visible).checked),
      baseline: `commit ${published.commit}`,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parseInventory(text: string): Inventory | undefined {
  try {
    return InventorySchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function readLastBuild(project: Project): string | undefined {
  try {
    return readFileSync(notesOf(project), 'utf8');
  } catch {
    return undefined;
  }
}

function notesOf({ distDir }: Project): string {
  return join(distDir, 'cache', 'published.json');
}
