import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseProblem } from './databaseProblem.ts';
import { findPostgrest } from './findPostgrest.ts';
import { freePort } from './freePort.ts';
import { hasEnded } from './hasEnded.ts';
import { LOCAL_SECRET } from './localKeys.ts';
import { AUTHENTICATOR_PASSWORD } from './roles.ts';
import { lastSentence } from './startPostgres.ts';

/** A PostgREST server on this machine. */
export interface RunningPostgrest {
  port: number;
  /** Resolves when the server can reach the database and has read its tables. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** The maximum number of rows in an answer, which is the default of a hosted project. */
const MAX_ROWS = 1000;

/** The timeout for PostgREST to find the database, in milliseconds. After a crash it retries in increasing intervals. */
const START_TIMEOUT = 60_000;

/** Starts PostgREST for a database on this machine, with the limits that Supabase sets. */
export async function startPostgrest(postgresPort: number): Promise<RunningPostgrest> {
  const port = await freePort();
  const adminPort = await freePort();
  const server = spawn(findPostgrest(), [], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      PGRST_DB_URI: `postgres://authenticator:${AUTHENTICATOR_PASSWORD}@127.0.0.1:${postgresPort}/postgres`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: String(MAX_ROWS),
      PGRST_JWT_SECRET: LOCAL_SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_ADMIN_SERVER_PORT: String(adminPort),
    },
  });
  let output = '';
  const record = (text: string) => {
    output = (output + text).slice(-4000);
  };
  server.stdout.setEncoding('utf8').on('data', record);
  server.stderr.setEncoding('utf8').on('data', record);

  const ready = async () => {
    const end = Date.now() + START_TIMEOUT;
    while (!hasEnded(server) && Date.now() < end) {
      if (await isReady(adminPort)) return;
      await delay(25);
    }
    throw new DatabaseProblem(`PostgREST does not start. ${lastSentence(output)}`);
  };
  const stop = async () => {
    if (hasEnded(server)) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, ready, stop };
}

async function isReady(adminPort: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${adminPort}/ready`)).ok;
  } catch {
    return false;
  }
}
