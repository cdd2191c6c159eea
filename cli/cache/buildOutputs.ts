import { join } from 'node:path';
import { fileHash } from '#cli/files/fileHash.ts';
import { filesBelow } from '#cli/files/filesBelow.ts';
import type { FolderState } from '#cli/files/scanFolder.ts';
import { lastValue, saveValue } from './cacheValue.ts';

/** The hashes of the published files that are not pages, and of the files for hosts, by their paths from `client/`. */
export type BuildOutputs = Readonly<Record<string, string>>;

/** The files that every build writes for hosts. `site functions` adds others to their folder. */
const HOST_FILES = ['nginx-maps.conf', 'nginx-server.conf', 'vercel.json'].map(
  (name) => `../hosts/${name}`,
);

/**
 * Records the files that a build has written beside the pages, in `dist/cache/outputs.json`. `pageFolders` are folders that contain only
 * pages, so they are not read.
 */
export function recordOutputs(
  distDir: string,
  pageFolders?: ReadonlyMap<string, FolderState>,
): void {
  const client = join(distDir, 'client');
  saveValue(fileOf(distDir), outputsIn(client, filesBelow(client, pageFolders)));
}

/** Returns the files that the last build wrote beside the pages, or `undefined` if no build has recorded them. */
export function recordedOutputs(distDir: string): BuildOutputs | undefined {
  return lastValue<BuildOutputs>(fileOf(distDir));
}

/**
 * Returns the hashes of the files of the folder `client/` that are not pages, and of the files for hosts that exist. `files` are the files of
 * the folder, by default all below it.
 */
export function outputsIn(
  folder: string,
  files: Iterable<string> = filesBelow(folder),
): BuildOutputs {
  const hashOf = (file: string) => fileHash(join(folder, file));
  return Object.fromEntries([
    ...[...files]
      .filter((file) => !file.endsWith('.html'))
      .map((file): [string, string] => [file, hashOf(file) ?? '']),
    ...HOST_FILES.flatMap((file): [string, string][] => {
      const hash = hashOf(file);
      return hash === undefined ? [] : [[file, hash]];
    }),
  ]);
}

function fileOf(distDir: string): string {
  return join(distDir, 'cache', 'outputs.json');
}
