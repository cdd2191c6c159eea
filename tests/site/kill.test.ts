import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { isAlive } from '#cli/cache/buildLock.ts';
import { randomNumbers } from '../../scripts/bench/randomNumbers.ts';
import { previewOf } from '../helpers/previewOf.ts';
import { anyPicture } from './smallContent.ts';
import {
  bytesBelow,
  differences,
  folderCopy,
  otherDist,
  smallSite,
  withBundles,
} from './smallSite.ts';

/**
 * A build that is killed at any moment, for example by a power failure or a cancelled job. The files in `dist/client` that a host serves
 * stay complete, and the next build repairs the site. The second version of the content changes every page and adds a town.
 */
const site = smallSite('kill');
const other = withBundles(otherDist(site, 'kill-reference'));
afterAll(() => {
  site.remove();
  other.remove();
});
const york = site.readContent('towns/york.md');
const navigation = site.readContent('navigation.yaml');

function oldContent(): void {
  site.writeContent('navigation.yaml', navigation);
  rmSync(join(site.contentDir, 'towns/york.md'), { force: true });
}

function newContent(): void {
  site.writeContent('navigation.yaml', navigation.replace('Facts and questions', 'Facts'));
  site.writeContent('towns/york.md', york);
}

oldContent();
other.build();
const oldSite = bytesBelow(other.clientDir);
const oldDist = folderCopy(other.distDir);
afterAll(() => oldDist.remove());
newContent();
const start = performance.now();
other.build();
const duration = performance.now() - start;
const newSite = bytesBelow(other.clientDir);

const inOldAndNew = [...oldSite.keys()].filter((file) => newSite.has(file));
const isPage = (file: string) => file.endsWith('.html');
const pages = inOldAndNew.filter(isPage);
const random = randomNumbers(15);

test('the two versions differ in every page, and the new one has more', () => {
  for (const file of pages) {
    expect(newSite.get(file)).not.toEqual(oldSite.get(file));
  }
  // The new site has the pages of the town, each with a card for social networks.
  expect(newSite.size).toBeGreaterThan(oldSite.size);
});

/** The moment at which a build is killed. The function is polled with the milliseconds since the start. */
type Moment = [name: string, hasCome: (milliseconds: number) => boolean];

function whenWritten(file: string): Moment {
  const date = () => statSync(join(site.distDir, file), { throwIfNoEntry: false })?.mtimeMs;
  let before: number | undefined;
  return [
    `when ${file} is written`,
    (milliseconds) => {
      if (milliseconds === 0) before = date();
      return date() !== before;
    },
  ];
}

function atRandom(from: number, to: number): Moment {
  const moment = (from + random() * (to - from)) * duration;
  return [`after ${moment.toFixed(0)} ms`, (milliseconds) => milliseconds >= moment];
}

/** Starts a build and kills it, unless it ends before the moment has come. */
async function killBuild([, hasCome]: Moment): Promise<void> {
  hasCome(0);
  const build = site.start('build');
  const begin = performance.now();
  const ended = once(build, 'exit');
  while (build.exitCode === null && !hasCome(performance.now() - begin)) await setTimeout(1);
  build.kill('SIGKILL');
  await ended;
}

