import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#cli/database/freePort.ts';
import { formatNginxMaps, formatNginxServer } from '#cli/plan/nginxFormats.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { findNginx } from '../helpers/findNginx.mjs';

const nginx = findNginx();

/** Starts nginx with a site of two pages. Returns its URL. */
async function nginxWith(gone: readonly string[]): Promise<string> {
  const folder = temporaryFolder();
  const port = await freePort();
  mkdirSync(join(folder, 'client'));
  const rules = [{ path: '/', headers: { 'X-Content-Type-Options': 'nosniff' } }];
  const files = {
    'client/about.html': 'About',
    'client/404.html': 'Page Not Found',
    'maps.conf': formatNginxMaps(
      [{ path: '/about', type: 'about' }],
      { redirects: [], gone },
      rules,
    ),
    'server.conf': formatNginxServer(rules),
    'nginx.conf': `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n  include /etc/nginx/mime.types;\n  access_log off;\n  include ${folder}/maps.conf;\n  server {\n    listen 127.0.0.1:${port};\n    root ${folder}/client;\n    include ${folder}/server.conf;\n  }\n}\n`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const server = spawn(
    nginx ?? '',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'inherit',
    },
  );
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await delay(20);
  }
  return url;
}

test.skipIf(!nginx)(
  'nginx answers addresses that are gone with 410 and the not-found page',
  async () => {
    const url = await nginxWith(['/blog/old', '/old/page.html']);
    const ask = async (path: string) => {
      const answer = await fetch(url + path, { redirect: 'manual' });
      const { headers } = answer;
      return [answer.status, await answer.text(), headers.get('x-content-type-options')];
    };
    for (const path of [
      '/blog/old',
      '/blog/old/',
      '/Blog/Old',
      '/blog/old.html',
      '/old/page.html',
    ]) {
      expect(await ask(path), path).toEqual([410, 'Page Not Found', 'nosniff']);
    }
    expect(await ask('/blog/other')).toEqual([404, 'Page Not Found', 'nosniff']);
    expect(await ask('/about')).toEqual([200, 'About', 'nosniff']);
  },
);
