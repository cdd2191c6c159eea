import { join } from 'node:path';
import { fileHash } from '#cli/files/fileHash.ts';
import { filesBelow } from '#cli/files/filesBelow.ts';
import type { FolderState } from '#cli/files/scanFolder.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { jsonIn } from './cacheValue.ts';

/** The hashes of the published files that are not pages, by their paths below `client/`. */
export type BuildOutputs = Readonly<Record<string, string>>;

/**
 * Records the files that a build has published beside the pages, in `dist/cache/outputs.json`. `pageFolders` are folders that contain only
 * pages, so they are not read.
 */
export function recordOutputs(
  distDir: string,
  pageFolders?: ReadonlyMap<string, FolderState>,
): void {
  const client = join(distDir, 'client');
  const outputs = outputsIn(client, filesBelow(client, pageFolders));
  writeFileAtomic(fileOf(distDir), JSON.stringify(outputs));
}

/** Returns the files that the last build published beside the pages, or `undefined` if no build has recorded them. */
export function recordedOutputs(distDir: string): BuildOutputs | undefined {
  return jsonIn<BuildOutputs>(fileOf(distDir));
}

/** Returns the hashes of the files of a folder that are not pages, by their relative paths. `files` are the files, by default all below it. */
export function outputsIn(
  folder: string,
  files: Iterable<string> = filesBelow(folder),
): BuildOutputs {
  return Object.fromEntries(
    [...files]
      .filter((file) => !file.endsWith('.html'))
      .map((file) => [file, fileHash(join(folder, file)) ?? '']),
  );
}

function fileOf(distDir: string): string {
  return join(distDir, 'cache', 'outputs.json');
}
