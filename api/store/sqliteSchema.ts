import { StoreUnavailable } from './StoreUnavailable.ts';
import type { DatabaseSync } from 'node:sqlite';

/** The migrations from each version of the database to the next. Only add to them, because files of every version exist. */
const migrations = [
  `
  CREATE TABLE enquiries (
    id TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    page TEXT NOT NULL,
    address_hash TEXT NOT NULL,
    spam INTEGER NOT NULL,
    flags TEXT NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at, id);

  CREATE TABLE notifications (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT NOT NULL DEFAULT '',
    delivered_at INTEGER,
    PRIMARY KEY (enquiry_id, channel)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notifications_due ON notifications (next_at) WHERE state = 'pending';
  CREATE INDEX notifications_failed ON notifications (enquiry_id) WHERE state = 'failed';

  CREATE TABLE not_found_visits (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at INTEGER NOT NULL,
    attempted_url TEXT NOT NULL,
    referrer TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    device_type TEXT NOT NULL,
    pathname TEXT NOT NULL,
    search TEXT NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX not_found_visits_by_path ON not_found_visits (pathname, received_at);

  CREATE TABLE used_proofs (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE salts (day TEXT PRIMARY KEY, salt TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,

  // A notification for each recipient. Those of version 1 have no address and mean one mail to every address of MAIL_TO.
  `
  ALTER TABLE enquiries ADD COLUMN body_hash TEXT NOT NULL DEFAULT '';

  ALTER TABLE notifications RENAME TO notifications_1;
  CREATE TABLE notifications (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    address TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT 'pending',
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    claimed_until INTEGER NOT NULL DEFAULT 0,
    last_error TEXT NOT NULL DEFAULT '',
    delivered_at INTEGER,
    PRIMARY KEY (enquiry_id, channel, address)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO notifications (enquiry_id, channel, state, attempts, next_at, claimed_until, last_error, delivered_at)
    SELECT enquiry_id, channel, state, attempts, next_at, claimed_until, last_error, delivered_at FROM notifications_1;
  DROP TABLE notifications_1;
  CREATE INDEX notifications_due ON notifications (next_at) WHERE state = 'pending';
  CREATE INDEX notifications_failed ON notifications (enquiry_id) WHERE state = 'failed';
  `,
];

/** Prepares a connection, and migrates the database if it is new or of an older version. Throws if it is newer than this code. */
export function migrate(db: DatabaseSync): void {
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
  `);
  const versionOf = () => Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (versionOf() === migrations.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    // Checked again inside the transaction, because another process may have migrated it first.
    const version = versionOf();
    if (version > migrations.length) {
      throw new StoreUnavailable(
        'config',
        `The database has version ${version}. This code supports version ${migrations.length}. Run the newer code, or set ENQUIRIES_DB to another file.`,
      );
    }
    for (const migration of migrations.slice(version)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
