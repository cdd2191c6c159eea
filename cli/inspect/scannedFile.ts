import type { PageFault } from './pageFault.ts';

/** A use of an address in a file beside the pages: its kind and the address, as in "page https://…", and its offset in the file. */
export type FileUse = readonly [key: string, offset: number];

/** A scanned file beside the pages. */
export interface ScannedFile {
  uses: FileUse[];
  /** The faults that can be found without other files. */
  faults: PageFault[];
}

/** Returns the address and the offset of each use of a kind. */
export function usesOf(kind: string, { uses }: ScannedFile): { address: string; offset: number }[] {
  return uses.flatMap(([key, offset]) =>
    key.startsWith(`${kind} `) ? [{ address: key.slice(kind.length + 1), offset }] : [],
  );
}
