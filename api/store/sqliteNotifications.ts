import type { ClaimedNotification, EnquiryStore, Recipient } from './enquiryStore.ts';
import { attemptsWithin, claimFromRow, dueNotificationsSql, timeWithin } from './sqliteRows.ts';
import type { SqliteTransactions } from './sqliteTransactions.ts';

/** Returns the methods of the embedded store that claim notifications and record their outcomes. */
export function sqliteNotifications(
  db: SqliteTransactions,
): Pick<
  EnquiryStore,
  'claimDue' | 'settle' | 'readdress' | 'notifyUnnotified' | 'nextDue' | 'makeDue'
> {
  const { sql, read, write } = db;
  return {
    claimDue: ({ now, channels, limit, lease, horizons, only }) =>
      write((): ClaimedNotification[] => {
        const time = now.getTime();
        const claimed = sql(dueNotificationsSql)
          .all({
            time,
            horizons: JSON.stringify(horizons),
            limit,
            channels: JSON.stringify(channels),
            only: only ?? null,
          })
          .map(claimFromRow);
        for (const { id, recipient } of claimed) {
          sql(
            `UPDATE notifications SET attempts = ${attemptsWithin('attempts')} + 1, claimed_until = ?
             WHERE enquiry_id = ? AND channel = ? AND address = ?`,
          ).run(time + lease, id, recipient.channel, recipient.address);
        }
        return claimed;
      }),

    settle: (id, { channel, address }, outcome) =>
      write(() => {
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

    readdress: (id, { channel, address }, to, now) =>
      write(() => {
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
          ).run(id, other.channel, other.address, now.getTime());
        }
      }),

    notifyUnnotified: (id, to, now) =>
      write(() => {
        const unnotified = sql(
          `SELECT 1 FROM enquiries WHERE id = ? AND spam = 0
           AND NOT EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = enquiries.id)`,
        ).get(id);
        if (!unnotified || to.length === 0) return false;
        addNotifications(db, id, to, now.getTime());
        return true;
      }),

    nextDue: async (channels) => {
      const row = read(() =>
        sql(
          `SELECT min(max(${timeWithin('next_at')}, ${timeWithin('claimed_until')})) AS next FROM notifications
           WHERE state = 'pending' AND channel IN (SELECT value FROM json_each(?))`,
        ).get(JSON.stringify(channels)),
      );
      return typeof row?.next === 'number' ? new Date(row.next) : undefined;
    },

    makeDue: ({ now, failed }) =>
      write(() => {
        const time = now.getTime();
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
  };
}

/**
 * Adds pending notifications that are due at `dueAt`, within a transaction, for those recipients who have not been notified of the
 * enquiry. A notification that is being sent at that time stays claimed. Otherwise a second process could send the same mail again.
 */
export function addNotifications(
  { sql }: SqliteTransactions,
  id: string,
  recipients: readonly Recipient[],
  dueAt: number,
): void {
  for (const { channel, address } of recipients) {
    // Older versions sent one mail to every address. If it was not delivered, one notification for each address replaces it.
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
       WHERE state <> 'delivered' AND claimed_until <= :dueAt`,
    ).run({ id, channel, address, dueAt });
  }
}
