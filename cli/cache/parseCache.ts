import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ParsedSource } from '#cli/load/parseSource.ts';
import type { Markdown } from '#cli/load/parseMarkdown.ts';
import { writeFileAtomic } from '#cli/write/writeFileAtomic.ts';

/** A parsed file that had no problems. */
export type CachedSource = Omit<ParsedSource, 'body'> & { markdown: Markdown };

/**
 * Parsed files by the hash of their text: parsing YAML and Markdown is the dearest part of reading content. Only files
 * without problems are kept, so that an error is always found anew.
 */
export interface ParseCache {
  get(key: string): CachedSource | undefined;
  set(key: string, parsed: CachedSource): void;
  /** Keeps what was asked for since opening, and nothing else. */
  save(): void;
}

/** Files whose change makes everything parsed before worthless. */
const PARSERS = [
  '../load/parseSource.ts',
  '../load/parseMarkdown.ts',
  '../load/forbiddenCharacters.ts',
  '../load/sanitiseBody.ts',
  '../../content/schemas/bodyHtml.ts',
  '../load/codeBlocks.ts',
  '../load/highlightCode.ts',
  '../load/countWords.ts',
  './parseCache.ts',
  '../../package-lock.json',
];

/** Opens the cache in `file`. A cache that is missing, damaged or of another version of the parsers is empty. */
export function openParseCache(file: string): ParseCache {
  const stamp = parserStamp();
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

/** A cache for one run that touches no disk. */
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

function parserStamp(): string {
  const hash = createHash('sha1');
  for (const file of PARSERS) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex');
}
