import { randomBytes } from 'node:crypto';
import type { EnquiryStore } from './enquiryStore.ts';
import type { SqliteTransactions } from './sqliteTransactions.ts';

/** Returns the methods of the embedded store for used proofs of work and for the salts of address hashes. */
export function sqliteSecrets({
  sql,
  write,
}: SqliteTransactions): Pick<EnquiryStore, 'useProof' | 'salt'> {
  return {
    useProof: (proofId, expiresAt) =>
      write(() => {
        sql('DELETE FROM used_proofs WHERE expires_at < ?').run(Date.now());
        const { changes } = sql(
          'INSERT INTO used_proofs (id, expires_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING',
        ).run(proofId, expiresAt.getTime());
        return changes === 1;
      }),

    salt: (day) =>
      write(() => {
        sql("DELETE FROM salts WHERE day < date(?, '-1 day')").run(day);
        sql('INSERT INTO salts (day, salt) VALUES (?, ?) ON CONFLICT (day) DO NOTHING').run(
          day,
          randomBytes(32).toString('hex'),
        );
        return String(sql('SELECT salt FROM salts WHERE day = ?').get(day)?.salt);
      }),
  };
}
