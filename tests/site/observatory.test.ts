import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttp, request } from 'node:http';
import type { Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#cli/project.ts';
import { builtSite } from '../helpers/builtSite.ts';
import { service } from '../helpers/exampleServices.ts';
import { previewOf } from '../helpers/previewOf.ts';
import type { RunningPreview } from '../helpers/previewOf.ts';

const judges = join(projectRoot, 'tests/judges');
const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version']).length > 0;
  } catch {
    return false;
  }
})();
const canScan = hasOpenssl && existsSync(join(judges, 'node_modules/@mdn/mdn-http-observatory'));

const ScanSchema = z.object({
  score: z.number(),
  grade: z.string(),
  status: z.number(),
  tests: z.array(
    z.object({ name: z.string(), result: z.string(), pass: z.boolean(), points: z.number() }),
  ),
});

/** The built site behind a proxy that terminates HTTPS and redirects HTTP. */
describe.skipIf(!canScan)('by the rules of the HTTP Observatory of Mozilla', () => {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const servers: Server[] = [];
  let preview: RunningPreview;
  let ports: number[] = [];

  const listen = async (server: Server): Promise<number> => {
    servers.push(server.listen(0, 'localhost'));
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  beforeAll(async () => {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
        ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
        ...['-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' },
    );
    preview = await previewOf(builtSite().distDir, undefined, { isBehindProxy: true });
    const https = await listen(
      createHttps(
        { key: readFileSync(key), cert: readFileSync(certificate) },
        ({ url, method, headers }, response) => {
          const forwarded = { ...headers, 'x-forwarded-proto': 'https' };
          request(`${preview.url}${url}`, { method, headers: forwarded }, (answer) => {
            response.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
            answer.pipe(response);
          }).end();
        },
      ),
    );
    const http = await listen(
      createHttp(({ url }, response) => {
        response.writeHead(301, { Location: `https://localhost:${https}${url}` }).end();
      }),
    );
    ports = [http, https];
  });
  afterAll(async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await preview.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['/', '/blog', '/contact', service.path])(
    '%s passes every test, with 125 points or more',
    async (path) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(judges, 'observatory.mjs'), ...ports.map(String), path],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
      );
      const { score, status, tests } = ScanSchema.parse(JSON.parse(stdout));
      expect(status).toBe(200);
      expect(tests.length).toBeGreaterThan(5);
      expect(tests.filter(({ pass }) => !pass)).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(125);
    },
  );
});
