import { describe, expect, test } from 'vitest';
import { localKey } from '#cli/database/localKeys.ts';
import { supabaseSettings } from '#cli/load/supabaseSettings.ts';

const url = 'https://abcdefgh.supabase.co';
const key = localKey('anon');

test('without variables there is no database', () => {
  expect(supabaseSettings({})).toEqual({});
  expect(supabaseSettings({ SUPABASE_URL: ' ', SUPABASE_ANON_KEY: '' })).toEqual({});
  expect(supabaseSettings({ SUPABASE_SERVICE_ROLE_KEY: 'x' })).toEqual({});
});

test('an address with only the secret key belongs to a database of enquiries', () => {
  expect(supabaseSettings({ SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: 'secret' })).toEqual({});
});

test('address and keys are taken without spaces, the address without slashes at its end', () => {
  expect(
    supabaseSettings({
      SUPABASE_URL: ` ${url}/ `,
      SUPABASE_ANON_KEY: `${key}\n`,
      SUPABASE_SERVICE_ROLE_KEY: 'secret',
    }),
  ).toEqual({ settings: { url, anonKey: key, serviceKey: 'secret' } });
});

test.each(['http://127.0.0.1:54321', 'http://localhost:54321', 'http://[::1]:54321'])(
  '%s is this machine, to which plain HTTP is allowed',
  (address) => {
    const { settings } = supabaseSettings({ SUPABASE_URL: address, SUPABASE_ANON_KEY: key });
    expect(settings?.url).toBe(address);
  },
);

describe('a mistake is reported', () => {
  test.each<[what: string, reason: string, env: Record<string, string>]>([
    ['a key without an address', 'no-url', { SUPABASE_ANON_KEY: key }],
    ['an address without a key', 'no-key', { SUPABASE_URL: url }],
    ...[
      'abcdefgh',
      'http://abcdefgh.supabase.co',
      'ftp://127.0.0.1',
      `${url}/rest/v1`,
      'https://',
    ].map((address): [string, string, Record<string, string>] => [
      `the address ${address}`,
      'bad-url',
      { SUPABASE_URL: address, SUPABASE_ANON_KEY: key },
    ]),
    [
      'the secret key in the place of the public one',
      'secret-key',
      { SUPABASE_URL: url, SUPABASE_ANON_KEY: localKey('service_role') },
    ],
    [
      'a secret key of the new kind',
      'secret-key',
      { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'sb_secret_abc' },
    ],
  ])('%s', (_, reason, env) => {
    expect(supabaseSettings(env)).toMatchObject({
      problem: { code: 'database-settings', args: { reason } },
    });
  });

  test('any kind of public key is accepted', () => {
    for (const anonKey of ['sb_publishable_abc', 'a.b.c', '']) {
      const { problem } = supabaseSettings({
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: anonKey || key,
      });
      expect(problem).toBeUndefined();
    }
  });
});
