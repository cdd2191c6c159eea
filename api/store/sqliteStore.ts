import { randomBytes } from 'node:crypto';
import type { StatementSync } from 'node:sqlite';
import { CommitQueue } from './commitQueue.ts';
import type { ClaimedNotification, EnquiryStore, Recipient, Saved } from './enquiryStore.ts';
import {
  claimFromRow,
  columnsOfEnquiry,
  dueNotificationsSql,
  enquiryFromRow,
  oneEnquirySql,
  pageOfEnquiriesSql,
  positionOf,
  start,
  wantedPathFromRow,
} from './sqliteRows.ts';
import { SqliteConnection } from './sqliteConnection.ts';
import type { ConnectionOptions } from './sqliteConnection.ts';
import { startUpkeep } from './upkeep.ts';

/** How many enquiries are read at once while they are listed. */
const PAGE = 200;

/**
 * The embedded store: one SQLite file, for sites whose server has a disk. Nothing needs to be installed or configured.
 *
 * What was acknowledged is on disk, and survives the loss of power and of the process. Enquiries that arrive together share one
 * commit. Several processes may use the file at once. Creates the file and its folder; rejects with `StoreUnavailable` if it cannot.
 * All work is done in the calling thread, which waits for the disk and for locks of other programs: servers use `threadedStore`.
 */
