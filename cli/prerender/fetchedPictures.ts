import { join } from 'node:path';
import { copyFileAtomic } from '#cli/files/copyFileAtomic.ts';
import { fileHash } from '#cli/files/fileHash.ts';
import { removeOthers } from '#cli/files/removeOthers.ts';
import { FETCHED_PICTURES, pictureCache } from '#cli/pictures/remotePictures.ts';

/**
 * Copies fetched pictures, given by their paths on the site, from the cache into the output. Those that
 * are already there are read, because somebody may have changed them.
 */
export function addFetchedPictures(distDir: string, paths: readonly string[]): void {
  for (const path of paths) {
    const from = join(pictureCache(distDir), path);
    const to = join(distDir, 'client', path);
    if (fileHash(to) !== fileHash(from)) copyFileAtomic(from, to);
  }
}

/** Removes all fetched pictures from the output except those at `paths`. */
export function removeFetchedPictures(distDir: string, paths: readonly string[]): void {
  const folder = join(distDir, 'client', FETCHED_PICTURES);
  const kept = new Set(paths.map((path) => path.slice(FETCHED_PICTURES.length)));
  removeOthers(folder, kept);
}
