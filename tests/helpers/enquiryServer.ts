import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startNodeApi } from '#api/hosts/nodeApi.ts';
import type { NodeApi } from '#api/hosts/nodeApi.ts';
import { readSettings } from '#api/settings.ts';
import type { Environment } from '#api/settings.ts';
import type { EnquiryFilter, KeptEnquiry } from '#api/store/enquiryStore.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { handlerWords } from './interfaceWords.ts';
import { previewOf } from './previewOf.ts';
import { listed } from './storedEnquiries.ts';
import type { RunningPreview } from './previewOf.ts';

/** A server of a small site, with its handler, in this process. */
export interface EnquiryServer extends RunningPreview {
  /** The database file of the enquiries. */
  file: string;
  logged: string[];
}

/** Starts the handler as a server does, with a new store, for a site in `clientDir`. It ends with the test. */
export function nodeApi(clientDir: string): NodeApi & {
  /** Returns the stored enquiries, newest first. */
  kept(filter?: EnquiryFilter): Promise<KeptEnquiry[]>;
} {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const file = join(folder, 'enquiries.db');
  const api = startNodeApi(readSettings({ ENQUIRIES_RATE: '1000000/1' }, file), {
    pageShell: () => readFile(join(clientDir, 'thank-you.html'), 'utf8'),
    words: () => handlerWords,
    log: () => undefined,
  });
  onTestFinished(async () => {
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...api,
    async kept(filter) {
      const store = await openSqliteStore(file);
      const enquiries = await listed(store, filter);
      await store.close();
      return enquiries;
    },
  };
}

/**
 * Creates an output folder with the two pages and the words that a server of enquiries needs. Returns its path. It is removed after
 * the test.
 */
export function smallDist(): string {
  const distDir = writeSmallDist();
  onTestFinished(() => rmSync(distDir, { recursive: true, force: true }));
  return distDir;
}

function writeSmallDist(): string {
  const distDir = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(distDir, 'client'));
  for (const [name, text] of Object.entries({
    index: '<h1>Home</h1>',
    'thank-you': '<main id="main"><h1>Thank you</h1></main>',
  })) {
    writeFileSync(
      join(distDir, 'client', `${name}.html`),
      `<!doctype html><html lang="en-GB"><head><title>Page | Mileward</title></head><body>${text}</body></html>\n`,
    );
  }
  mkdirSync(join(distDir, 'generated'));
  writeFileSync(join(distDir, 'generated', 'handler-words.json'), JSON.stringify(handlerWords));
  return distDir;
}

/**
 * Starts a server without a rate limit, unless `env` sets one. `ended` registers the function that stops it; by default it runs after the
 * test.
 */
export async function enquiryServer(
  env: Environment = {},
  ended: (end: () => Promise<void>) => void = onTestFinished,
): Promise<EnquiryServer> {
  const distDir = writeSmallDist();
  const file = join(distDir, 'data', 'enquiries.db');
  const logged: string[] = [];
  const api = startNodeApi(readSettings({ ENQUIRIES_RATE: '1000000/1', ...env }, file), {
    pageShell: () => readFile(join(distDir, 'client', 'thank-you.html'), 'utf8'),
    words: () => handlerWords,
    log: (line) => logged.push(line),
  });
  const server = await previewOf(distDir, api.handle);
  ended(async () => {
    await server.close();
    await api.close();
    rmSync(distDir, { recursive: true, force: true });
  });
  return { ...server, file, logged };
}
