import type { EnquiryStore } from './enquiryStore.ts';
import { timeWithin, missingPathFromRow } from './sqliteRows.ts';
import type { SqliteTransactions } from './sqliteTransactions.ts';

/** Returns the methods of the embedded store for visits to pages that do not exist. */
export function sqliteVisits({
  sql,
  read,
  write,
}: SqliteTransactions): Pick<EnquiryStore, 'saveVisit' | 'missingPaths'> {
  return {
    saveVisit: (visit, receivedAt, cap) =>
      write(() => {
        const { lastInsertRowid } = sql(
          `INSERT INTO not_found_visits
             (received_at, attempted_url, referrer, user_agent, timestamp, device_type, pathname, search, hash)
           VALUES (:receivedAt, :attemptedUrl, :referrer, :userAgent, :timestamp, :deviceType, :pathname, :search, :hash)`,
        ).run({ ...visit, receivedAt: receivedAt.getTime() });
        sql('DELETE FROM not_found_visits WHERE id <= ?').run(Number(lastInsertRowid) - cap);
      }),

    missingPaths: async ({ since, limit }) =>
      read(() =>
        sql(
          `SELECT pathname, count(*) AS visits, ${timeWithin('max(received_at)')} AS last_at,
             (SELECT json_group_array(referrer) FROM (
                SELECT referrer FROM not_found_visits r
                WHERE r.pathname = v.pathname AND referrer <> '' AND received_at >= :since
                GROUP BY referrer ORDER BY count(*) DESC, referrer LIMIT 3)) AS referrers
           FROM not_found_visits v WHERE received_at >= :since
           GROUP BY pathname ORDER BY visits DESC, pathname LIMIT :limit`,
        )
          .all({ since: since.getTime(), limit })
          .map(missingPathFromRow),
      ),
  };
}
