import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations, migrationsIn, runSql } from './applyMigrations.ts';
import { DatabaseProblem } from './databaseProblem.ts';
import { gateway } from './gateway.ts';
import { localKey } from './localKeys.ts';
import { createRoles } from './roles.ts';
import { startPostgres } from './startPostgres.ts';
import type { RunningPostgres } from './startPostgres.ts';
import { startPostgrest } from './startPostgrest.ts';
import type { RunningPostgrest } from './startPostgrest.ts';

/** The parts of a Supabase project that this site uses, on this machine: PostgreSQL, PostgREST, its gateway and a store of objects. */
export interface LocalStack {
  /** The value of `SUPABASE_URL`. */
  url: string;
  /** The value of `SUPABASE_ANON_KEY`, a key with the rights of visitors. */
  anonKey: string;
  /** The value of `SUPABASE_SERVICE_ROLE_KEY`, a key with all rights. */
  serviceKey: string;
  postgres: RunningPostgres;
  postgrest: RunningPostgrest;
  /** The migrations that were new to the database. */
  migrations: readonly string[];
  stop(): Promise<void>;
}

export interface LocalStackOptions {
  /** The folder with `migrations/` and `seed.sql`. */
  supabaseDir: string;
  /** The folder of the data. The default is a temporary folder, which is deleted when the stack stops. */
  dataDir?: string;
  /** The port. The default is any free port. */
  port?: number;
  /** Whether a new database starts with the posts of `seed.sql`. */
  seed?: boolean;
}

/** Starts the stack, applies new migrations and seeds a new database. Takes a few seconds. */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const { supabaseDir, dataDir, port = 0, seed = true } = options;
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    const folder = dataDir ?? temporaryFolder();
    if (!dataDir) stops.push(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(folder, { recursive: true });
    const postgres = await startPostgres(join(folder, 'postgres'));
    stops.push(() => postgres.stop());
    const migrations = await postgres.withClient(async (client) => {
      await createRoles(client);
      const applied = await applyMigrations(client, join(supabaseDir, 'migrations'));
      // An earlier start may have stopped after it created the roles.
      const isNew = applied.includes(migrationsIn(join(supabaseDir, 'migrations'))[0] ?? '');
      const seedFile = join(supabaseDir, 'seed.sql');
      if (isNew && seed && existsSync(seedFile)) await runSql(client, seedFile);
      return applied;
    });
    const postgrest = await startPostgrest(postgres.port);
    stops.push(() => postgrest.stop());
    const server = gateway(postgrest.port, join(folder, 'objects')).listen(port, '127.0.0.1');
    await once(server, 'listening').catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      throw new DatabaseProblem(
        `Port ${port} cannot be used (${code}). End the program that uses it, or choose another port with --port.`,
      );
    });
    stops.push(async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    });
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      anonKey: localKey('anon'),
      serviceKey: localKey('service_role'),
      postgres,
      postgrest,
      migrations,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates a temporary folder that other users can enter, because PostgreSQL may run as another user. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-database-'));
  chmodSync(folder, 0o755);
  return folder;
}
