import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { apiHandler } from '#api/apiHandler.ts';
import { createServices } from '#api/createServices.ts';
import type { Services } from '#api/services.ts';
import { mailNotifier } from '#api/deliver/mailNotifier.ts';
import type { SmtpTimeouts } from '#api/deliver/sendBySmtp.ts';
import { readSettings } from '#api/settings.ts';
import type { Environment } from '#api/settings.ts';
import type { EnquiryStore, KeptEnquiry } from '#api/store/enquiryStore.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { handlerWords } from './interfaceWords.ts';
import { listed } from './storedEnquiries.ts';

/** The handler with a new embedded store, without a server. */
export interface EnquiryApi {
  store: EnquiryStore;
  /** The database of the store. */
  file: string;
  services: Services;
  /** The lines that were logged. */
  logged: string[];
  /** Sends a request as a browser on this site would, from `address`. */
  send(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Sends an enquiry as JSON. */
  sendJson(body: unknown, address?: string): Promise<Response>;
  /** Sends a form without JavaScript. */
  sendForm(fields: Record<string, string>, address?: string): Promise<Response>;
  /** Returns the stored enquiries without spam, newest first. */
  kept(filter?: Parameters<EnquiryStore['list']>[0]): Promise<KeptEnquiry[]>;
}

export const ORIGIN = 'https://www.mileward.example';

/** Timeouts that are shorter than the real ones, which are minutes, and long enough for a busy machine. */
const SMTP_TIMEOUTS: SmtpTimeouts = { connect: 1500, envelope: 3000, data: 20_000 };

/**
 * Creates the handler with the settings in `env` (docs/enquiries.md), without a rate limit unless `env` sets one. `changes` replaces parts
 * of the services, `wordsData` the data of their words, and `smtpTimeouts` how long to wait for a mail server.
 */
export async function enquiryApi(
  env: Environment = {},
  changes: Partial<Services> & {
    open?: () => Promise<EnquiryStore>;
    wordsData?: unknown;
    smtpTimeouts?: SmtpTimeouts;
  } = {},
): Promise<EnquiryApi> {
  const folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  const file = join(folder, 'enquiries.db');
  const store = await openSqliteStore(file);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const logged: string[] = [];
  const { open, wordsData, smtpTimeouts = SMTP_TIMEOUTS, ...parts } = changes;
  const services = {
    ...createServices(readSettings({ ENQUIRIES_RATE: '1000000/1', ...env }, ''), {
      open: open ?? (() => Promise.resolve(store)),
      pageShell: () => Promise.resolve(undefined),
      words: () => ('wordsData' in changes ? wordsData : handlerWords),
      log: (line) => logged.push(line),
      ...(changes.now && { now: changes.now }),
      mail: (settings) => mailNotifier(settings, smtpTimeouts),
    }),
    ...parts,
  };
  const handle = apiHandler(services);
  const send: EnquiryApi['send'] = (path, init, address = '192.0.2.1') =>
    handle(new Request(`${ORIGIN}${path}`, init), { address });
  return {
    store,
    file,
    services,
    logged,
    send,
    sendJson: (body, address) =>
      send(
        '/api/contact',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
          body: JSON.stringify(body),
        },
        address,
      ),
    sendForm: (fields, address) =>
      send(
        '/api/contact',
        { method: 'POST', headers: { Origin: ORIGIN }, body: new URLSearchParams(fields) },
        address,
      ),
    kept: (filter) => listed(store, filter),
  };
}