describe('a build over an older site, killed', () => {
  test.each<Moment>([
    whenWritten('generated/manifest.json'),
    whenWritten('client/sitemap.xml'),
    whenWritten('client/index.html'),
    whenWritten('client/services/marketing.html'),
    whenWritten('client/privacy-policy.html'),
    whenWritten('client/locations/derby.html'),
    whenWritten('client/locations/york/york-marketing.html'),
    atRandom(0, 0.5),
    atRandom(0.5, 1),
  ])('%s', async (...moment) => {
    oldDist.restore(site.distDir);
    newContent();
    await killBuild(moment);

    const left = bytesBelow(site.clientDir);
    const isWhole = (file: string) => isIn(oldSite, file, left) || isIn(newSite, file, left);
    expect([...left.keys()].filter((file) => !isWhole(file) && !isUnfinished(file))).toEqual([]);
    expect(inOldAndNew.filter((file) => !left.has(file))).toEqual([]);

    await expectServed(['/', '/services/marketing', '/locations/derby', '/contact']);

    site.build();
    expect(differences(bytesBelow(site.clientDir), newSite)).toEqual([]);
  });

  test('restores the older site if the content is reverted', async () => {
    oldDist.restore(site.distDir);
    newContent();
    await killBuild(whenWritten('client/locations/york/york-marketing.html'));
    oldContent();
    site.build();
    expect(differences(bytesBelow(site.clientDir), oldSite)).toEqual([]);
  });

  test('while it writes pages, leaves pages of both versions', async () => {
    let hasBoth = false;
    for (const page of pages) {
      oldDist.restore(site.distDir);
      newContent();
      await killBuild(whenWritten(`client/${page}`));
      const left = bytesBelow(site.clientDir);
      const fresh = pages.filter((file) => isIn(newSite, file, left));
      hasBoth = fresh.length > 0 && fresh.length < pages.length;
      // A build may write all its pages between two looks at one of them.
      if (hasBoth) break;
    }
    expect(hasBoth).toBe(true);
  });
});

describe('a first build, killed', () => {
  test.each<Moment>([
    whenWritten('server/entry.mjs'),
    whenWritten(`client${anyPicture().src}`),
    whenWritten('client/404.html'),
    whenWritten('client/locations/bristol.html'),
    atRandom(0.5, 4),
  ])('%s', async (...moment) => {
    rmSync(site.distDir, { recursive: true, force: true });
    newContent();
    await killBuild(moment);
    const left = bytesBelow(site.clientDir);
    const written = [...left.keys()].filter(isPage);
    expect(written.filter((file) => !isIn(newSite, file, left))).toEqual([]);
    site.build();
    expect(differences(bytesBelow(site.clientDir), newSite)).toEqual([]);
  });
});

test('a build that is killed while Vite runs stops Vite as well', async () => {
  rmSync(site.distDir, { recursive: true, force: true });
  newContent();
  const build = site.start('build');
  const ended = once(build, 'exit');
  const isPlanned = () => existsSync(join(site.distDir, 'generated/manifest.json'));
  let helpers: number[] = [];
  while (build.exitCode === null && (!isPlanned() || helpers.length === 0)) {
    await setTimeout(1);
    helpers = childrenOf(build.pid);
  }
  build.kill('SIGKILL');
  await ended;
  for (const pid of helpers) while (isAlive(pid)) await setTimeout(1);
  expect(helpers).toHaveLength(1);
  expect(existsSync(join(site.distDir, 'server/entry.mjs'))).toBe(false);
  site.build();
  expect(differences(bytesBelow(site.clientDir), newSite)).toEqual([]);
});

test('the next build removes the temporary files of a killed one', () => {
  oldDist.restore(site.distDir);
  newContent();
  for (const file of ['sitemap.xml.4711.tmp', 'robots.txt.1.tmp']) {
    writeFileSync(join(site.clientDir, file), 'half');
  }
  site.build();
  expect(differences(bytesBelow(site.clientDir), newSite)).toEqual([]);
});

/** Returns the processes that a process has started. */
function childrenOf(pid = 0): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (existsSync(list)) return readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number);
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? child : []));
}

/** Returns whether a file is the same as in a version of the site. */
function isIn(
  version: ReadonlyMap<string, Buffer>,
  file: string,
  left: ReadonlyMap<string, Buffer>,
): boolean {
  const bytes = left.get(file);
  return bytes !== undefined && version.get(file)?.equals(bytes) === true;
}

/** Returns whether a file is a temporary one that is renamed when it is complete. */
function isUnfinished(file: string): boolean {
  return file.endsWith('.tmp');
}

/** Expects a server of the remaining files to answer every path with a complete page. */
async function expectServed(paths: string[]): Promise<void> {
  const preview = await previewOf(site.distDir);
  try {
    for (const path of paths) {
      const { status, text } = await preview.ask(path);
      expect(status, path).toBe(200);
      expect(text, path).toMatch(/<\/html>\s*$/);
    }
  } finally {
    await preview.close();
  }
}
