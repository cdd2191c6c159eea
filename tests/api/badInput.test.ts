import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBody } from '#api/request/readBody.ts';
import { ProblemSchema } from '#schemas/enquiry.ts';
import { openSqliteStore } from '#api/store/sqliteStore.ts';
import { enquiryApi, ORIGIN } from '../helpers/enquiryApi.ts';
import { enquiryServer } from '../helpers/enquiryServer.ts';
import type { EnquiryServer } from '../helpers/enquiryServer.ts';
import { listed } from '../helpers/storedEnquiries.ts';

/** The statuses of refusals in docs/enquiries.md. */
const DOCUMENTED = [400, 403, 404, 405, 408, 413, 415, 422, 429, 501];

const good = {
  name: 'Ada',
  email: 'ada@example.org',
  phone: '1',
  message: 'Hello',
  page: 'Branding',
};
const json = (body: unknown) => JSON.stringify(body);
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

interface Case {
  name: string;
  status: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const fields = ['name', 'email', 'phone', 'message', 'page'] as const;
const lineFields = ['name', 'email', 'phone', 'page'] as const;
const limits = { name: 200, email: 254, phone: 40, message: 5000, page: 200 };
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const nestedObject = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

const cases: Case[] = [
  // Malformed JSON
  ...Object.entries({
    nothing: '',
    'white space': ' \n\t ',
    'half an object': '{"name":"Ada"',
    'a comma too many': '{"name":"Ada",}',
    'single quotes': "{'name':'Ada'}",
    'no quotes': '{name:"Ada"}',
    'a comment': '{"name":"Ada"} // hello',
    'two objects': '{"name":"Ada"}{"name":"Bob"}',
    'text after it': '{"name":"Ada"}x',
    'an open string': '{"name":"Ada',
    'a line break in a string': '{"name":"A\nda"}',
    'a control character in a string': '{"name":"A\u0001da"}',
    'a wrong escape': '{"name":"\\x41"}',
    'half an escape': '{"name":"\\u12"}',
    'a number with a zero before it': '{"elapsed":01}',
    'not a number': '{"elapsed":NaN}',
    Infinity: '{"elapsed":Infinity}',
    'a form': 'name=Ada&email=ada@example.org',
    XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
    HTML: '<script>alert(1)</script>',
    'an open list': '[[[[[[[[',
    'NUL alone': '\0',
    'a byte order mark of UTF-16': Buffer.from('fffe7b007d00', 'hex'),
    'UTF-16': Buffer.from('\ufeff{"name":"Ada"}', 'utf16le'),
    'Latin-1': Buffer.from('{"name":"Zo\xeb"}', 'latin1'),
    'an overlong sequence': Buffer.from('7b226e616d65223a22c0af227d', 'hex'),
    'a surrogate in UTF-8': Buffer.from('7b226e616d65223a22eda080227d', 'hex'),
    'half a character': Buffer.from('7b226e616d65223a22f09f98', 'hex'),
    'random bytes': Buffer.from('deadbeef00ff', 'hex'),
    gzip: Buffer.from('1f8b0800000000000003ab5605000043bfa6a302000000', 'hex'),
  }).map(([name, body]) => ({ name: `malformed: ${name}`, status: 422, body })),

  // JSON that is not an object
  ...['null', 'true', '0', '-1.5e308', '"text"', '[]', `[${json(good)}]`, '[[]]', '""'].map(
    (body) => ({
      name: `no object: ${body.slice(0, 20)}`,
      status: 422,
      body,
    }),
  ),

  // Nesting
  ...[2, 100, 8000].flatMap((depth) => [
    { name: `a list ${depth} deep`, status: 422, body: nested(depth) },
    { name: `a name ${depth} deep`, status: 422, body: `{"name":${nested(depth)}}` },
    {
      name: `objects ${Math.min(depth, 5000)} deep`,
      status: 422,
      body: nestedObject(Math.min(depth, 5000)),
    },
    {
      name: `an unknown list ${depth} deep`,
      status: 422,
      body: `{"name":"A","x":${nested(depth)}}`,
    },
  ]),

  // Wrong types in every field
  ...fields.flatMap((field) =>
    [
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e21,
      [],
      ['x'],
      {},
      { a: 1 },
      { toString: 'x' },
      [[['x']]],
    ].map((value) => ({
      name: `${field} is ${json(value)}`,
      status: 422,
      body: json({ ...good, [field]: value }),
    })),
  ),
  ...[
    null,
    1,
    '',
    'x',
    'not-a-uuid',
    '0'.repeat(32),
    [],
    {},
    `${'a'.repeat(36)}`,
    "' OR 1=1 --",
  ].map((key) => ({
    name: `key is ${json(key)}`,
    status: 422,
    body: json({ ...good, key }),
  })),
  ...[null, '100', -1, -0.001, true, [], {}, [1]].map((elapsed) => ({
    name: `elapsed is ${json(elapsed)}`,
    status: 422,
    body: json({ ...good, elapsed }),
  })),
  ...[null, 1, [], {}, true, 'x'.repeat(4097)].map((proof) => ({
    name: `proof is ${json(proof).slice(0, 20)}`,
    status: 422,
    body: json({ ...good, proof }),
  })),
  ...[null, 1, [], {}, false].map((website) => ({
    name: `the honeypot is ${json(website)}`,
    status: 422,
    body: json({ ...good, website }),
  })),

  // Prototype keys and unknown keys
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'admin',
    '',
    'Name',
    ' name',
    'id',
  ].map((key) => ({
    name: `an unknown key ${json(key)}`,
    status: 422,
    body: `{"name":"Ada",${json(key)}:{"isAdmin":true}}`,
  })),
  { name: 'a prototype that holds an enquiry', status: 422, body: `{"__proto__":${json(good)}}` },
  {
    name: 'a thousand unknown keys',
    status: 422,
    body: json(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, i]))),
  },

  // Duplicate keys
  ...fields.map((field) => ({
    name: `${field} stands twice`,
    status: 422,
    body: `{"name":"Ada","${field}":"a","${field}":"b"}`,
  })),
  { name: 'a key stands twice, once escaped', status: 422, body: '{"name":"a","n\\u0061me":"b"}' },
  {
    name: 'a key stands twice, with spaces',
    status: 422,
    body: '{ "name" : "a" , "name"\n:\t"b" }',
  },

  // Characters that no field may contain
  ...fields.flatMap((field) =>
    Object.entries({
      NUL: 'a\0b',
      'a lone high surrogate': 'a\ud800b',
      'a lone low surrogate': 'a\udc00b',
      'surrogates in the wrong order': '\udc00\ud800',
      'a right-to-left override': 'a\u202Egnp.exe',
    }).map(([what, text]) => ({
      name: `${what} in ${field}`,
      status: 422,
      body: json({ ...good, [field]: text }),
    })),
  ),
  ...lineFields.flatMap((field) =>
    [
      '\r\nBcc: all@example.org',
      '\nBcc: x',
      '\rBcc: x',
      '\u2028x',
      '\u2029x',
      '\r\n\r\n<html>',
    ].map((text) => ({
      name: `${json(text)} in ${field}`,
      status: 422,
      body: json({ ...good, [field]: `ada@example.org${text}` }),
    })),
  ),

  // Values that are too long
  ...fields.map((field) => ({
    name: `${field} is one character too long`,
    status: 422,
    body: json({ ...good, [field]: 'x'.repeat(limits[field] + 1) }),
  })),
  {
    name: 'a message of many emoji',
    status: 422,
    body: json({ ...good, message: '😀'.repeat(2501) }),
  },

  // Invalid email addresses
  ...[
    'x',
    'x@',
    '@x.org',
    'x@y',
    'x@@y.org',
    'x@y..org',
    'x y@z.org',
    '<x@y.org>',
    'x@y.org,z@y.org',
    'x@[127.0.0.1]',
    'x@y.org\u0000',
    '"x"@y.org',
    'x@-y.org',
    'mailto:x@y.org',
    `${'x'.repeat(65)}@y.org`,
  ].map((email) => ({
    name: `the address ${json(email)}`,
    status: 422,
    body: json({ ...good, email }),
  })),

  // Bodies without an enquiry
  { name: 'a number that is too large', status: 422, body: '{"name":"Ada","elapsed":-1e999}' },
  { name: 'no field at all', status: 422, body: '{}' },
  {
    name: 'blank fields',
    status: 422,
    body: json({ name: ' ', email: '', phone: '\t', message: '\n\n' }),
  },
  {
    name: 'fields of characters that are taken out',
    status: 422,
    body: json({ name: '\ufeff', message: '\u2066\u200b\u2069\u0007' }),
  },
  {
    name: 'fields of characters that look like spaces',
    status: 422,
    body: json({ name: '\u115f\u1160\u3164', phone: '\u2800', message: '\uffa0\u034f' }),
  },
  { name: 'a page alone', status: 422, body: json({ page: 'Branding' }) },
  {
    name: 'a contact form without what it requires',
    status: 422,
    body: json({ page: 'Contact Us Page', phone: '1' }),
  },

  // Forms
  ...Object.entries({
    nothing: '',
    'no field that is known': 'a=b&c=d',
    'blank fields': 'name=&email=&phone=&message=+',
    'a field that stands twice': 'name=a&name=b',
    'a contact form without names': 'form=contact&email=a%40b.co&message=x',
    'a wrong address': 'email=x',
    NUL: 'name=a%00b',
    'a line break in a name': 'name=a%0D%0ABcc%3A+x',
    'an override': 'message=a%E2%80%AEb',
    'too long a name': `name=${'x'.repeat(201)}`,
    'too long a message': `message=${'x'.repeat(5001)}`,
    'prototype keys': '__proto__=x&constructor=y',
    'bytes that are not text': Buffer.from('6e616d653dff', 'hex'),
    'ten thousand fields': Array.from({ length: 6000 }, (_, i) => `k${i}`)
      .join('&')
      .slice(0, 32000),
  }).map(([name, body]) => ({ name: `form: ${name}`, status: 422, type: FORM_TYPE, body })),

  // Bodies with the wrong type
  ...[
    'text/plain',
    'text/plain;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/jsonp',
    'application/json-patch+json',
    'application/octet-stream',
    'image/png',
    '*/*',
    'nonsense',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json; charset="utf-7"',
    'application/x-www-form-urlencoded; charset=windows-1252',
    'application/json, text/html',
  ].map((type) => ({ name: `type ${type}`, status: 415, type, body: json(good) })),
  { name: 'no type', status: 415, type: '', body: json(good) },
  ...['gzip', 'br', 'deflate', 'compress', 'gzip, gzip'].map((encoding) => ({
    name: `encoding ${encoding}`,
    status: 415,
    body: json(good),
    headers: { 'Content-Encoding': encoding },
  })),
  {
    name: 'multipart',
    status: 415,
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n--x--\r\n',
  },

  // Bodies that are too large
  { name: 'one byte too many', status: 413, body: json({ message: '' }).padEnd(32 * 1024 + 1) },
  { name: '10 MB', status: 413, body: Buffer.alloc(10_000_000, 'a') },
  { name: '10 MB of another type', status: 413, type: 'image/png', body: Buffer.alloc(10_000_000) },
  { name: '10 MB in a form', status: 413, type: FORM_TYPE, body: Buffer.alloc(10_000_000, 'a') },

  // Requests from other origins
  ...['https://evil.example', 'http://localhost:1', 'file://', 'nonsense', 'https://'].map(
    (origin) => ({
      name: `origin ${origin}`,
      status: 403,
      body: json(good),
      headers: { Origin: origin },
    }),
  ),
];

