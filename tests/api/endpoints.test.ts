import { DatabaseSync } from 'node:sqlite';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailable } from '#api/store/StoreUnavailable.ts';
import { NotFoundVisitSchema } from '#schemas/notFoundVisit.ts';
import { enquiryApi, ORIGIN } from '../helpers/enquiryApi.ts';
import type { EnquiryApi } from '../helpers/enquiryApi.ts';
import { listed, newEnquiry, newVisit, WEBHOOK } from '../helpers/storedEnquiries.ts';

const everything = { since: new Date(0), limit: 100 };

describe('POST /api/not-found', () => {
  const report = (api: EnquiryApi, body: unknown, headers: Record<string, string> = {}) =>
    api.send('/api/not-found', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('keeps the visit, with all eight fields', async () => {
    const api = await enquiryApi();
    const visit = newVisit('/old', 'https://a.example/');
    const response = await report(api, visit);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    const db = new DatabaseSync(api.file, { readOnly: true });
    onTestFinished(() => db.close());
    expect(db.prepare('SELECT * FROM not_found_visits').all()).toEqual([
      {
        id: 1,
        received_at: expect.any(Number),
        attempted_url: visit.attemptedUrl,
        referrer: visit.referrer,
        user_agent: visit.userAgent,
        timestamp: visit.timestamp,
        device_type: visit.deviceType,
        pathname: visit.pathname,
        search: visit.search,
        hash: visit.hash,
      },
    ]);
  });

  test('shortens values that are too long instead of refusing the visit', async () => {
    const api = await enquiryApi();
    const response = await report(api, newVisit(`/${'x'.repeat(5000)}`));
    expect(response.status).toBe(204);
    const [path] = await api.store.missingPaths(everything);
    expect(path?.pathname).toHaveLength(2000);
  });

  test.each([
    ['no JSON', 'x', 422],
    ['a field that is missing', { ...newVisit('/a'), hash: undefined }, 422],
    ['a field of another kind', { ...newVisit('/a'), search: 1 }, 422],
    ['a field too many', { ...newVisit('/a'), email: 'x' }, 422],
    ['a time that is none', { ...newVisit('/a'), timestamp: 'now' }, 422],
    ['a path that is none', newVisit('javascript:alert(1)'), 422],
    ['too much', newVisit(`/${'x'.repeat(20_000)}`), 413],
  ])('refuses %s', async (_, body, status) => {
    const api = await enquiryApi();
    expect((await report(api, body)).status).toBe(status);
    expect(await api.store.missingPaths(everything)).toEqual([]);
  });

  test('refuses other origins, other types, other methods and a flood', async () => {
    const api = await enquiryApi();
    const visit = newVisit('/a');
    expect((await report(api, visit, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await report(api, visit, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await api.send('/api/not-found')).status).toBe(405);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await report(api, visit)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  test('converts the time to UTC, and refuses one that has no year of four digits there', async () => {
    const visit = { ...newVisit('/a'), timestamp: '2026-01-01T00:00:00+20:00' };
    expect(NotFoundVisitSchema.parse(visit).timestamp).toBe('2025-12-31T04:00:00.000Z');
    const api = await enquiryApi();
    expect((await report(api, visit)).status).toBe(204);
    const late = { ...visit, timestamp: '9999-12-31T23:00:00-20:00' };
    expect((await report(api, late)).status).toBe(422);
  });

  test('answers 503 if the store is down', async () => {
    const open = () => Promise.reject(new StoreUnavailable('down', 'Away.'));
    const api = await enquiryApi({}, { open });
    expect((await report(api, newVisit('/a'))).status).toBe(503);
  });
});

describe('the proof of work', () => {
  /** Solves a challenge, as a browser does. */
  async function solved(api: EnquiryApi): Promise<string> {
    const challenge: Challenge = await (await api.send('/api/challenge')).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }
  const quick = { name: 'Ada', message: 'Filled in by a password manager', elapsed: 300 };

  test('accepts a form that was filled in at once, as password managers do', async () => {
    const api = await enquiryApi();
    await api.sendJson({ ...quick, proof: await solved(api) });
    expect(await api.kept()).toMatchObject([{ spam: false, flags: [] }]);
  });

  test('is valid only once', async () => {
    const api = await enquiryApi();
    const proof = await solved(api);
    await api.sendJson({ ...quick, proof });
    await api.sendJson({ ...quick, message: 'Another', proof });
    expect(await api.kept()).toHaveLength(1);
    expect(await api.kept({ spam: true })).toMatchObject([{ flags: ['quick', 'proof'] }]);
  });

  test('is valid again if its enquiry could not be stored', async () => {
    const { store } = await enquiryApi();
    let isFull = true;
    const save: typeof store.save = (...args) =>
      isFull
        ? Promise.reject(new StoreUnavailable('full', 'The disk is full.'))
        : store.save(...args);
    const api = await enquiryApi({}, { open: () => Promise.resolve({ ...store, save }) });
    const proof = await solved(api);
    expect((await api.sendJson({ ...quick, proof })).status).toBe(503);
    isFull = false;
    await api.sendJson({ ...quick, proof });
    await api.sendJson({ ...quick, message: 'Another', proof });
    expect(await listed(store)).toMatchObject([{ message: quick.message, flags: [] }]);
    expect(await listed(store, { spam: true })).toMatchObject([{ flags: ['quick', 'proof'] }]);
  });

  test('is valid across midnight, for two hours', async () => {
    let now = new Date(Date.now());
    now.setUTCHours(23, 59, 0, 0);
    const api = await enquiryApi({}, { now: () => now });
    const [soon, late] = [await solved(api), await solved(api)];
    now = new Date(now.getTime() + 60 * 60 * 1000);
    await api.sendJson({ ...quick, proof: soon });
    expect(await api.kept()).toHaveLength(1);
    now = new Date(now.getTime() + 2 * 60 * 60 * 1000);
    await api.sendJson({ ...quick, message: 'Later', proof: late });
    expect(await api.kept({ spam: true })).toHaveLength(1);
  });

  test('is invalid before its challenge was created, except for a second because times are rounded', async () => {
    const now = new Date();
    now.setMilliseconds(0);
    const api = await enquiryApi({}, { now: () => now });
    const [early, soon] = [await solved(api), await solved(api)];
    now.setSeconds(now.getSeconds() - 2);
    await api.sendJson({ ...quick, proof: early });
    now.setSeconds(now.getSeconds() + 1);
    await api.sendJson({ ...quick, message: 'Later', proof: soon });
    expect(await api.kept({ spam: true })).toMatchObject([{ flags: ['quick', 'proof'] }]);
    expect(await api.kept()).toMatchObject([{ message: 'Later', flags: [] }]);
  });

  test('never causes a refusal: a wrong one only sets a flag', async () => {
    const api = await enquiryApi();
    const proof = await solved(api);
    const other = JSON.parse(Buffer.from(proof, 'base64').toString());
    other.challenge.parameters.keyPrefix = '';
    const wrong = [
      '',
      'nonsense',
      Buffer.from('null').toString('base64'),
      Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
      Buffer.from(JSON.stringify(other)).toString('base64'),
      proof.replace(/^..../, 'AAAA'),
    ];
    for (const [index, text] of wrong.entries()) {
      const sent = { name: 'Ada', message: `${index}`, elapsed: 9000, proof: text };
      expect((await api.sendJson(sent)).status).toBe(200);
    }
    const flags = (await api.kept()).map(({ message, flags: noted }) => [message, noted.join()]);
    expect(flags.sort()).toEqual([
      ['0', ''],
      ...wrong.slice(1).map((_, index) => [`${index + 1}`, 'proof']),
    ]);
  });

  test('is invalid on another site', async () => {
    const [here, there] = [await enquiryApi(), await enquiryApi()];
    await here.sendJson({ ...quick, proof: await solved(there) });
    expect(await here.kept({ spam: true })).toMatchObject([{ flags: ['quick', 'proof'] }]);
  });

  test('accepts only GET, and has a rate limit', async () => {
    const api = await enquiryApi();
    expect((await api.send('/api/challenge', { method: 'POST' })).status).toBe(405);
    const statuses = new Set<number>();
    for (let time = 0; time < 70; time++) statuses.add((await api.send('/api/challenge')).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('/api/deliver', () => {
  const call = (api: EnquiryApi, authorization?: string) =>
    api.send('/api/deliver', { headers: authorization ? { Authorization: authorization } : {} });

  test('does not exist if no secret is set', async () => {
    expect((await call(await enquiryApi(), 'Bearer ')).status).toBe(404);
  });

  test('requires the secret', async () => {
    const api = await enquiryApi({ CRON_SECRET: 'tell nobody' });
    for (const wrong of [undefined, 'Bearer', 'Bearer tell', 'Basic tell nobody', 'tell nobody']) {
      expect((await call(api, wrong)).status).toBe(401);
    }
  });

  test('sends due notifications and answers with their numbers', async () => {
    const api = await enquiryApi({
      CRON_SECRET: 'tell nobody',
      WEBHOOK_URL: 'http://127.0.0.1:9/',
    });
    await api.store.save(newEnquiry({ notify: [WEBHOOK] }));
    const response = await call(api, 'Bearer tell nobody');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ delivered: 0, postponed: 1, failed: 0 });
  });
});

describe('GET /api/health', () => {
  test('answers 200 if an enquiry could be kept', async () => {
    const api = await enquiryApi();
    const response = await api.send('/api/health');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ ok: true });
    expect((await api.send('/api/health', { method: 'HEAD' })).status).toBe(200);
    expect((await api.send('/api/health', { method: 'POST' })).status).toBe(405);
  });

  test('checks the store again after a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = await enquiryApi();
    await api.send('/api/health');
    const away = new StoreUnavailable('down', 'Away.');
    vi.spyOn(api.store, 'probe').mockRejectedValue(away);
    vi.advanceTimersByTime(999);
    expect((await api.send('/api/health')).status).toBe(200);
    vi.advanceTimersByTime(1);
    expect((await api.send('/api/health')).status).toBe(503);
  });

  test('has no rate limit, and checks the store once for concurrent requests', async () => {
    const api = await enquiryApi();
    const probe = vi.spyOn(api.store, 'probe');
    const statuses = await Promise.all(
      Array.from({ length: 500 }, async () => (await api.send('/api/health')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(probe.mock.calls.length).toBeLessThan(10);
  });
});
