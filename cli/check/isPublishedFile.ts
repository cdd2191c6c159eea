import { feedFiles } from '#cli/resolve/feedFiles.ts';

/** Files that the build writes besides pages, by their paths below the site. */
const written: ReadonlySet<string> = new Set([...feedFiles, 'sitemap.xml', 'robots.txt']);

/** Returns whether a path is that of a file that visitors can open: one of `public/`, or one that the build writes. */
export function isPublishedFile(path: string, publicFiles: readonly string[]): boolean {
  const name = path.slice(1);
  return written.has(name) || publicFiles.includes(name);
}