test('there are at least 200 cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

describe('bad input is refused with the right status, and the server keeps running', () => {
  const ends: (() => Promise<void>)[] = [];
  let server: EnquiryServer;
  beforeAll(async () => {
    server = await enquiryServer({}, (end) => ends.push(end));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test.each(cases)('$name', async ({ status, type = JSON_TYPE, body, headers }) => {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body: typeof body === 'string' ? Buffer.from(body) : new Uint8Array(body),
    });
    const text = await response.text();
    expect(response.status, text.slice(0, 500)).toBe(status);
    expect(text).not.toMatch(/\n\s+at |node_modules|zod|sqlite|SyntaxError|Unexpected/i);
    if (type.startsWith(FORM_TYPE)) expect(text).toMatch(/^<!doctype html>/);
    else expect(ProblemSchema.parse(JSON.parse(text)).status).toBe(status);
  });

  test('nothing of it was kept, and nothing went wrong', async () => {
    const response = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': JSON_TYPE },
      body: json(good),
    });
    expect(response.status).toBe(200);
    const store = await openSqliteStore(server.file);
    expect(await listed(store)).toHaveLength(1);
    expect(await listed(store, { spam: true })).toEqual([]);
    await store.close();
    expect(server.logged).toHaveLength(1);
  });
});

