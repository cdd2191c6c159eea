import { statfsSync } from 'node:fs';
import type { EnquiryStore } from './enquiryStore.ts';
import { almostFullDisk } from './sqliteFailure.ts';
import type { SqliteTransactions } from './sqliteTransactions.ts';

/** The minimum free space, in bytes: enough for a hundred of the largest enquiries and the write-ahead log. */
const MIN_FREE_SPACE = 8 * 1024 * 1024;

/**
 * Returns the method of the embedded store that checks whether an enquiry could be kept. It checks the free space too, because a small row
 * may still fit when an enquiry does not.
 */
export function sqliteProbe(
  { sql, write }: SqliteTransactions,
  file: string,
  minFreeSpace = MIN_FREE_SPACE,
): Pick<EnquiryStore, 'probe'> {
  return {
    probe: async () => {
      await write(() => {
        sql("DELETE FROM used_proofs WHERE id = 'probe'").run();
        sql("INSERT INTO used_proofs (id, expires_at) VALUES ('probe', 0)").run();
      });
      if (freeSpace(file) < minFreeSpace) throw almostFullDisk(file);
    },
  };
}

/**
 * Returns the free space of the file system of a file that this process may use, in bytes. It excludes the space that is reserved for the
 * superuser.
 */
function freeSpace(file: string): number {
  const { bsize, bavail, bfree } = statfsSync(file);
  return bsize * (process.getuid?.() === 0 ? bfree : bavail);
}
