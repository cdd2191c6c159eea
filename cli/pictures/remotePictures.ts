import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageSize } from '#cli/model/images.ts';
import { pictureFamily } from './pictureFamily.ts';
import { fileHash } from '#cli/files/fileHash.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import { checkPicture } from './checkPicture.ts';
import type { DownloadFault, PictureFault } from '#cli/model/pictureFault.ts';
import type { Validators } from './downloadFile.ts';

/** The folder of the site for pictures from other servers. Each is named after a hash of the file that was downloaded. */
export const FETCHED_PICTURES = '/images/fetched/';

/** The maximum size of a picture, in bytes. Photographs from cameras stay below it. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** The timeout of the download of one picture, in milliseconds. */
const TIMEOUT = 20_000;

/** The number of pictures that are downloaded and resized at the same time. */
const AT_ONCE = 4;

/** A picture of the site that was made from a picture on another server. */
export interface FetchedPicture extends ImageSize {
  /** The path of its largest WebP file on the site; `pictureFamily` returns the others. */
  src: string;
}

export type FetchResult = { picture: FetchedPicture } | { fault: PictureFault };

/** The pictures of other servers that content names. Each is fetched once in a run. */
export interface RemotePictures {
  /** Fetches the pictures at these addresses. Resolves with the results by address. */
  fetchAll(urls: readonly string[]): Promise<ReadonlyMap<string, FetchResult>>;
}

/** The cached result for an address: an entry of `dist/cache/pictures/index.json`. */
interface Note {
  picture: FetchedPicture;
  validators: Validators;
  /** The hashes of its files by their paths. */
  hashes: Record<string, string | undefined>;
}

/**
 * Opens the cache of pictures in `dist/cache/pictures/`. Later builds reuse its files if the server says that they have not changed, or if
 * the server is unavailable. `trustedOrigin` is the origin of the configured database.
 */
export function openRemotePictures(
  distDir: string,
  trustedOrigin: string,
  timeout = TIMEOUT,
): RemotePictures {
  const folder = pictureCache(distDir);
  const file = join(folder, 'index.json');
  const notes = readNotes(file);
  const results = new Map<string, FetchResult>();
  /** The hosts that did not answer. Waiting again for each of their pictures could take hours. */
  const silentHosts = new Map<string, DownloadFault>();

  const fetchOne = async (url: string): Promise<FetchResult> => {
    const { host, href } = new URL(url);
    const note = notes.get(href);
    const kept = note && isWhole(note, folder) ? note : undefined;
    const silent = silentHosts.get(host);
    // Loaded only if there are pictures: the lists of private networks take a tenth of the time of `site validate`.
    const { downloadFile } = await import('./downloadFile.ts');
    const download = silent
      ? { fault: silent }
      : await downloadFile(href, {
          trustedOrigin,
          limit: MAX_PICTURE_BYTES,
          timeout,
          known: kept?.validators,
        });
    if ('fault' in download) {
      const { fault } = download;
      if (isSilence(fault)) silentHosts.set(host, fault);
      return kept && isPassing(fault) ? { picture: kept.picture } : { fault };
    }
    if ('unchanged' in download) {
      return kept ? { picture: kept.picture } : { fault: { reason: 'status', status: 304 } };
    }
    const made = await makePicture(download.bytes, folder, [...notes.values()]);
    if ('picture' in made) {
      const hashes = hashesOf(made.picture, folder);
      notes.set(href, { ...made, validators: download.validators, hashes });
    }
    return made;
  };

  return {
    async fetchAll(urls) {
      const todo = [...new Set(urls)].filter((url) => !results.has(url));
      const before = JSON.stringify([...notes]);
      const work = async () => {
        for (let url = todo.shift(); url !== undefined; url = todo.shift()) {
          results.set(url, await fetchOne(url));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const after = JSON.stringify([...notes]);
      if (after !== before) writeFileAtomic(file, after);
      return results;
    },
  };
}

/** Returns the folder that corresponds to the root of the site in the cache of fetched pictures. */
export function pictureCache(distDir: string): string {
  return join(distDir, 'cache', 'pictures');
}

/** Resizes a picture like the other pictures of the site, unless the same file was resized before. */
async function makePicture(
  bytes: Buffer,
  folder: string,
  notes: readonly Note[],
): Promise<FetchResult> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const src = `${FETCHED_PICTURES}${name}.webp`;
  const same = notes.find((note) => note.picture.src === src && isWhole(note, folder));
  if (same) return { picture: same.picture };
  const checked = await checkPicture(bytes);
  if ('fault' in checked) return checked;
  // This module is loaded here, so that a build without new pictures never loads it.
  const { writePicture } = await import('./writePicture.ts');
  const { width, height } = await writePicture(checked.picture, src, folder);
  return { picture: { src, width, height } };
}

/** Returns whether the files of a picture have the bytes that they were written with. */
function isWhole({ picture, hashes }: Note, folder: string): boolean {
  return Object.entries(hashesOf(picture, folder)).every(
    ([path, hash]) => hash !== undefined && hash === hashes[path],
  );
}

function hashesOf(picture: FetchedPicture, folder: string): Note['hashes'] {
  return Object.fromEntries(
    pictureFamily(picture).map(({ path }) => [path, fileHash(join(folder, path))]),
  );
}

function isSilence({ reason }: DownloadFault): boolean {
  return reason === 'too-slow' || reason === 'unreachable' || reason === 'unknown-host';
}

/** Returns whether a fault is probably temporary. If so, the picture that was fetched before is used. */
function isPassing(fault: DownloadFault): boolean {
  return (
    isSilence(fault) || (fault.reason === 'status' && (fault.status >= 500 || fault.status === 429))
  );
}

function readNotes(file: string): Map<string, Note> {
  try {
    const notes = JSON.parse(readFileSync(file, 'utf8')) as [string, Note][];
    return new Map(notes.filter(([, { picture, hashes }]) => picture.src && hashes));
  } catch {
    // The file is missing or damaged, so every picture is fetched.
    return new Map();
  }
}
