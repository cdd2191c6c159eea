import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DatabaseProblem } from './databaseProblem.ts';

/** The table that records applied migrations. The Supabase CLI uses the same. */
const historySql = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, name text);
`;

/**
 * Applies the new migrations of a folder in the order of their names (`20260101000000_name.sql`), each in one transaction.
 * Resolves with the names of the applied migrations. Rejects with `DatabaseProblem`.
 */
export async function applyMigrations(client: Client, folder: string): Promise<string[]> {
  await client.query(historySql);
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const fresh = migrationsIn(folder).filter((file) => !applied.has(versionOf(file)));
  for (const file of fresh) {
    const name = file.slice(versionOf(file).length + 1, -'.sql'.length);
    const record = `insert into supabase_migrations.schema_migrations values (${client.escapeLiteral(versionOf(file))}, ${client.escapeLiteral(name)})`;
    await runSql(client, join(folder, file), record);
  }
  return fresh;
}

/** Returns the names of the migrations of a folder in their order. */
export function migrationsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d+_.+\.sql$/.test(file))
    .sort();
}

/** Runs a file of SQL, and a statement after it, in one transaction. Rejects with `DatabaseProblem`. */
export async function runSql(client: Client, file: string, statement = ''): Promise<void> {
  try {
    await client.query(`begin;\n${readFileSync(file, 'utf8')}\n;${statement};commit;`);
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseProblem(`${file} cannot be applied: ${reason}.`);
  }
}

function versionOf(file: string): string {
  return file.slice(0, file.indexOf('_'));
}
