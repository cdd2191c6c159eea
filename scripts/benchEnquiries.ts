import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { parsePositive } from '#cli/program/parseOption.ts';
import { openSqliteStore } from '../api/store/sqliteStore.ts';
import { sendLoad } from './enquiries/sendLoad.ts';
import type { Load } from './enquiries/sendLoad.ts';

/**
 * `npm run bench:enquiries`: sends enquiries over 500 connections for 30 seconds, to `site serve` with the embedded store and to a bare
 * server that stores nothing. Prints throughput, times and their ratio. Every enquiry that was answered with 200 must be in the store
 * exactly once, and at least one must have been answered so. Another number of seconds can be given.
 */
const CONNECTIONS = 500;
const SECONDS: number = new Command('bench:enquiries')
  .argument('[seconds]', 'the duration of each load', parsePositive, 30)
  .parse().processedArgs[0];
const root = resolve(import.meta.dirname, '..');

if (!existsSync(join(root, 'dist/client/index.html'))) {
  console.error('There is no site yet. Run "npm run site -- build" first.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-enquiries-'));
try {
  const bare = await measure((port) =>
    spawn(process.execPath, [join(import.meta.dirname, 'enquiries/bareServer.ts'), `${port}`], {
      stdio: 'inherit',
    }),
  );
  const file = join(folder, 'enquiries.db');
  const site = await measure((port) =>
    spawn(
      process.execPath,
      [join(root, 'cli/bin.js'), 'serve', '--port', `${port}`, '--host', '127.0.0.1'],
      {
        // None of the developer's settings, which name people to notify and other stores.
        env: {
          PATH: process.env.PATH,
          SITE_ENV_FILE: '',
          ENQUIRIES_DB: file,
          ENQUIRIES_RATE: '1000000/0.001',
        },
        stdio: 'ignore',
      },
    ),
  );
  const { missing, twice, total } = await compare(file, site.acknowledged);
  print(bare, site);
  console.log(
    `\n${site.acknowledged.length} enquiries were answered with 200; of these ${missing} are missing in the store and ${twice} occur twice. The store has ${total}.`,
  );
  process.exitCode = missing + twice === 0 && site.acknowledged.length > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(start: (port: number) => ChildProcess): Promise<Load> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const child = start(port);
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  try {
    while (!(await fetch(url, { method: 'HEAD' }).catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error('The server ended before it answered.');
      await new Promise((wait) => setTimeout(wait, 100));
    }
    return await sendLoad(url, { connections: CONNECTIONS, seconds: SECONDS });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function compare(file: string, acknowledged: readonly string[]) {
  const store = await openSqliteStore(file);
  const kept = new Set<string>();
  // Ids are unique in the store, and each message was written once.
  const messages = new Map<string, number>();
  for (const spam of [false, true]) {
    for await (const enquiry of store.list({ spam })) {
      kept.add(enquiry.id);
      if ('problem' in enquiry) continue;
      const { message } = enquiry;
      messages.set(message, (messages.get(message) ?? 0) + 1);
    }
  }
  await store.close();
  return {
    missing: acknowledged.filter((id) => !kept.has(id)).length,
    twice: [...messages.values()].filter((times) => times > 1).length,
    total: kept.size,
  };
}

function print(bare: Load, site: Load): void {
  const row = (name: string, { perSecond, p50, p99, errors, timeouts, statuses }: Load) =>
    [
      name.padEnd(34),
      perSecond.toFixed(0).padStart(8),
      p50.toFixed(0).padStart(8),
      p99.toFixed(0).padStart(8),
      `${errors}`.padStart(8),
      `${timeouts}`.padStart(8),
      `  ${JSON.stringify(statuses)}`,
    ].join('');
  console.log(
    `${CONNECTIONS} connections, ${SECONDS} s, ${cpus().length} cores, Node ${process.versions.node}\n`,
  );
  console.log(
    `${''.padEnd(34)}${['a second', 'p50 ms', 'p99 ms', 'errors', 'late'].map((head) => head.padStart(8)).join('')}  answers`,
  );
  console.log(row('bare handler, keeps nothing', bare));
  console.log(row('site serve, each enquiry on disk', site));
  console.log(
    `${'ratio'.padEnd(34)}${(site.perSecond / bare.perSecond).toFixed(2).padStart(8)}${(site.p50 / bare.p50).toFixed(2).padStart(8)}${(site.p99 / bare.p99).toFixed(2).padStart(8)}`,
  );
}
