import { scanRedirects } from './checkRedirects.ts';
import { scanRobots } from './checkRobots.ts';
import { scanSitemap } from './checkSitemaps.ts';
import type { ScannedFile } from './scannedFile.ts';

/** The scanners of files beside the pages, by the paths of the files below `client/`. */
const scanners: readonly [file: RegExp, scan: (text: string) => ScannedFile][] = [
  [/^_redirects$/, scanRedirects],
  [/^robots\.txt$/, scanRobots],
  [/^sitemap[\w-]*\.xml$/, scanSitemap],
];

/** Returns whether the text of a file is checked. */
export function isScanned(file: string): boolean {
  return scanners.some(([pattern]) => pattern.test(file));
}

/** Scans the text of a file beside the pages. */
export function scanFile(file: string, text: string): ScannedFile {
  const [, scan] = scanners.find(([pattern]) => pattern.test(file)) ?? [];
  return scan?.(text) ?? { uses: [], faults: [] };
}