describe('a client on the wire', () => {
  /** Opens a connection and writes to it. Returns the response when the server closes the connection or the response matches `until`. */
  async function talk(
    server: EnquiryServer,
    write: (socket: Socket) => void | Promise<void>,
    until: RegExp = /\r\n\r\n[\s\S]*\}$/,
  ): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    let answer = '';
    const ended = new Promise<void>((resolve) => {
      socket.on('close', resolve);
      socket.on('data', (bytes) => {
        answer += bytes.toString();
        if (until.test(answer)) resolve();
      });
    });
    await write(socket);
    await ended;
    socket.destroy();
    return answer;
  }
  const head = (rest: string) =>
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}\r\n`;

  test('that sends chunks without end is answered with 413 and cut off', async () => {
    const server = await enquiryServer();
    const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`;
    let isOpen = true;
    const answer = await talk(server, async (socket) => {
      socket.on('close', () => (isOpen = false));
      socket.write(head('Transfer-Encoding: chunked\r\n'));
      void (async () => {
        while (isOpen && !socket.destroyed) {
          if (!socket.write(chunk))
            await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
          await new Promise(setImmediate);
        }
      })();
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that says it will send 10 MB is answered before it does', async () => {
    const server = await enquiryServer();
    const answer = await talk(server, (socket) => {
      socket.write(head('Content-Length: 10000000\r\n'));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that goes away in the middle of its body leaves nothing behind', async () => {
    const server = await enquiryServer();
    for (let time = 0; time < 20; time++) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`${head('Content-Length: 500\r\n')}{"name":"Ada","mes`);
      socket.destroy();
    }
    const answer = await server.ask('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': JSON_TYPE },
      body: json(good),
    });
    expect(answer.status).toBe(200);
    const store = await openSqliteStore(server.file);
    expect(await listed(store)).toHaveLength(1);
    await store.close();
  });

  test('that sends a byte at a time is heard, as long as it takes', async () => {
    const server = await enquiryServer();
    const body = json(good);
    const answer = await talk(server, async (socket) => {
      socket.setNoDelay(true);
      for (const byte of `${head(`Content-Length: ${body.length}\r\n`)}${body}`) {
        socket.write(byte);
        await new Promise(setImmediate);
      }
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('that never ends its body is answered with 408 and cut off', async () => {
    const never = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
    });
    const request = new Request(`${ORIGIN}/api/contact`, {
      method: 'POST',
      body: never,
      duplex: 'half',
    } as RequestInit);
    await expect(readBody(request, 1000, { timeout: 50 })).rejects.toMatchObject({
      status: 408,
      headers: { Connection: 'close' },
    });
  });

  test('of HTTP/1.0 needs no host, as health checks of proxies have none', async () => {
    const server = await enquiryServer();
    const answer = await talk(
      server,
      (socket) => void socket.write('GET /api/health HTTP/1.0\r\n\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"ok":true}/);
  });

  test.each(['a:', '%41', '[::ffff:192.0.2.1]:80', 'WWW.Example.org:80'])(
    'may spell its host as "%s"',
    async (host) => {
      const server = await enquiryServer();
      const text = `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const answer = await talk(server, (socket) => void socket.write(text));
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test('that is followed by garbage gets its own answer', async () => {
    const server = await enquiryServer();
    const body = json(good);
    const answer = await talk(server, (socket) => {
      socket.write(`${head(`Content-Length: ${body.length}\r\n`)}${body}GARBAGE\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test.each([
    ['no host', 'POST /api/contact HTTP/1.1\r\n\r\n'],
    ['an address that is none', 'POST http://[ HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two lengths', head('Content-Length: 5\r\nContent-Length: 6\r\n')],
    ['a length and chunks', head('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')],
    ['a negative length', head('Content-Length: -1\r\n')],
    ['a chunk of no size', `${head('Transfer-Encoding: chunked\r\n')}zz\r\n`],
    ['a header of 100 KB', head(`X-Long: ${'a'.repeat(100_000)}\r\n`)],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  ])('that sends %s is refused', async (_, text) => {
    const server = await enquiryServer();
    const answer = await talk(server, (socket) => void socket.write(text), /\r\n\r\n/);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await server.ask('/')).status).toBe(200);
  });
});

describe('a body with another transfer coding than chunked', () => {
  test.each([
    ['in one header', 'Transfer-Encoding: gzip, chunked'],
    ['in two headers', 'Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked'],
  ])('%s is answered with 501, because nothing decodes it', async (_, coding) => {
    const server = await enquiryServer();
    const body = json(good);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${coding}\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    );
    // The server closes the connection.
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 501 /);
  });
});

