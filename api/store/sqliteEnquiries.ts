import { MARKED } from './enquiryStore.ts';
import type { EnquiryStore, NewEnquiry, Saved } from './enquiryStore.ts';
import { addNotifications } from './sqliteNotifications.ts';
import {
  columnsOfEnquiry,
  enquiryFromRow,
  oneEnquirySql,
  pageOfEnquiriesSql,
  positionOf,
  start,
} from './sqliteRows.ts';
import type { SqliteTransactions } from './sqliteTransactions.ts';

/** The number of enquiries that are read at once for a listing. */
const PAGE_SIZE = 200;

/** The flags of an enquiry as a table. A row that another program wrote may hold anything. */
const flagsTable = "json_each(iif(json_valid(flags), flags, '[]'))";

/** The statement that marks an enquiry as spam or not as spam, and adds or removes the flag `MARKED`. */
const markSql = `UPDATE enquiries SET spam = :spam, flags = (
  SELECT json_group_array(value) FROM (
    SELECT value FROM ${flagsTable} WHERE value <> '${MARKED}'
    UNION ALL SELECT '${MARKED}' WHERE :spam = 1))
  WHERE id = :id`;

/** Returns the methods of the embedded store that save, list, mark and erase enquiries. */
export function sqliteEnquiries(
  db: SqliteTransactions,
): Pick<EnquiryStore, 'save' | 'list' | 'get' | 'markSpam' | 'erase' | 'purge'> {
  const { sql, read, write, overwriteDeleted } = db;
  return {
    save: (enquiry, earlier) => write(() => save(db, enquiry, earlier)),

    async *list({ spam = false, failed = false, limit = Infinity } = {}) {
      let left = limit;
      let before = start;
      while (left > 0) {
        const rows = read(() =>
          sql(pageOfEnquiriesSql).all({
            spam: Number(spam),
            failed: Number(failed),
            ...before,
            limit: Math.min(PAGE_SIZE, left),
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
      write(() => {
        const { changes } = sql(markSql).run({ id, spam: Number(spam) });
        if (changes === 0) return false;
        if (spam) {
          sql("DELETE FROM notifications WHERE enquiry_id = ? AND state = 'pending'").run(id);
          return true;
        }
        addNotifications(db, id, notify, Date.now());
        return true;
      }),

    erase: async (id) => {
      const { changes } = await write(() => sql('DELETE FROM enquiries WHERE id = ?').run(id));
      overwriteDeleted();
      return changes === 1;
    },

    purge: async ({ enquiries, visits }) => {
      const deleteBefore = (table: string, time: Date | undefined): number =>
        time
          ? Number(sql(`DELETE FROM ${table} WHERE received_at < ?`).run(time.getTime()).changes)
          : 0;
      const counts = await write(() => ({
        enquiries: deleteBefore('enquiries', enquiries),
        visits: deleteBefore('not_found_visits', visits),
      }));
      overwriteDeleted();
      return counts;
    },
  };
}

/** Saves an enquiry within a transaction, and returns the result as `EnquiryStore.save` does. */
function save(
  db: SqliteTransactions,
  enquiry: NewEnquiry,
  earlier: { id: string; since: Date } | undefined,
): Saved {
  const { id, receivedAt, bodyHash, notify } = enquiry;
  const columns = columnsOfEnquiry(enquiry);
  const kept = db
    .sql(
      `SELECT id, body_hash, spam <> 0 AS spam, EXISTS (SELECT 1 FROM ${flagsTable} WHERE value = '${MARKED}') AS marked
       FROM enquiries WHERE id = :id OR (id = :earlierId AND received_at >= :since) ORDER BY id = :id DESC`,
    )
    .get({ id, earlierId: earlier?.id ?? null, since: earlier?.since.getTime() ?? null });
  if (!kept) {
    db.sql(
      `INSERT INTO enquiries
         (id, received_at, name, email, phone, message, page, address_hash, body_hash, spam, flags)
       VALUES
         (:id, :receivedAt, :name, :email, :phone, :message, :page, :addressHash, :bodyHash, :spam, :flags)`,
    ).run(columns);
    addNotifications(db, id, notify, receivedAt.getTime());
    return { result: 'created', id };
  }
  const keptId = String(kept.id);
  if (kept.body_hash !== '' && kept.body_hash !== bodyHash) {
    return { result: 'conflict', id: keptId };
  }
  if (kept.spam === 0 || kept.marked === 1 || enquiry.spam)
    return { result: 'repeated', id: keptId };
  db.sql('UPDATE enquiries SET spam = 0, flags = ? WHERE id = ?').run(columns.flags, keptId);
  addNotifications(db, keptId, notify, receivedAt.getTime());
  return { result: 'created', id: keptId };
}
