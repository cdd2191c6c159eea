import type { KnownEntries } from '#cli/model/knownEntries.ts';
import { lastValue, saveValue } from './cacheValue.ts';

/** The known entries of all checks, in one file: those in which a check found nothing. */
export interface KnownEntryFile {
  /** Returns the known entries of a check by its name. `key` stands for everything else that its result depends on. */
  of(check: string, key: string): KnownEntries;
  /** Writes the entries that were read or added since the file was opened, and drops all others. Does nothing if no entry or key is new. */
  save(): void;
}

/** The known entries of a check, as the file has them: each the name of its file and its hash. */
interface Kept {
  key: string;
  entries: string[];
}

/** Opens the known entries in `file`. There are none if the file is missing or damaged. */
export function openKnownEntries(file: string): KnownEntryFile {
  const old = new Map(Object.entries(lastValue<Record<string, Kept>>(file) ?? {}));
  const now = new Map<string, { key: string; entries: Set<string> }>();
  let isChanged = false;
  return {
    of(check, key) {
      const last = old.get(check);
      const kept = new Set(last?.key === key ? last.entries : []);
      const entries = new Set<string>();
      now.set(check, { key, entries });
      if (last?.key !== key) isChanged = true;
      return {
        has(entry) {
          const one = nameOf(entry);
          const isKnown = kept.has(one);
          if (isKnown) entries.add(one);
          return isKnown;
        },
        add(entry) {
          const one = nameOf(entry);
          if (!entries.has(one)) isChanged = true;
          entries.add(one);
        },
      };
    },
    save() {
      if (!isChanged) return;
      const kept = Array.from(now, ([check, { key, entries }]): [string, Kept] => [
        check,
        { key, entries: [...entries] },
      ]);
      saveValue(file, Object.fromEntries(kept));
    },
  };
}

function nameOf({ file, hash }: { file: string; hash: string }): string {
  return `${hash} ${file}`;
}
