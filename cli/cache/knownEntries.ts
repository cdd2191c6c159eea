import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { KnownEntries } from '#cli/model/knownEntries.ts';
import { jsonIn } from './cacheValue.ts';

/** The known entries of all checks, in one file: those in which a check found nothing. */
export interface KnownEntryFile {
  /** Returns the known entries of a check by its name. `key` stands for everything else that its result depends on. */
  of(check: string, key: string): KnownEntries;
  /** Writes the entries that were read or added since the file was opened, and drops all others. */
  save(): void;
}

/** The known entries of a check, as the file has them: the hash of each entry, by the name of its file. */
interface Kept {
  key: string;
  entries: Record<string, string>;
}

/** Opens the known entries in `file`. There are none if the file is missing or damaged. */
export function openKnownEntries(file: string): KnownEntryFile {
  const old = new Map(Object.entries(jsonIn<Record<string, Kept>>(file) ?? {}));
  const now = new Map<string, Kept>();
  let isChanged = false;
  return {
    of(check, key) {
      const last = old.get(check);
      const kept = new Map(last?.key === key ? Object.entries(last.entries) : []);
      const entries: Kept['entries'] = {};
      now.set(check, { key, entries });
      if (last?.key !== key) isChanged = true;
      return {
        has({ file: name, hash }) {
          const isKnown = kept.get(name) === hash;
          if (isKnown) entries[name] = hash;
          return isKnown;
        },
        add({ file: name, hash }) {
          entries[name] = hash;
          isChanged = true;
        },
      };
    },
    save() {
      if (isChanged) writeFileAtomic(file, JSON.stringify(Object.fromEntries(now)));
    },
  };
}
