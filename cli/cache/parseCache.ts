import type { ParsedSource } from '#cli/model/parsedSource.ts';
import { dirname, join } from 'node:path';
import type { Markdown } from '#cli/model/markdown.ts';
import { readLines, saveLines, valueOf } from './keyedLines.ts';
import { noSourceStates, openSourceStates } from './sourceStates.ts';
import type { SourceStates } from './sourceStates.ts';

/** A parsed file without problems. */
export type CachedSource = Omit<ParsedSource, 'body' | 'fixed'> & {
  markdown: Markdown;
  /** Whether the text has nothing that other code looks for in texts; see `Entry`. */
  isPlain?: true;
};

/**
 * Parsed files by the hash of their text. Parsing YAML and Markdown is the slowest part of loading content. Only files without
 * problems are cached, so that every run reports an error again.
 */
export interface ParseCache {
  get(key: string): CachedSource | undefined;
  set(key: string, parsed: CachedSource): void;
  /** The keys of files that have not changed, so that they need not be read. */
  sources: SourceStates;
  /** Writes the entries that were read or set since the cache was opened. Drops others once they take much of the file. */
  save(): void;
}

/** Opens the cache in `file`, with the states of the files beside it. It is empty if the file is missing or damaged, or was written with another `stamp`, a hash of the code. */
export function openParseCache(file: string, stamp: string): ParseCache {
  const old = readLines(file, stamp);
  const used = new Map<string, CachedSource>();
  const fresh = new Set<string>();
  const sources = openSourceStates(join(dirname(file), 'sources.json'), stamp);
  return {
    get(key) {
      const line = old.values.get(key);
      const parsed = used.get(key) ?? (line && sourceIn(line));
      if (parsed) used.set(key, parsed);
      return parsed;
    },
    set(key, parsed) {
      used.set(key, parsed);
      fresh.add(key);
    },
    sources,
    save() {
      sources.save();
      const lines = [...used].map(([key, source]) => {
        const line = fresh.has(key) ? undefined : old.values.get(key);
        return [key, line ?? lineOf(source)] as const;
      });
      saveLines(file, old, new Map(lines));
    },
  };
}

/** Returns a cache that stores nothing and does not use the disk. */
export function emptyParseCache(): ParseCache {
  return { get: () => undefined, set: () => {}, sources: noSourceStates(), save: () => {} };
}

/** Returns a line of the cache: a source without the tree of its body, and the tree. */
function lineOf({ markdown: { tree, ...markdown }, ...source }: CachedSource): string {
  return `${JSON.stringify({ ...source, markdown })}\t${JSON.stringify(tree)}`;
}

/**
 * Returns the source in a line, or `undefined` if the line is damaged. The tree is parsed when it is first read, because most runs need few
 * trees.
 */
function sourceIn(line: Buffer): CachedSource | undefined {
  const tab = line.indexOf('\t');
  const source = tab < 0 ? undefined : valueOf<CachedSource>(line.subarray(0, tab));
  if (!source) return undefined;
  let tree: Markdown['tree'] | undefined;
  return {
    ...source,
    markdown: {
      ...source.markdown,
      get tree() {
        return (tree ??= JSON.parse(line.toString('utf8', tab + 1)) as Markdown['tree']);
      },
    },
  };
}
