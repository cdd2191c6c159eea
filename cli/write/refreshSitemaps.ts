import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '#schemas/generated/route.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** What the sitemaps on disk were made from, and how each was left: name, size in bytes, date of change. */
interface SitemapNotes {
  inputs: string;
  files: [name: string, bytes: number, modified: number][];
}

/** All routes, which are read only where they are needed. */
export interface RouteList {
  /** The same for the same routes and the same code. */
  hash: string;
  read(): readonly Route[];
}

/**
 * Writes the sitemaps, unless those in `client/` were made from the same routes for the same address and lie there as they
 * were left: making them takes longer than all other work of a build that has nothing to do.
 */
export async function refreshSitemaps(
  routes: RouteList,
  url: string,
  distDir: string,
): Promise<void> {
  const clientDir = join(distDir, 'client');
  const notesFile = join(distDir, 'cache', 'sitemaps.json');
  const inputs = createHash('sha1').update(url).update(routes.hash).digest('hex');
  const notes = readNotes(notesFile);
  if (notes?.inputs === inputs && isUntouched(notes, clientDir)) return;

  const { writeSitemaps } = await import('./writeSitemaps.ts');
  const files = (await writeSitemaps(routes.read(), url, clientDir)).map(
    (name): SitemapNotes['files'][number] => {
      const { size, mtimeMs } = statSync(join(clientDir, name));
      return [name, size, mtimeMs];
    },
  );
  // Last: a build that is killed before leaves notes of the old sitemaps, and the next one writes them again.
  writeFileAtomic(notesFile, JSON.stringify({ inputs, files } satisfies SitemapNotes));
}

function readNotes(file: string): SitemapNotes | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isUntouched({ files }: SitemapNotes, clientDir: string): boolean {
  return files.every(([name, bytes, modified]) => {
    const file = statSync(join(clientDir, name), { throwIfNoEntry: false });
    return file?.size === bytes && file.mtimeMs === modified;
  });
}
