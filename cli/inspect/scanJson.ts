import type { FileUse, ScannedFile } from './scannedFile.ts';
import { siteAddress } from './siteAddress.ts';

/** A JSON file, and the URL of its site, without a slash at its end. */
interface JsonFile {
  file: string;
  url: string;
}

/** Returns the icons and screenshots that a web app manifest names, and the pages that it opens: `file` or `link`, and the path. */
export function scanManifest(text: string, place: JsonFile): ScannedFile {
  return scanJson(text, place, (data) => [
    ...textsOf(data, ['src']).map((address) => ({ kind: 'file', address }) as const),
    ...textsOf(data, ['start_url', 'url']).map((address) => ({ kind: 'link', address }) as const),
  ]);
}

/** Parses a JSON file and returns its addresses of this site, or the fault of a file that is no JSON. */
function scanJson(
  text: string,
  place: JsonFile,
  addressesIn: (data: unknown) => { kind: 'file' | 'link'; address: string }[],
): ScannedFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Messages about a wrong character have no position.
    const position = Number(/at position (\d+)/.exec(reason)?.[1] ?? 0);
    const offset = reason.startsWith('Unexpected end') ? text.trimEnd().length : position;
    return { uses: [], faults: [{ code: 'built-file-invalid', args: { reason }, offset }] };
  }
  const uses = addressesIn(data).flatMap(({ kind, address }): FileUse[] => {
    const path = siteAddress(address, place);
    // A value that is written with escapes is at the start of the file.
    const offset = Math.max(0, text.indexOf(JSON.stringify(address)));
    return path === undefined ? [] : [[`${kind} ${path}`, offset]];
  });
  return { uses, faults: [] };
}

/** Returns the texts that have one of some names, at any depth. */
function textsOf(data: unknown, names: readonly string[]): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'string' && names.includes(name) ? [value] : textsOf(value, names),
  );
}