export async function openSqliteStore(
  file: string,
  options: ConnectionOptions = {},
): Promise<EnquiryStore> {
  const connection = new SqliteConnection(file, options);
  const queue = new CommitQueue(connection);
  const endUpkeep = startUpkeep(connection, queue);
  const sql = (text: string): StatementSync => connection.prepare(text);
  /** Runs one piece of work in a transaction, which it may share with others. */
  const now = async <Result>(work: () => Result): Promise<Result> => queue.add(work);
  /** Runs work that only reads. */
  const read = <Result>(work: () => Result): Result => connection.read(work);

  /** Makes the notifications of recipients who have not been told pending. */
  const tell = (id: string, recipients: readonly Recipient[], dueAt: number): void => {
    for (const { channel, address } of recipients) {
      const values = { id, channel, address, dueAt };
      // The mail of an older version, to every address, gives way to one for each, unless it was delivered.
      sql(
        `DELETE FROM notifications WHERE enquiry_id = ? AND channel = ?
         AND address = '' AND ? <> '' AND state <> 'delivered'`,
      ).run(id, channel, address);
      sql(
        `INSERT INTO notifications (enquiry_id, channel, address, next_at)
         SELECT :id, :channel, :address, :dueAt WHERE NOT EXISTS (
           SELECT 1 FROM notifications
           WHERE enquiry_id = :id AND channel = :channel AND address = '' AND state = 'delivered')
         ON CONFLICT (enquiry_id, channel, address) DO UPDATE
         SET state = 'pending', attempts = 0, claimed_until = 0, next_at = excluded.next_at, last_error = ''
         WHERE state <> 'delivered'`,
      ).run(values);
    }
  };

  return {
    save: (enquiry, earlier) =>
      now((): Saved => {
        const { id, receivedAt, bodyHash, notify } = enquiry;
        const columns = columnsOfEnquiry(enquiry);
        const kept = sql(
          `SELECT id, body_hash, spam FROM enquiries
           WHERE id = :id OR (id = :earlierId AND received_at >= :since) ORDER BY id = :id DESC`,
        ).get({ id, earlierId: earlier?.id ?? null, since: earlier?.since.getTime() ?? null });
        if (!kept) {
          sql(
            `INSERT INTO enquiries
               (id, received_at, name, email, phone, message, page, address_hash, body_hash, spam, flags)
             VALUES
               (:id, :receivedAt, :name, :email, :phone, :message, :page, :addressHash, :bodyHash, :spam, :flags)`,
          ).run(columns);
          tell(id, notify, receivedAt.getTime());
          return { result: 'created', id };
        }
        const keptId = String(kept.id);
        if (kept.body_hash !== '' && kept.body_hash !== bodyHash) {
          return { result: 'conflict', id: keptId };
        }
        if (kept.spam === 0 || enquiry.spam) return { result: 'repeated', id: keptId };
        sql('UPDATE enquiries SET spam = 0, flags = ? WHERE id = ?').run(columns.flags, keptId);
        tell(keptId, notify, receivedAt.getTime());
        return { result: 'created', id: keptId };
      }),

    saveVisit: (visit, receivedAt, cap) =>
      now(() => {
        const { lastInsertRowid } = sql(
          `INSERT INTO not_found_visits
             (received_at, attempted_url, referrer, user_agent, timestamp, device_type, pathname, search, hash)
           VALUES (:receivedAt, :attemptedUrl, :referrer, :userAgent, :timestamp, :deviceType, :pathname, :search, :hash)`,
        ).run({ ...visit, receivedAt: receivedAt.getTime() });
        sql('DELETE FROM not_found_visits WHERE id <= ?').run(Number(lastInsertRowid) - cap);
      }),

    useProof: (proofId, expiresAt) =>
      now(() => {
        sql('DELETE FROM used_proofs WHERE expires_at < ?').run(Date.now());
        const { changes } = sql(
          'INSERT INTO used_proofs (id, expires_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
        ).run(proofId, expiresAt.getTime());
        return changes === 1;
      }),

    salt: (day) =>
      now(() => {
        sql("DELETE FROM salts WHERE day < date(?, '-1 day')").run(day);
        sql('INSERT INTO salts (day, salt) VALUES (?, ?) ON CONFLICT (day) DO NOTHING').run(
          day,
          randomBytes(32).toString('hex'),
        );
        return String(sql('SELECT salt FROM salts WHERE day = ?').get(day)?.salt);
      }),

    claimDue: ({ now: at, channels, limit, lease, horizon, only }) =>
      now((): ClaimedNotification[] => {
        const time = at.getTime();
        const claimed = sql(dueNotificationsSql)
          .all({ time, horizon, limit, channels: JSON.stringify(channels), only: only ?? null })
          .map(claimFromRow);
        for (const { id, recipient } of claimed) {
          sql(
            `UPDATE notifications SET attempts = attempts + 1, claimed_until = ?
             WHERE enquiry_id = ? AND channel = ? AND address = ?`,
          ).run(time + lease, id, recipient.channel, recipient.address);
        }
        return claimed;
      }),

    settle: (id, { channel, address }, outcome) =>
      now(() => {
        sql(
          `UPDATE notifications
           SET state = :state, last_error = :error, claimed_until = 0, next_at = coalesce(:nextAt, next_at), delivered_at = :deliveredAt
           WHERE enquiry_id = :id AND channel = :channel AND address = :address AND state <> 'delivered'`,
        ).run({
          id,
          channel,
          address,
          state: outcome.state,
          error: outcome.state === 'delivered' ? '' : outcome.error,
          nextAt: outcome.state === 'pending' ? outcome.nextAt.getTime() : null,
          deliveredAt: outcome.state === 'delivered' ? outcome.at.getTime() : null,
        });
      }),

    readdress: (id, { channel, address }, to, at) =>
      now(() => {
        if (to.length === 0) return;
        const { changes } = sql(
          `DELETE FROM notifications
           WHERE enquiry_id = ? AND channel = ? AND address = ? AND state <> 'delivered'`,
        ).run(id, channel, address);
        if (changes === 0) return;
        for (const other of to) {
          sql(
            `INSERT INTO notifications (enquiry_id, channel, address, next_at) VALUES (?, ?, ?, ?)
             ON CONFLICT (enquiry_id, channel, address) DO NOTHING`,
          ).run(id, other.channel, other.address, at.getTime());
        }
      }),

    nextDue: async (channels) => {
      const row = read(() =>
        sql(
          `SELECT min(max(next_at, claimed_until)) AS next FROM notifications
           WHERE state = 'pending' AND channel IN (SELECT value FROM json_each(?))`,
        ).get(JSON.stringify(channels)),
      );
      return typeof row?.next === 'number' ? new Date(row.next) : undefined;
    },

    async *list({ spam = false, failed = false, limit = Infinity } = {}) {
      let left = limit;
      let before = start;
      while (left > 0) {
        const rows = read(() =>
          sql(pageOfEnquiriesSql).all({
            spam: Number(spam),
            failed: Number(failed),
            ...before,
            limit: Math.min(PAGE, left),
          }),
        );
        yield* rows.map(enquiryFromRow);
        left -= rows.length;
        const last = rows.at(-1);
        if (!last) return;
        before = positionOf(last);
      }
    },

    get: async (id) => {
      const row = read(() => sql(oneEnquirySql).get(id));
      return row && enquiryFromRow(row);
    },

    markSpam: (id, spam, notify) =>
      now(() => {
        const { changes } = sql('UPDATE enquiries SET spam = ? WHERE id = ?').run(Number(spam), id);
        if (changes === 0) return false;
        if (spam) {
          sql("DELETE FROM notifications WHERE enquiry_id = ? AND state = 'pending'").run(id);
          return true;
        }
        tell(id, notify, Date.now());
        return true;
      }),

    makeDue: ({ now: at, failed }) =>
      now(() => {
        const time = at.getTime();
        sql(
          `UPDATE notifications SET next_at = :time
           WHERE state = 'pending' AND claimed_until <= :time AND next_at > :time`,
        ).run({ time });
        if (failed) {
          sql(
            `UPDATE notifications SET state = 'pending', attempts = 0, claimed_until = 0, next_at = ?
             WHERE state = 'failed' AND enquiry_id IN (SELECT id FROM enquiries WHERE spam = 0)`,
          ).run(time);
        }
        const row = sql(
          `SELECT count(*) AS due FROM notifications
           WHERE state = 'pending' AND claimed_until <= :time AND next_at <= :time`,
        ).get({ time });
        return Number(row?.due);
      }),

    countFailed: async () => {
      const row = read(() =>
        sql(
          `SELECT count(*) AS failed FROM notifications n JOIN enquiries e ON e.id = n.enquiry_id
           WHERE n.state = 'failed' AND e.spam = 0`,
        ).get(),
      );
      return Number(row?.failed);
    },

    erase: async (id) => {
      const { changes } = await now(() => sql('DELETE FROM enquiries WHERE id = ?').run(id));
      connection.overwriteDeleted();
      return changes === 1;
    },

    purge: async ({ enquiries, visits }) => {
      const numbers = await now(() => ({
        enquiries: enquiries
          ? Number(
              sql('DELETE FROM enquiries WHERE received_at < ?').run(enquiries.getTime()).changes,
            )
          : 0,
        visits: visits
          ? Number(
              sql('DELETE FROM not_found_visits WHERE received_at < ?').run(visits.getTime())
                .changes,
            )
          : 0,
      }));
      connection.overwriteDeleted();
      return numbers;
    },

    wantedPaths: async ({ since, limit }) =>
      read(() =>
        sql(
          `SELECT pathname, count(*) AS visits, max(received_at) AS last_at,
             (SELECT json_group_array(referrer) FROM (
                SELECT referrer FROM not_found_visits r
                WHERE r.pathname = v.pathname AND referrer <> '' AND received_at >= :since
                GROUP BY referrer ORDER BY count(*) DESC, referrer LIMIT 3)) AS referrers
           FROM not_found_visits v WHERE received_at >= :since
           GROUP BY pathname ORDER BY visits DESC, pathname LIMIT :limit`,
        )
          .all({ since: since.getTime(), limit })
          .map(wantedPathFromRow),
      ),

    close: async () => {
      endUpkeep();
      await queue.drain();
      connection.close();
    },
  };
}
