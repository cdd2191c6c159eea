import { matchesGlob } from 'node:path/posix';
import { runInNewContext } from 'node:vm';
import { pathIn } from '#cli/plan/normalisePath.ts';

/** The time that all paths may take, in milliseconds. An ordinary glob takes a tenth of a second for 5,000 paths. */
const TIMEOUT = 2000;

/**
 * Returns the paths that match a glob, which may be spelt as any address: with capitals, with an origin, with a slash at its end, or without one
 * at its start. Throws if that takes too long: alternatives of alternatives and wildcards beside wildcards can have more readings than a
 * computer can try.
 */
export function pathsThatMatch(paths: readonly string[], glob: string): readonly string[] {
  let matching: readonly string[] = [];
  const match = () => {
    const normal = normalGlob(glob);
    matching = paths.filter((path) => matchesGlob(path, normal));
  };
  try {
    // Only code that runs in a context can be stopped.
    runInNewContext('match()', { match }, { timeout: TIMEOUT });
  } catch (cause) {
    throw Object.assign(new Error(glob.slice(0, 100), { cause }), { code: 'GLOB_TOO_WIDE' });
  }
  return matching;
}

/** Returns a glob as the paths of pages are spelt. A question mark is a wildcard, unless it starts the query of a URL. */
function normalGlob(glob: string): string {
  const path = /^https?:/i.test(glob) ? pathIn(glob) || '/' : glob.replace(/^(?=[\w-])/, '/');
  return path.toLowerCase().replace(/(?<=[^/])\/+$/, '');
}
