import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { validate } from '#cli/commands/validate.ts';
import { generateSite } from '#cli/commands/generateSite.ts';
import { syncPublic } from '#cli/prerender/syncPublic.ts';
import { viteConfig } from '#cli/prerender/viteConfig.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { projectOf, recordingTerminal, snapshot } from '../../helpers/projectOf.ts';
import { rewriteSilently } from '../../helpers/rewriteSilently.ts';

function folders() {
  const root = temporaryFolder();
  const [publicDir, clientDir] = [join(root, 'public'), join(root, 'client')];
  mkdirSync(join(publicDir, 'images'), { recursive: true });
  mkdirSync(clientDir);
  writeFileSync(join(publicDir, 'images/a.svg'), 'a');
  writeFileSync(join(publicDir, '.env'), 'SECRET=1');
  symlinkSync('/etc/passwd', join(publicDir, 'passwords.txt'));
  return { publicDir, clientDir };
}

test('files are copied; links that leave the folder and hidden files are not', () => {
  const { publicDir, clientDir } = folders();
  expect(syncPublic(publicDir, clientDir, []).files).toEqual(['images/a.svg']);
  expect(snapshot(clientDir)).toEqual({ 'images/a.svg': 'a' });
});

test('a file is copied whose name is as long as the disk allows', () => {
  const { publicDir, clientDir } = folders();
  const name = `${'a'.repeat(251)}.pdf`;
  writeFileSync(join(publicDir, name), 'a');
  expect(syncPublic(publicDir, clientDir, []).files).toEqual([name, 'images/a.svg']);
  expect(snapshot(clientDir)).toEqual({ [name]: 'a', 'images/a.svg': 'a' });
});

test('what an earlier build copied is removed if it is gone or must not be published', () => {
  const { publicDir, clientDir } = folders();
  syncPublic(publicDir, clientDir, []);
  writeFileSync(join(clientDir, '.env'), 'SECRET=1');
  rmSync(join(publicDir, 'images/a.svg'));
  syncPublic(publicDir, clientDir, ['.env', 'images/a.svg']);
  expect(snapshot(clientDir)).toEqual({});
});

test('a file takes the place of a folder, and a folder that of a file', () => {
  const { publicDir, clientDir } = folders();
  const sync = (before: readonly string[]) => syncPublic(publicDir, clientDir, before).files;
  const first = sync([]);
  rmSync(join(publicDir, 'images'), { recursive: true });
  writeFileSync(join(publicDir, 'images'), 'a file');
  const second = sync(first);
  expect(snapshot(clientDir)).toEqual({ images: 'a file' });
  rmSync(join(publicDir, 'images'));
  mkdirSync(join(publicDir, 'images'));
  writeFileSync(join(publicDir, 'images/b.svg'), 'b');
  sync(second);
  expect(snapshot(clientDir)).toEqual({ 'images/b.svg': 'b' });
});

test('a file that changed without its size and its date is copied again, and only then', async () => {
  const { publicDir, clientDir } = folders();
  const file = join(publicDir, 'images/a.svg');
  // File systems note the time of a change in steps of some milliseconds.
  await delay(20);
  syncPublic(publicDir, clientDir, []);
  expect(syncPublic(publicDir, clientDir, []).copied).toBe(0);
  const { atime, mtime } = statSync(file);
  await delay(20);
  writeFileSync(file, 'b');
  utimesSync(file, atime, mtime);
  expect(syncPublic(publicDir, clientDir, [], () => true).copied).toBe(1);
  expect(snapshot(clientDir)).toEqual({ 'images/a.svg': 'b' });
});

test('a copy that changed without its size and its date is copied again, unless it is known to be as left', async () => {
  const { publicDir, clientDir } = folders();
  await delay(20);
  syncPublic(publicDir, clientDir, []);
  rewriteSilently(join(clientDir, 'images/a.svg'));
  expect(syncPublic(publicDir, clientDir, [], () => true).copied).toBe(0);
  expect(syncPublic(publicDir, clientDir, []).copied).toBe(1);
  expect(snapshot(clientDir)).toEqual({ 'images/a.svg': 'a' });
});

test('a file that a server is sending is replaced and not written to', () => {
  const { publicDir, clientDir } = folders();
  syncPublic(publicDir, clientDir, []);
  const open = openSync(join(clientDir, 'images/a.svg'), 'r');
  onTestFinished(() => closeSync(open));
  writeFileSync(join(publicDir, 'images/a.svg'), 'longer');
  syncPublic(publicDir, clientDir, []);
  expect(readFileSync(open, 'utf8')).toBe('a');
  expect(snapshot(clientDir)).toEqual({ 'images/a.svg': 'longer' });
});

test('Vite copies nothing by itself, which would follow every link', async () => {
  expect(await viteConfig({ project: projectOf() })).toMatchObject({ publicDir: false });
});

test('a file that must not be published stops every command that checks content', async () => {
  const project = projectOf();
  symlinkSync('/etc/passwd', join(project.publicDir, 'passwords.txt'));
  writeFileSync(join(project.publicDir, '.env'), 'SECRET=1');
  writeFileSync(join(project.publicDir, 'robots.txt'), 'Disallow: /');
  const terminal = recordingTerminal();
  expect(await validate(project, terminal, { format: 'pretty', launch: false })).toBe(1);
  expect(terminal.printed).toContain('public/passwords.txt:1:1  error  public-link-outside');
  expect(terminal.printed).toContain('public/.env:1:1  error  public-file-hidden');
  expect(terminal.printed).toContain('public/robots.txt:1:1  error  public-file-reserved');
  expect((await generateSite(project)).generated).toBeUndefined();
});
