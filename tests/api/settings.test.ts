import { describe, expect, test } from 'vitest';
import { readSettings } from '#api/settings.ts';

const mail = {
  SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465',
  MAIL_FROM: '"Mileward, Ltd" <website@mileward.example>',
  MAIL_TO: 'hello@mileward.example, Sales <sales@mileward.example>',
};
const problemsOf = (env: Record<string, string>) => {
  try {
    return readSettings(env, '/data/e.db');
  } catch (error) {
    return (error as Error).message;
  }
};

describe('settings', () => {
  test('that are not there keep enquiries in a file and tell nobody', () => {
    expect(readSettings({}, '/data/e.db')).toEqual({
      store: { kind: 'sqlite', file: '/data/e.db' },
      mail: undefined,
      webhook: undefined,
      origins: [],
      proxies: 0,
      rate: { burst: 20, seconds: 30 },
      cronSecret: undefined,
    });
  });

  test('of every kind are read', () => {
    expect(
      readSettings(
        {
          ...mail,
          MAIL_FROM: 'Mileward <website@mileward.example>',
          WEBHOOK_URL: 'https://hooks.example/x',
          WEBHOOK_SECRET: 'whsec_abc',
          SITE_ORIGINS: 'https://mileward.example, https://www.mileward.example',
          TRUST_PROXY: '1',
          ENQUIRIES_RATE: '5/0.5',
          SUPABASE_URL: 'https://x.supabase.example',
          SUPABASE_SERVICE_ROLE_KEY: 'key',
          CRON_SECRET: 'secret',
        },
        '/data/e.db',
      ),
    ).toEqual({
      store: {
        kind: 'supabase',
        url: 'https://x.supabase.example',
        serviceKey: 'key',
      },
      mail: {
        url: mail.SMTP_URL,
        from: { name: 'Mileward', address: 'website@mileward.example' },
        to: [
          { name: '', address: 'hello@mileward.example' },
          { name: 'Sales', address: 'sales@mileward.example' },
        ],
      },
      webhook: { url: 'https://hooks.example/x', secret: 'whsec_abc' },
      origins: ['https://mileward.example', 'https://www.mileward.example'],
      proxies: 1,
      rate: { burst: 5, seconds: 0.5 },
      cronSecret: 'secret',
    });
  });

  test('that name a file keep enquiries there, though a database is known', () => {
    const { store } = readSettings(
      {
        ENQUIRIES_DB: '/srv/e.db',
        SUPABASE_URL: 'https://x.supabase.example',
        SUPABASE_SERVICE_ROLE_KEY: 'key',
      },
      '/data/e.db',
    );
    expect(store).toEqual({ kind: 'sqlite', file: '/srv/e.db' });
  });

  test('that are wrong are all named at once, without their values', () => {
    const problems = problemsOf({
      SMTP_URL: 'hunter2',
      MAIL_FROM: 'hunter2',
      MAIL_TO: 'hunter2',
      WEBHOOK_URL: 'ftp://hunter2',
      SITE_ORIGINS: 'hunter2',
      TRUST_PROXY: 'hunter2',
      ENQUIRIES_RATE: 'hunter2',
      SUPABASE_URL: 'hunter2',
    });
    expect(problems).toMatchInlineSnapshot(`
      "The settings need fixing.
      SMTP_URL must be an address such as smtps://user:password@mail.example.com:465, with special characters in user and password percent-encoded, and nothing after the port.
      MAIL_FROM must be one address, such as Acme <website@acme.example>.
      MAIL_TO must be one or more addresses with commas between them.
      WEBHOOK_URL must be an address that starts with https://, without a user and a password.
      SITE_ORIGINS must be origins such as https://www.mileward.example, with commas between them.
      TRUST_PROXY must be the number of proxies before this server, from 0 to 9.
      ENQUIRIES_RATE must be a number of enquiries at once and the seconds for each further one, such as 20/30.
      SUPABASE_URL must be the address of the Supabase project, which starts with https:// and has no user and password."
    `);
    expect(problems).not.toContain('hunter2');
  });

  describe.each(['WEBHOOK_URL', 'SUPABASE_URL'])('of addresses: %s', (name) => {
    test.each([
      'http://hooks.example/x',
      'http://192.168.0.1/',
      'http://localhost.example/',
      'http://127.0.0.1@hooks.example/',
    ])('sends nothing over an open line: %s', (address) => {
      expect(problemsOf({ [name]: address })).toContain(`${name} must be`);
    });

    test.each([
      'https://hooks.example/x',
      'http://127.0.0.1:54321',
      'http://localhost/',
      'http://[::1]:1/',
    ])('may name a safe line, or this machine: %s', (address) => {
      expect(problemsOf({ [name]: address })).toBeTypeOf('object');
    });
  });

  test('name nobody whom mail could not reach: one wrong address is not passed over', () => {
    const problems = problemsOf({
      ...mail,
      MAIL_FROM: 'a@b.example',
      MAIL_TO: 'a@b.example, sales',
    });
    expect(problems).toContain('MAIL_TO must be one or more addresses');
  });

  test('have no line break in a name, which could add a header to a mail', () => {
    const sender = 'Acme\r\nBcc: eve@b.example <a@b.example>';
    expect(problemsOf({ ...mail, MAIL_FROM: sender })).toContain('MAIL_FROM must be one address');
    expect(problemsOf({ ...mail, MAIL_TO: 'a@b.example,\n  c@b.example' })).toBeTypeOf('object');
  });

  test.each(['WEBHOOK_URL', 'SUPABASE_URL'])(
    'have no user and password in %s, because such an address cannot be fetched',
    (name) => {
      const problems = problemsOf({ [name]: 'https://user:hunter2@hooks.example/x' });
      expect(problems).toContain(`${name} must be`);
      expect(problems).not.toContain('hunter2');
    },
  );

  test.each(['whsec_', 'whsec_!!!', 'whsec_a b', 'whsec_"c2VjcmV0"'])(
    'sign webhooks with the key that was meant, and never with an empty one: not %s',
    (secret) => {
      const problems = problemsOf({
        WEBHOOK_URL: 'https://hooks.example/',
        WEBHOOK_SECRET: secret,
      });
      expect(problems).toContain('WEBHOOK_SECRET must be whsec_ and base64');
    },
  );

  test.each(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_aGVsbG8=', 'any text, with !'])(
    'may have a secret such as %s',
    (secret) => {
      const { webhook } = readSettings(
        { WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: secret },
        '/data/e.db',
      );
      expect(webhook?.secret).toBe(secret);
    },
  );

  test.each(['20/0', '20/0.00'])('always limit how often an address sends: not %s', (rate) => {
    expect(problemsOf({ ENQUIRIES_RATE: rate })).toContain('ENQUIRIES_RATE must be');
  });

  test('may have a comma in a name in quotation marks', () => {
    const { mail: read } = readSettings(
      {
        ...mail,
        MAIL_FROM: '"Mileward, Ltd" <a@b.example>',
        MAIL_TO: '"Bea, sales" <bea@b.example>, Dele <dele@b.example>',
      },
      '/data/e.db',
    );
    expect(read?.from).toEqual({ name: 'Mileward, Ltd', address: 'a@b.example' });
    expect(read?.to).toEqual([
      { name: 'Bea, sales', address: 'bea@b.example' },
      { name: 'Dele', address: 'dele@b.example' },
    ]);
  });

  test.each(['a@b.example"c@d.example', 'a@b.example, "', '"Bea <a@b.example>'])(
    'have no quotation mark in MAIL_TO that is not around a name: not %s',
    (to) => {
      expect(problemsOf({ ...mail, MAIL_TO: to })).toContain(
        'MAIL_TO must be one or more addresses',
      );
    },
  );

  test('have each address of MAIL_TO once', () => {
    const { mail: read } = readSettings(
      {
        ...mail,
        MAIL_FROM: 'a@b.example',
        MAIL_TO: 'Hello <hello@a.example>, Hello@A.example, sales@a.example, hello@a.example',
      },
      '/data/e.db',
    );
    expect(read?.to).toEqual([
      { name: 'Hello', address: 'hello@a.example' },
      { name: '', address: 'sales@a.example' },
    ]);
  });

  test.each([
    'smtp://mail.example.org?ignoreTLS=true',
    'smtps://mail.example.org?tls.rejectUnauthorized=false',
    'smtp://mail.example.org/?requireTLS=false',
    'smtp://mail.example.org#x',
    'smtp://mail.example.org/x',
    'smtp:',
    'smtp://',
    'smtp://user@:25',
  ])('name a mail server, and no options that could turn off its encryption: %s', (address) => {
    expect(problemsOf({ ...mail, MAIL_FROM: 'a@b.example', SMTP_URL: address })).toContain(
      'SMTP_URL must be an address such as',
    );
  });

  test.each([
    'smtp://127.0.0.1:2525',
    'smtp://[::1]',
    'smtps://mail.example.org/',
    'smtp://u:p%2F@mail.example.org:587',
  ])('may name a mail server so: %s', (address) => {
    expect(problemsOf({ ...mail, MAIL_FROM: 'a@b.example', SMTP_URL: address })).toBeTypeOf(
      'object',
    );
  });

  test.each([
    [{ SMTP_URL: mail.SMTP_URL }],
    [{ MAIL_TO: mail.MAIL_TO }],
    [{ SMTP_URL: mail.SMTP_URL, MAIL_TO: mail.MAIL_TO }],
  ])('of mail come together: %o', (env) => {
    expect(problemsOf(env)).toContain('set all three, or none');
  });
});
