import { decodePercent } from '#schemas/decodePercent.ts';
import { isReserved } from '#schemas/isReserved.ts';

/** The feeds of the blog, by their paths below the site. */
export const feedPaths = ['blog/feed.xml', 'blog/atom.xml', 'blog/feed.json'] as const;

/** Other files that a build writes for visitors or programs. */
const GENERATED = ['sitemap.xml', 'robots.txt', 'site.webmanifest'];

/** Returns a function that checks whether a link leads to a file: a public one, or one that the build writes. */
export function fileTargets(publicFiles: readonly string[]): (path: string) => boolean {
  const files = new Set(publicFiles.filter((file) => !isReserved(`/${file}`)));
  for (const file of [...feedPaths, ...GENERATED]) files.add(file);
  return (path) => path.startsWith('/') && files.has(decodePercent(path.slice(1)));
}

/** Returns the path of the public file that is meant by one in other letters, or below "public/"; `undefined` if there is none. */
export function similarFile(path: string, publicFiles: readonly string[]): string | undefined {
  const wanted = decodePercent(path)
    .replace(/^[./]*(?:public\/)?/, '')
    .toLowerCase();
  const file = publicFiles.find((name) => name.toLowerCase() === wanted && !isReserved(`/${name}`));
  return file === undefined ? undefined : encodeURI(`/${file}`);
}
