import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { bundleFunctions } from '#cli/prerender/bundleFunctions.ts';
import { projectRoot } from '#cli/project.ts';
import { handlerWords } from '../helpers/interfaceWords.ts';
import { localDatabase } from '../helpers/localDatabase.ts';
import { mailServer } from '../helpers/mailServer.ts';

/**
 * The handler on each host: the bundle that `site functions` writes, called in the same way as by the host, with a real database like that
 * of Supabase.
 */
const database = localDatabase();
const distDir = mkdtempSync(join(tmpdir(), 'functions-'));
let files: string[] = [];
let loads = 0;

beforeAll(async () => {
  files = await bundleFunctions(projectRoot, distDir, handlerWords);
});
afterAll(() => rmSync(distDir, { recursive: true, force: true }));
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
  vi.unstubAllEnvs();
});

type Handle = (request: Request, ...more: unknown[]) => Promise<Response>;
type Module = Record<string, unknown>;

/** Loads a fresh instance of a bundle, as a host does at a cold start. */
async function load(file: string): Promise<Module> {
  const start = join(distDir, `start-${loads++}`);
  cpSync(join(distDir, 'hosts', dirname(file)), start, { recursive: true });
  return import(/* @vite-ignore */ pathToFileURL(join(start, basename(file))).href);
}

const origin = 'https://www.mileward.example';
const shell = '<html><head><title>Thank you | Mileward</title></head><main>Thank you</main></html>';

/** The hosts, each with a function that sends a request in the same way as the host, with environment variables. */
const hosts: [
  name: string,
  send: (env: Record<string, string>, request: Request) => Promise<Response>,
][] = [
  [
    'Netlify',
    async (env, request) => {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      const handle = (await load('netlify/api.mjs')).default as Handle;
      const later: Promise<unknown>[] = [];
      const response = await handle(request, {
        ip: '192.0.2.1',
        waitUntil: (work: Promise<unknown>) => later.push(work),
      });
      await Promise.all(later);
      return response;
    },
  ],
  [
    'Vercel',
    async (env, request) => {
      for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
      const path = new URL(request.url).pathname;
      const handle = (await load(`vercel${path}.mjs`))[request.method] as Handle;
      return handle(request);
    },
  ],
  [
    'Cloudflare Pages',
    async (env, request) => {
      const worker = (await load('cloudflare/_worker.js')).default as { fetch: Handle };
      const later: Promise<unknown>[] = [];
      const response = await worker.fetch(
        request,
        { ...env, ASSETS: { fetch: () => Promise.resolve(new Response(shell)) } },
        { waitUntil: (work: Promise<unknown>) => later.push(work) },
      );
      await Promise.all(later);
      return response;
    },
  ],
];

const post = (body: BodyInit, type: string) =>
  new Request(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': type, Origin: origin, 'cf-connecting-ip': '192.0.2.1' },
    body,
  });
const enquiry = (message: string) =>
  post(JSON.stringify({ name: 'Ada', email: 'ada@example.org', message }), 'application/json');

describe.each(hosts)('%s', (name, send) => {
  const settings = () => ({
    SUPABASE_URL: database().url,
    SUPABASE_SERVICE_ROLE_KEY: database().serviceKey,
  });
  const kept = async (message: string) => {
    const { data, error } = await database().service.from('enquiries').select('*');
    expect(error).toBeNull();
    return (data ?? []).filter((row) => String(row.message).includes(message));
  };

  test('keeps an enquiry and answers with its id', async () => {
    const response = await send(settings(), enquiry(`JSON by ${name}`));
    expect(response.status).toBe(200);
    const { id } = await response.json();
    expect(await kept(`JSON by ${name}`)).toMatchObject([{ id, email: 'ada@example.org' }]);
  });

  test('redirects a form to the thank-you page, and answers a wrong one with a page', async () => {
    const form = (fields: Record<string, string>) =>
      post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');
    const fine = await send(settings(), form({ form: 'lead', requirements: `form by ${name}` }));
    expect([fine.status, fine.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/thank-you#reference=[\w-]{36}$/),
    ]);
    expect(await kept(`form by ${name}`)).toHaveLength(1);
    const wrong = await send(settings(), form({ form: 'lead', email: 'nobody' }));
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('<title>Error: There is a problem with your message');
  });

  test('answers 503 and logs what to set if there is no database', async () => {
    const response = await send({ SUPABASE_URL: '', SUPABASE_SERVICE_ROLE_KEY: '' }, enquiry('x'));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('SUPABASE');
    expect(log.mock.calls.join('\n')).toContain('Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY');
  });

  test('answers 503 and logs which setting is wrong', async () => {
    const response = await send({ ...settings(), TRUST_PROXY: 'yes' }, enquiry('x'));
    expect(response.status).toBe(503);
    expect(log.mock.calls.join('\n')).toContain('TRUST_PROXY must be');
  });

  test('answers other methods with 405', async () => {
    const response = await send(settings(), new Request(`${origin}/api/contact`));
    expect(response.status).toBe(405);
  });
});

