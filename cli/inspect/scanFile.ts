import { sitemapName } from '#schemas/isReserved.ts';
import { scanRedirects } from './checkRedirects.ts';
import { scanRobots } from './checkRobots.ts';
import { scanSitemap } from './checkSitemaps.ts';
import { scanScript, scanStyles } from './scanCode.ts';
import { scanJsonFeed, scanXmlFeed } from './scanFeed.ts';
import { scanBlogIndex, scanLocationIndex, scanManifest, scanSearchIndex } from './scanJson.ts';
import type { ScannedFile } from './scannedFile.ts';

/** The scanners of files beside the pages, by the paths of the files below `client/`. */
const scanners: readonly [
  file: RegExp,
  scan: (text: string, place: { file: string; url: string }) => ScannedFile,
][] = [
  [/^_redirects$/, scanRedirects],
  [/^robots\.txt$/, scanRobots],
  [sitemapName, scanSitemap],
  [/\.css$/, scanStyles],
  [/\.m?js$/, scanScript],
  [/\.webmanifest$/, scanManifest],
  [/^search-index\.json$/, scanSearchIndex],
  [/^location-index\.json$/, scanLocationIndex],
  [/^blog\/search\.json$/, scanBlogIndex],
  [/(?:^|\/)feed\.json$/, scanJsonFeed],
  [/(?:^|\/)(?:feed|atom|rss)\.xml$/, scanXmlFeed],
];

/** Returns whether the text of a file is checked. */
export function isScanned(file: string): boolean {
  return scanners.some(([pattern]) => pattern.test(file));
}

/** Scans the text of a file beside the pages, in a site at `url`. */
export function scanFile(file: string, text: string, url: string): ScannedFile {
  const [, scan] = scanners.find(([pattern]) => pattern.test(file)) ?? [];
  return scan?.(text, { file, url }) ?? { uses: [], faults: [] };
}
