import { randomBytes } from 'node:crypto';
import type { StatementSync } from 'node:sqlite';
import { CommitQueue } from './commitQueue.ts';
import type { ClaimedNotification, EnquiryStore, KeptEnquiry } from './enquiryStore.ts';
import {
  claimFromRow,
  columnsOfEnquiry,
  enquiryFromRow,
  oneEnquirySql,
  pageOfEnquiriesSql,
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

  return {
    save: (enquiry) =>
      now(() => {
        const { changes } = sql(
          `INSERT INTO enquiries (id, received_at, name, email, phone, message, page, address_hash, spam, flags)
           VALUES (:id, :receivedAt, :name, :email, :phone, :message, :page, :addressHash, :spam, :flags)
           ON CONFLICT (id) DO NOTHING`,
        ).run(columnsOfEnquiry(enquiry));
        if (changes === 0) return { created: false };
        for (const channel of enquiry.notify) {
          sql(`INSERT INTO notifications (enquiry_id, channel, next_at) VALUES (?, ?, ?)`).run(
            enquiry.id,
            channel,
            enquiry.receivedAt.getTime(),
          );
        }
        return { created: true };
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
        const rows = sql(
          `SELECT e.*, n.channel, n.attempts FROM notifications n JOIN enquiries e ON e.id = n.enquiry_id
           WHERE n.state = 'pending'
             AND (n.claimed_until <= :time OR n.claimed_until > :time + :horizon)
             AND (n.next_at <= :time OR n.next_at > :time + :horizon)
             AND n.channel IN (SELECT value FROM json_each(:channels))
             AND (:only IS NULL OR n.enquiry_id = :only)
           ORDER BY n.next_at, e.received_at, n.channel LIMIT :limit`,
        ).all({ time, horizon, limit, channels: JSON.stringify(channels), only: only ?? null });
        for (const { id, channel } of rows) {
          sql(
            `UPDATE notifications SET attempts = attempts + 1, claimed_until = ?
             WHERE enquiry_id = ? AND channel = ?`,
          ).run(time + lease, id ?? null, channel ?? null);
        }
        return rows.map(claimFromRow);
      }),

    settle: (id, channel, outcome) =>
      now(() => {
        sql(
          `UPDATE notifications
           SET state = :state, last_error = :error, claimed_until = 0, next_at = coalesce(:nextAt, next_at), delivered_at = :deliveredAt
           WHERE enquiry_id = :id AND channel = :channel AND state <> 'delivered'`,
        ).run({
          id,
          channel,
          state: outcome.state,
          error: outcome.state === 'delivered' ? '' : outcome.error,
          nextAt: outcome.state === 'pending' ? outcome.nextAt.getTime() : null,
          deliveredAt: outcome.state === 'delivered' ? outcome.at.getTime() : null,
        });
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
      let before = { time: Number.MAX_SAFE_INTEGER, id: '' };
      while (left > 0) {
        const rows = read(() =>
          sql(pageOfEnquiriesSql).all({
            spam: Number(spam),
            failed: Number(failed),
            time: before.time,
            id: before.id,
            limit: Math.min(PAGE, left),
          }),
        );
        const page: KeptEnquiry[] = rows.map(enquiryFromRow);
        yield* page;
        left -= page.length;
        const last = page.at(-1);
        if (!last) return;
        before = { time: last.receivedAt.getTime(), id: last.id };
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
        for (const channel of notify) {
          sql(
            `INSERT INTO notifications (enquiry_id, channel, next_at) VALUES (?, ?, ?)
             ON CONFLICT (enquiry_id, channel) DO UPDATE
             SET state = 'pending', attempts = 0, claimed_until = 0, next_at = excluded.next_at, last_error = ''
             WHERE state <> 'delivered'`,
          ).run(id, channel, Date.now());
        }
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
             WHERE state = 'failed'`,
          ).run(time);
        }
        const row = sql(
          `SELECT count(*) AS due FROM notifications
           WHERE state = 'pending' AND claimed_until <= :time AND next_at <= :time`,
        ).get({ time });
        return Number(row?.due);
      }),

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