test('what a host without mail has kept is sent by the schedule of one that has it', async () => {
  const server = await mailServer();
  const { SMTP_URL, ...addresses } = server.env;
  const settings = {
    SUPABASE_URL: database().url,
    SUPABASE_SERVICE_ROLE_KEY: database().serviceKey,
    ...addresses,
  };
  const [, , cloudflare] = hosts;
  await cloudflare?.[1](settings, enquiry('to be sent later'));
  expect(server.mails).toEqual([]);

  for (const [name, value] of Object.entries({ ...settings, SMTP_URL })) vi.stubEnv(name, value);
  const { default: deliver, config } = await load('netlify/deliver.mjs');
  await (deliver as () => Promise<void>)();
  expect(server.mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('to be sent later'),
  ]);
  expect(config).toEqual({ schedule: '*/5 * * * *' });
});

test('the bundles need nothing but Node, and that of Cloudflare nothing but its crypto', () => {
  const imported = (file: string) =>
    [
      ...readFileSync(join(distDir, 'hosts', file), 'utf8').matchAll(
        /^import (?:[^'"\n]* from )?["']([^"'\n]+)["'];?$/gm,
      ),
    ].map(([, from = '']) => from);
  for (const file of files.filter((path) => /(?:api|deliver|_handler)\.mjs$/.test(path))) {
    if (file.startsWith('vercel/api/deliver')) continue;
    for (const from of imported(file)) {
      expect(builtinModules, `${file} imports ${from}`).toContain(from.replace(/^node:/, ''));
    }
  }
  expect(new Set(imported('cloudflare/_worker.js'))).toEqual(new Set(['node:crypto']));
});

test('Vercel has a function for every address of the handler', () => {
  const handler = readFileSync(join(projectRoot, 'api/apiHandler.ts'), 'utf8');
  const addresses = [...handler.matchAll(/'\/(api\/[\w-]+)'/g)].map(([, path]) => path);
  const functions = files.filter((file) => /^vercel\/api\/[^_]/.test(file));
  expect(functions).toEqual(addresses.map((path) => `vercel/${path}.mjs`).toSorted());
});

test('Cloudflare calls the worker only for paths below /api/', () => {
  const routes = readFileSync(join(distDir, 'hosts/cloudflare/_routes.json'), 'utf8');
  expect(JSON.parse(routes)).toEqual({ version: 1, include: ['/api/*'], exclude: [] });
});

/** A program that loads the module of its first argument, and throws if that needs what Cloudflare refuses outside of a request. */
const loadAsCloudflare = `
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  for (const [owner, names] of [
    [crypto, ['randomBytes', 'randomFillSync', 'randomInt', 'randomUUID']],
    [globalThis.crypto, ['getRandomValues', 'randomUUID']],
    [globalThis, ['setTimeout', 'setInterval', 'fetch']],
  ]) {
    for (const name of names) {
      owner[name] = () => { throw new Error(name + ' is called outside of a request'); };
    }
  }
  syncBuiltinESMExports();
  await import(process.argv[1]);
`;

test('the bundle of Cloudflare starts without random values, timers and requests', () => {
  const file = pathToFileURL(join(distDir, 'hosts/cloudflare/_worker.js')).href;
  const args = ['--input-type=module', '--eval', loadAsCloudflare, file];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).not.toContain('is called outside of a request');
  expect(status).toBe(0);
});
