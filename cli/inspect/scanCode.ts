import { addressesInStyles } from '#cli/files/addressesInStyles.ts';
import type { FileUse, ScannedFile } from './scannedFile.ts';
import { fileAddress, siteAddress } from './siteAddress.ts';

/** A file of code, and the URL of its site, without a slash at its end. */
interface CodeFile {
  file: string;
  url: string;
}

/** Addresses of modules that a script imports. Names of packages do not start with a dot or a slash. */
const IMPORTS = /\b(?:from|import)\s*\(?\s*(["'`])(\.{0,2}\/[^"'`\s$]+)\1/g;

/** Whole addresses of files in texts of a script. Vite writes those of chunks that it loads early without a slash at their start. */
const FILES =
  /(["'`])((?:\/(?!\/)|assets\/)[\w./@-]+\.(?:m?js|css|json|xml|txt|html|pdf|svg|png|webp|avif|jpe?g|gif|ico|woff2?|mp4|webm))\1/g;

/** Returns the files of this site that a style sheet loads: `file` and the path. */
export function scanStyles(text: string, place: CodeFile): ScannedFile {
  return filesOf(addressesInStyles(text), place);
}

/** Returns the files of this site that a script imports or names: `file` and the path. */
export function scanScript(text: string, place: CodeFile): ScannedFile {
  const imported = [...text.matchAll(IMPORTS)].map(({ 2: address, index }) => ({
    address,
    offset: index,
  }));
  const named = [...text.matchAll(FILES)].map(({ 2: address, index }) => ({
    address: address?.replace(/^assets\//, '/$&'),
    offset: index,
  }));
  return filesOf([...imported, ...named], place);
}

/** Returns the first use of each file of this site. */
function filesOf(
  found: readonly { address: string | undefined; offset: number }[],
  place: CodeFile,
): ScannedFile {
  const offsets = new Map<string, number>();
  for (const { address, offset } of found) {
    // A part of the same file, such as a gradient, has only an anchor.
    if (!address || address.startsWith('#')) continue;
    const own = siteAddress(address, place);
    const path = own && fileAddress(own);
    if (path && !offsets.has(path)) offsets.set(path, offset);
  }
  return {
    uses: [...offsets].map(([path, offset]): FileUse => [`file ${path}`, offset]),
    faults: [],
  };
}
