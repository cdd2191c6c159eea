import { CommitQueue } from './commitQueue.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { SqliteConnection } from './sqliteConnection.ts';
import type { ConnectionOptions } from './sqliteConnection.ts';
import { sqliteEnquiries } from './sqliteEnquiries.ts';
import { sqliteNotifications } from './sqliteNotifications.ts';
import { sqliteProbe } from './sqliteProbe.ts';
import { sqliteSecrets } from './sqliteSecrets.ts';
import { sqliteTransactions } from './sqliteTransactions.ts';
import { sqliteVisits } from './sqliteVisits.ts';
import { startUpkeep } from './upkeep.ts';
import type { UpkeepTimes } from './upkeep.ts';

export interface SqliteStoreOptions extends ConnectionOptions {
  /** The times of the maintenance; by default those of `startUpkeep`. */
  upkeep?: UpkeepTimes;
}

/**
 * Opens the embedded store: one SQLite file, for sites whose server has a disk. Nothing needs to be installed or configured.
 *
 * Everything that was acknowledged is on disk, and survives the loss of power and of the process. Enquiries that arrive together share
 * one commit. Several processes may use the file at once. Creates the file and its folder; rejects with `StoreUnavailable` if it
 * cannot. All work is done in the calling thread, which waits for the disk and for locks of other programs: servers use `threadedStore`.
 */
export async function openSqliteStore(
  file: string,
  options: SqliteStoreOptions = {},
): Promise<EnquiryStore> {
  const connection = new SqliteConnection(file, options);
  const queue = new CommitQueue(connection);
  const stopUpkeep = startUpkeep(connection, queue, options.upkeep);
  const db = sqliteTransactions(connection, queue);
  return {
    ...sqliteEnquiries(db),
    ...sqliteNotifications(db),
    ...sqliteVisits(db),
    ...sqliteSecrets(db),
    ...sqliteProbe(db, file, options.minFreeSpace),
    close: async () => {
      stopUpkeep();
      await queue.drain();
      connection.close();
    },
  };
}