describe('10,000 bodies made at random', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    }),
    fc.emailAddress(),
    fc.constantFrom(
      '',
      ' ',
      '\0',
      '\r\n',
      '\u202e',
      '\ud800',
      "'; DROP TABLE enquiries; --",
      '{{7*7}}',
      '../../etc/passwd',
    ),
    fc.nat({ max: 6000 }).map((length) => 'x'.repeat(length)),
  );
  const keys = [
    'name',
    'email',
    'phone',
    'message',
    'page',
    'key',
    'website',
    'elapsed',
    'proof',
    '__proto__',
    'form',
    'firstName',
    'fullName',
  ];
  const anyObject = fc.dictionary(
    fc.oneof(fc.constantFrom(...keys), anyText),
    fc.oneof(anyText, fc.jsonValue(), fc.float(), fc.uuid()),
    { maxKeys: 10 },
  );
  const anyBody = fc.oneof(
    {
      weight: 5,
      arbitrary: anyObject.map((object) => ({ type: JSON_TYPE, body: Buffer.from(json(object)) })),
    },
    {
      weight: 2,
      arbitrary: fc.json().map((text) => ({ type: JSON_TYPE, body: Buffer.from(text) })),
    },
    { weight: 2, arbitrary: anyText.map((text) => ({ type: JSON_TYPE, body: Buffer.from(text) })) },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.tuple(fc.oneof(fc.constantFrom(...keys), anyText), anyText), { maxLength: 8 })
        .map((pairs) => ({
          type: FORM_TYPE,
          body: Buffer.from(
            new URLSearchParams(
              pairs.map(([name, value]): [string, string] => [
                name.toWellFormed(),
                value.toWellFormed(),
              ]),
            ).toString(),
          ),
        })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.uint8Array({ maxLength: 200 }),
          fc.constantFrom(JSON_TYPE, FORM_TYPE, 'text/plain', 'multipart/form-data; boundary=a'),
        )
        .map(([bytes, type]) => ({ type, body: Buffer.from(bytes) })),
    },
  );

  test('get a documented answer each, without a fault, and leave memory as it was', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const api = await enquiryApi();
    let sent = 0;
    let kept = 0;
    let before = 0;
    await fc.assert(
      fc.asyncProperty(anyBody, async ({ type, body }) => {
        const response = await api.send('/api/contact', {
          method: 'POST',
          headers: { 'Content-Type': type, Origin: ORIGIN },
          body: new Uint8Array(body),
        });
        const text = await response.text();
        if (response.status === 200 || response.status === 303) kept++;
        else expect(DOCUMENTED, text).toContain(response.status);
        expect(text).not.toMatch(/\n\s+at |node_modules/);
        if (++sent === 2000) {
          collect();
          before = process.memoryUsage().heapUsed;
        }
      }),
      { numRuns: 10_000 },
    );
    expect(sent).toBe(10_000);
    expect(kept).toBeGreaterThan(100);
    expect(api.logged.filter((line) => line.includes('fault'))).toEqual([]);
    api.logged.length = 0;
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(16 * 1024 * 1024);
  });
});
