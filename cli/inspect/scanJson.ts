import { z } from 'zod';
import { BlogIndexSchema } from '#schemas/generated/blogIndex.ts';
import { LocationIndexSchema } from '#schemas/generated/locationIndex.ts';
import { SearchIndexSchema } from '#schemas/generated/searchIndex.ts';
import { entryPages } from '#schemas/pageTypes.ts';
import { unpackTowns } from '#schemas/packedTowns.ts';
import type { PageFault } from './pageFault.ts';
import type { FileUse, ScannedFile } from './scannedFile.ts';
import { siteAddress } from './siteAddress.ts';

/** A JSON file, and the URL of its site, without a slash at its end. */
interface JsonFile {
  file: string;
  url: string;
}

/**
 * Returns the icons and screenshots that a web app manifest names, and the pages that it opens: `file` or `link`, and the path. A picture of
 * one size also follows that, as in `192x192 /path`.
 */
export function scanManifest(text: string, place: JsonFile): ScannedFile {
  return scanJson(text, place, (data) => [
    ...textsOf(data, ['src']).map(file),
    ...picturesIn(data),
    ...textsOf(data, ['start_url', 'url']).map(link),
  ]);
}

/** Returns the pages that the index of the search names. */
export function scanSearchIndex(text: string, place: JsonFile): ScannedFile {
  return scanJson(text, place, (data) => {
    const { entries, variants } = SearchIndexSchema.parse(data);
    return [...entries.map(([, path]) => path), ...variants.map((variant) => variant[3])].map(link);
  });
}

/** Returns the posts that the index of the blog names, and their pictures. */
export function scanBlogIndex(text: string, place: JsonFile): ScannedFile {
  return scanJson(text, place, (data) =>
    BlogIndexSchema.parse(data).posts.flatMap(([slug, , , , , , picture]) => [
      { ...link(`${entryPages.posts.basePath}/${slug}`), text: slug },
      ...(picture ? [file(picture[0])] : []),
    ]),
  );
}

/** Returns the towns that the index of locations names. */
export function scanLocationIndex(text: string, place: JsonFile): ScannedFile {
  return scanJson(text, place, (data) =>
    unpackTowns(LocationIndexSchema.parse(data).towns).map(({ name, slug }) => ({
      ...link(`${entryPages.towns.basePath}/${slug}`),
      text: name,
    })),
  );
}

/** Returns the pictures of one size, at any depth. */
function picturesIn(data: unknown): JsonAddress[] {
  if (typeof data !== 'object' || data === null) return [];
  const { src, sizes } = data as Record<string, unknown>;
  const isSized = typeof src === 'string' && typeof sizes === 'string' && /^\d+x\d+$/.test(sizes);
  return [
    ...(isSized ? [{ kind: sizes, address: src }] : []),
    ...Object.values(data).flatMap(picturesIn),
  ];
}

/** The number of objects and lists within each other from which data is not read. That of the site has fewer than ten. */
const DEPTH = 100;

/** Parses JSON. Throws an error if it is wrong, or if it has so many lists within each other that no reader expects it. */
export function readJson(text: string): unknown {
  const data: unknown = JSON.parse(text);
  let level = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH)
      throw new Error(`It has more than ${DEPTH} objects or lists within each other`);
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return data;
}

/** Parses a file as JSON. Returns its data, or the fault of a file that is no JSON. */
export function parseJson(text: string): { data?: unknown; fault?: PageFault } {
  try {
    return { data: readJson(text) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Messages about a wrong character have no position.
    const position = Number(/at position (\d+)/.exec(reason)?.[1] ?? 0);
    const offset = reason.startsWith('Unexpected end') ? text.trimEnd().length : position;
    return { fault: { code: 'built-file-invalid', args: { reason }, offset } };
  }
}

/** Returns the texts that have one of some names, at any depth. */
export function textsOf(data: unknown, names: readonly string[]): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && names.includes(name) ? [value] : textsOf(value, names),
  );
}

/** Returns the position of a text in a JSON file, or the start of the file if it is written with escapes. */
export function offsetOf(value: string, text: string): number {
  return Math.max(0, text.indexOf(JSON.stringify(value)));
}

/** An address in a file, and the text at its place if that is another. */
interface JsonAddress {
  /** "file", "link", or the size of a picture. */
  kind: string;
  address: string;
  text?: string;
}

const file = (address: string): JsonAddress => ({ kind: 'file', address });
const link = (address: string): JsonAddress => ({ kind: 'link', address });

/** Returns the addresses of this site that `addressesIn` finds. It throws an error of Zod if the data has not the shape that scripts read. */
function scanJson(
  text: string,
  place: JsonFile,
  addressesIn: (data: unknown) => JsonAddress[],
): ScannedFile {
  const { data, fault } = parseJson(text);
  if (fault) return { uses: [], faults: [fault] };
  try {
    const uses = addressesIn(data).flatMap(
      ({ kind, address, text: shown = address }): FileUse[] => {
        const path = siteAddress(address, place);
        return path === undefined ? [] : [[`${kind} ${path}`, offsetOf(shown, text)]];
      },
    );
    return { uses, faults: [] };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [path = []] = error.issues.map((issue) => issue.path);
    const reason = `The value of ${path.join('.') || 'the whole file'} has another shape than scripts read`;
    return { uses: [], faults: [{ code: 'built-file-invalid', args: { reason }, offset: 0 }] };
  }
}
