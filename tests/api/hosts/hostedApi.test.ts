import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { hostedApi } from '#api/hosts/hostedApi.ts';

const origin = 'https://www.mileward.example';
const shell = '<html><head><title>Thank you | Mileward</title></head><main>Thank you</main></html>';

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
});

describe.each([
  ['a setting is wrong', { TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be'],
  ['there is no database', {}, 'Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY'],
])('if %s', (_, env, told) => {
  const send = (path: string, init?: RequestInit) =>
    hostedApi(env, { fetchPage: () => Promise.resolve(new Response(shell)) }).handle(
      new Request(`${origin}${path}`, init),
      { address: '192.0.2.1' },
    );

  test('a form is given back in a page of the site with everything that was written', async () => {
    const response = await send('/api/contact', {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ form: 'lead', fullName: 'Ada', requirements: 'An <engine>.' }),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    const page = await response.text();
    expect(page).toMatch(/^<html><head><title>[^<|]+ \| [^<|]+<\/title>/);
    expect(page).not.toContain('Thank you');
    expect(page).toContain('value="Ada"');
    expect(page).toContain('An &lt;engine&gt;.');
    expect(log.mock.calls.join()).toContain(told);
    expect(log.mock.calls.join()).not.toContain('Ada');
  });

  test('an enquiry as JSON is answered as JSON', async () => {
    const response = await send('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'x' }),
    });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      503,
      'application/problem+json',
    ]);
  });
});
