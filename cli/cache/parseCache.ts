import type { ParsedSource } from '#cli/model/parsedSource.ts';
import { dirname, join } from 'node:path';
import { lazily } from '#schemas/lazily.ts';
import type { TownSummary } from '#cli/model/content.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import { readLines, saveLines, valueOf } from './keyedLines.ts';
import { noSourceStates, openSourceStates } from './sourceStates.ts';
import type { SourceStates } from './sourceStates.ts';

/** The part of a parsed file that is needed before its fields. */
interface SourceHead {
  /** The line of the file on which the body starts, from 1. */
  bodyLine: number;
  hasBody?: boolean;
  /** The collection or single file that the fields were found to be those of, if they were compared. */
  kind?: string;
  /** See `Entry`. */
  isPlain?: true;
  summary?: TownSummary;
}

/** A parsed file without problems. The fields and the body are parsed when they are first read, because most runs need few of them. */
export type CachedSource = SourceHead & Pick<ParsedSource, 'data'> & { markdown: Markdown };

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

/**
 * Opens the cache in `file`, with the states of the files beside it, or with those that are given. It is empty if the file is missing or
 * damaged, or was written with another `stamp`, a hash of the code.
 */
export function openParseCache(
  file: string,
  stamp: string,
  sources = openSourceStates(join(dirname(file), 'sources.json'), stamp),
): ParseCache {
  const old = readLines(file, stamp);
  const used = new Map<string, CachedSource>();
  const fresh = new Set<string>();
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

/** Returns a line of the cache: what is known about a source, its fields and body without the tree of the body, and that tree. */
function lineOf({ data, markdown: { tree, ...markdown }, ...head }: CachedSource): string {
  return [head, { data, markdown }, tree].map((part) => JSON.stringify(part)).join('\t');
}

/** Returns the source in a line, or `undefined` if the line is damaged. */
function sourceIn(line: Buffer): CachedSource | undefined {
  const first = line.indexOf('\t');
  const second = line.indexOf('\t', first + 1);
  const head = first < 0 || second < 0 ? undefined : valueOf<SourceHead>(line.subarray(0, first));
  if (!head) return undefined;
  const source = lazily((): Pick<CachedSource, 'data' | 'markdown'> => {
    const { data, markdown } = JSON.parse(line.toString('utf8', first + 1, second));
    const tree = lazily((): Markdown['tree'] => JSON.parse(line.toString('utf8', second + 1)));
    return {
      data,
      markdown: {
        ...markdown,
        get tree() {
          return tree();
        },
      },
    };
  });
  return {
    ...head,
    get data() {
      return source().data;
    },
    get markdown() {
      return source().markdown;
    },
  };
}
