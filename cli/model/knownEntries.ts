import type { Entry } from './content.ts';

/** The entries in which a check of single entries found nothing, so that it need not look at them again. */
export interface KnownEntries {
  has(entry: HashedEntry): boolean;
  add(entry: HashedEntry): void;
}

type HashedEntry = Pick<Entry<unknown>, 'file' | 'hash'>;
