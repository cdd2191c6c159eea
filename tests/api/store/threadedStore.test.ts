import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '#api/store/openStore.ts';
import { threadedStore } from '#api/store/threadedStore.ts';
import type { ThreadedStoreOptions } from '#api/store/threadedStore.ts';
import type { EnquiryStore } from '#api/store/enquiryStore.ts';
import { projectRoot } from '#cli/project.ts';
import { idsIn, newDatabase, otherProgram, spoilRows } from '../../helpers/databaseFiles.ts';
import { enquiryServer } from '../../helpers/enquiryServer.ts';
import { describeStorePromises } from '../../helpers/storeContract.ts';
import { listed, newEnquiry } from '../../helpers/storedEnquiries.ts';

function openThreaded(
  file = newDatabase(),
  options?: ThreadedStoreOptions,
): { file: string; store: EnquiryStore } {
  const store = threadedStore(file, () => undefined, options);
  onTestFinished(() => store.close());
  return { file, store };
}

describeStorePromises('threaded', async () => {
  const file = newDatabase();
  const store = await openStore({ kind: 'sqlite', file }, () => undefined);
  return { store, spoil: spoilRows(file) };
});

const post = (url: string, message: string) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message }),
  });

describe('while another program holds a lock', () => {
  test('pages are served, and the enquiry is kept once the lock is gone', async () => {
    const site = await enquiryServer();
    expect((await post(site.url, 'One')).status).toBe(200);
    const other = await otherProgram(site.file, 'BEGIN IMMEDIATE');
    let isAnswered = false;
    const answer = post(site.url, 'Another').then((response) => {
      isAnswered = true;
      return response.status;
    });
    for (let page = 0; page < 20; page++) expect((await fetch(site.url)).status).toBe(200);
    expect(isAnswered).toBe(false);
    await other.end();
    expect(await answer).toBe(200);
    expect(idsIn(site.file)).toHaveLength(2);
  });

  test('an enquiry is refused if it is never released', async () => {
    const { file, store } = openThreaded(newDatabase(), { lockTimeout: 200 });
    await store.save(newEnquiry());
    await otherProgram(file, 'BEGIN IMMEDIATE');
    await expect(store.save(newEnquiry())).rejects.toMatchObject({
      name: 'StoreUnavailable',
      reason: 'down',
      message: expect.stringContaining('locked by another program'),
    });
  });

  test('no more than 2,000 calls wait; those beyond are refused at once', async () => {
    const { file, store } = openThreaded();
    await store.save(newEnquiry());
    const other = await otherProgram(file, 'BEGIN IMMEDIATE');
    let kept = 0;
    const calls = Array.from({ length: 2500 }, () => store.save(newEnquiry()).then(() => kept++));
    const refused = await Promise.allSettled(calls.slice(2000));
    expect(kept).toBe(0);
    expect(refused.map((one) => one.status === 'rejected' && String(one.reason))).toEqual(
      Array(500).fill(expect.stringContaining('keeps 2000 requests waiting')),
    );
    await other.end();
    await Promise.all(calls.slice(0, 2000));
    expect(idsIn(file)).toHaveLength(2001);
  });
});

describe('a thread that dies', () => {
  test('refuses what waits for it, and another takes its place at the next call', async () => {
    const worker = new Promise<Worker>((resolve) => process.once('worker', resolve));
    const { file, store } = openThreaded();
    const first = newEnquiry();
    await store.save(first);
    const other = await otherProgram(file, 'BEGIN IMMEDIATE');
    const failures = Promise.all(
      // Both have to wait for the other program. The thread could answer a reading call before it dies.
      [store.save(newEnquiry()), store.save(newEnquiry())].map((call) =>
        call.then(
          () => 'it worked',
          (error: Error) => error,
        ),
      ),
    );
    await new Promise((sent) => setImmediate(sent));
    await (await worker).terminate();
    expect(await failures).toEqual(
      Array(2).fill(
        expect.objectContaining({
          name: 'StoreUnavailable',
          message: expect.stringContaining('nothing has to be restarted'),
        }),
      ),
    );
    await other.end();
    const next = newEnquiry();
    await store.save(next);
    expect(idsIn(file)).toEqual([first.id, next.id]);
  });

  test('ends a listing with an error, and not as if it were whole', async () => {
    const worker = new Promise<Worker>((resolve) => process.once('worker', resolve));
    const { store } = openThreaded();
    await Promise.all(Array.from({ length: 450 }, () => store.save(newEnquiry())));
    const listing = store.list()[Symbol.asyncIterator]();
    await listing.next();
    await (await worker).terminate();
    const rest = async () => {
      while (!(await listing.next()).done);
    };
    await expect(rest()).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(await listed(store)).toHaveLength(450);
  });
});

test('a listing may be left before its end', async () => {
  const { store } = openThreaded();
  await Promise.all(Array.from({ length: 250 }, () => store.save(newEnquiry())));
  for await (const { id } of store.list()) {
    expect(await store.erase(id)).toBe(true);
    break;
  }
  expect(await listed(store)).toHaveLength(249);
});

test('errors keep their reason', async () => {
  const file = newDatabase();
  mkdirSync(dirname(file));
  writeFileSync(file, 'x'.repeat(5000));
  await expect(openThreaded(file).store.get('x')).rejects.toMatchObject({
    name: 'StoreUnavailable',
    reason: 'down',
    message: expect.stringContaining('is damaged'),
  });
  await expect(openThreaded(join(file, 'e.db')).store.get('x')).rejects.toMatchObject({
    name: 'StoreUnavailable',
    reason: 'config',
  });
});

test('closing waits for what is under way, and refuses what comes later', async () => {
  const { file, store } = openThreaded();
  const saved = [newEnquiry(), newEnquiry()].map((enquiry) => store.save(enquiry));
  await store.close();
  await Promise.all(saved);
  expect(idsIn(file)).toHaveLength(2);
  await expect(store.save(newEnquiry())).rejects.toMatchObject({ name: 'StoreUnavailable' });
});

test('a process that does not close the store still ends', () => {
  const file = newDatabase();
  mkdirSync(dirname(file));
  const script = join(dirname(file), 'script.mjs');
  writeFileSync(
    script,
    `import { threadedStore } from '${projectRoot}/api/store/threadedStore.ts';
    const store = threadedStore('${file}', () => undefined);
    console.log(await store.salt('2026-03-01'));`,
  );
  const { stdout, status } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^[0-9a-f]{64}\n$/)]);
});

test('what happens to the file is logged', async () => {
  const file = newDatabase();
  const log = vi.fn<(line: string) => void>();
  const store = threadedStore(file, log, { lockTimeout: 200 });
  onTestFinished(() => store.close());
  const { id } = newEnquiry();
  await store.save(newEnquiry({ id }));
  const other = await otherProgram(file, 'BEGIN;SELECT * FROM enquiries');
  expect(await store.erase(id)).toBe(true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Erased, but not yet overwritten'));
  await other.end();
});
