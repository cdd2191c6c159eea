import { readFileSync } from 'node:fs';
import type { ParsedSource } from '#cli/model/parsedSource.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';

/** A parsed file without problems. */
export type CachedSource = Omit<ParsedSource, 'body' | 'fixed'> & { markdown: Markdown };

/**
 * Parsed files by the hash of their text. Parsing YAML and Markdown is the slowest part of loading content. Only files without
 * problems are cached, so that every run reports an error again.
 */
export interface ParseCache {
  get(key: string): CachedSource | undefined;
  set(key: string, parsed: CachedSource): void;
  /** Writes the entries that were read or set since the cache was opened, and drops all others. */
  save(): void;
}

/** Opens the cache in `file`. It is empty if the file is missing or damaged, or was written with another `stamp`, a hash of the code. */
export function openParseCache(file: string, stamp: string): ParseCache {
  const old = readCache(file, stamp);
  const used = new Map<string, CachedSource>();
  let changed = false;
  return {
    get(key) {
      const parsed = used.get(key) ?? old.get(key);
      if (parsed) used.set(key, parsed);
      return parsed;
    },
    set(key, parsed) {
      used.set(key, parsed);
      changed = true;
    },
    save() {
      if (!changed && used.size === old.size) return;
      writeFileAtomic(file, JSON.stringify({ stamp, sources: [...used] }));
    },
  };
}

/** Returns a cache that stores nothing and does not use the disk. */
export function emptyParseCache(): ParseCache {
  return { get: () => undefined, set: () => {}, save: () => {} };
}

function readCache(file: string, stamp: string): Map<string, CachedSource> {
  try {
    const cache: { stamp: string; sources: [string, CachedSource][] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return cache.stamp === stamp ? new Map(cache.sources) : new Map();
  } catch {
    return new Map();
  }
}
