import { parentPort, workerData } from 'node:worker_threads';
import type { EnquiryStore } from './enquiryStore.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';
import { packError } from './storeMessage.ts';
import type { StoreCall, StoreMessage, StoreReply } from './storeMessage.ts';
import type { ThreadedStoreOptions } from './threadedStore.ts';

// The thread of an embedded store, which makes the calls that api/store/threadedStore.ts sends.

/** The number of enquiries of a listing that are sent at once. */
const PAGE_SIZE = 200;

const { file, options }: { file: string; options: ThreadedStoreOptions } = workerData;
const port = parentPort;
if (!port) throw new Error('This module is the main module of a worker thread.');

const listings = new Map<number, AsyncIterator<unknown>>();
const underWay = new Set<Promise<void>>();
let opened: Promise<EnquiryStore> | undefined;
let replies: StoreReply[] = [];

port.on('message', (calls: StoreCall[]) => {
  for (const call of calls) {
    const answered = answer(call).finally(() => underWay.delete(answered));
    underWay.add(answered);
  }
});

async function answer(call: StoreCall): Promise<void> {
  try {
    reply({ call: call.call, value: await make(call) });
  } catch (error) {
    reply({ call: call.call, error: packError(error) });
  }
}

async function make(call: StoreCall): Promise<unknown> {
  if ('close' in call) {
    await Promise.all(underWay);
    return (await opened?.catch(() => undefined))?.close();
  }
  if ('method' in call) {
    const store = await open();
    // The compiler checks the arguments in the calling thread.
    const method = store[call.method] as (...args: unknown[]) => Promise<unknown>;
    return method.apply(store, call.args);
  }
  if (call.list === 'open') {
    listings.set(call.call, (await open()).list(...call.args)[Symbol.asyncIterator]());
    return undefined;
  }
  const listing = listings.get(call.listing);
  if (!listing) {
    throw new StoreUnavailable(
      'down',
      'The thread of the store was restarted. Run the command again.',
    );
  }
  if (call.list === 'end') {
    listings.delete(call.listing);
    await listing.return?.();
    return undefined;
  }
  const page: unknown[] = [];
  while (page.length < PAGE_SIZE) {
    const { done, value } = await listing.next();
    if (done) break;
    page.push(value);
  }
  return page;
}

/** Opens the file at the first call, and again at the next one if that fails. */
function open(): Promise<EnquiryStore> {
  opened ??= openSqliteStore(file, { ...options, log: (line) => post({ log: line }) }).catch(
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}

/** Sends all replies of one commit in one message. */
function reply(one: StoreReply): void {
  if (replies.length === 0) {
    queueMicrotask(() => {
      post({ replies });
      replies = [];
    });
  }
  replies.push(one);
}

function post(message: StoreMessage): void {
  port?.postMessage(message);
}
