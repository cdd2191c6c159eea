import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pageStamp } from '#cli/cache/codeStamp.ts';
import { readRenderState, writeRenderState } from '#cli/prerender/renderState.ts';
import { projectRoot } from '#cli/project.ts';
import { filesBelow } from '../helpers/builtSite.ts';
import { copySmallSample } from '../helpers/copySmallSample.ts';
import { smallContent } from './smallContent.ts';

/** A content folder for a few pages, which is temporary, and a separate output folder. */
export interface SmallSite {
  contentDir: string;
  distDir: string;
  clientDir: string;
  /** Runs the command line on this content and waits until it exits. */
  run(...args: string[]): Finished;
  /** Runs the command line while the test continues, for example because the test is the server to which the command connects. */
  runBeside(...args: string[]): Promise<Finished>;
  /** Runs `site build`. Returns what it prints to standard output. Throws if it fails. */
  build(...args: string[]): string;
  /** Starts the command line on this content. */
  start(...args: string[]): ChildProcess;
  /** The same site with other environment variables. */
  withEnvironment(variables: Record<string, string>): SmallSite;
  readContent(file: string): string;
  writeContent(file: string, text: string): void;
  removeContent(file: string): void;
  /** Replaces the first occurrence of a text in a content file. Throws if the file does not contain it. */
  editContent(file: string, from: string, to: string): void;
  remove(): void;
}

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Writes the small content and returns its site. The output is in `dist/test-<name>…`, because it must be inside the site. */
export function smallSite(name: string): SmallSite {
  return siteWith(name, (contentDir) => {
    for (const [file, content] of Object.entries(smallContent())) {
      mkdirSync(dirname(join(contentDir, file)), { recursive: true });
      writeFileSync(join(contentDir, file), content);
    }
  });
}

/** Copies the content of the sample agency, with few of its towns, and returns its site. */
export function smallSample(name: string): SmallSite {
  return siteWith(name, copySmallSample);
}

/** Returns a site with the same content and another output folder. */
export function otherDist(site: SmallSite, name: string): SmallSite {
  return siteAt(site.contentDir, name, () => {});
}

/**
 * Copies the bundles of the built site to a test site, so that its first build does not make them again, which is most of its work. The
 * build makes its own if there is no built site, or if the code or the brand is another one. Returns the test site.
 */
export function withBundles(site: SmallSite): SmallSite {
  const built = join(projectRoot, 'dist');
  const { assets } = readRenderState(built);
  const files = assets.current.map((file) => join('client', file));
  const folders = { codeRoot: projectRoot, siteRoot: projectRoot, contentDir: site.contentDir };
  const isValid = assets.stamp === pageStamp(folders);
  if (
    !isValid ||
    ![join('server', 'stamp'), ...files].every((file) => existsSync(join(built, file)))
  ) {
    return site;
  }
  for (const file of ['server', ...files]) {
    cpSync(join(built, file), join(site.distDir, file), { recursive: true });
  }
  mkdirSync(join(site.distDir, 'cache'), { recursive: true });
  writeRenderState(site.distDir, {
    key: '',
    chunks: {},
    assets: { ...assets, previous: [] },
    publicFiles: [],
  });
  return site;
}

function siteWith(name: string, write: (contentDir: string) => void): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  const contentDir = join(folder, 'content');
  write(contentDir);
  return siteAt(contentDir, name, () => rmSync(folder, { recursive: true, force: true }));
}

function siteAt(
  contentDir: string,
  name: string,
  removeContentDir: () => void,
  variables: Record<string, string> = {},
): SmallSite {
  const distDir = distOf(name);
  const command = (args: string[]) => [
    join(projectRoot, 'cli/bin.js'),
    ...['--content', contentDir, '--dist', distDir],
    ...args,
  ];
  // The date is fixed because a test may run past midnight.
  const env = { ...process.env, SITE_TODAY: '2026-06-01', NO_COLOR: '1', ...variables };
  const site: SmallSite = {
    contentDir,
    distDir,
    clientDir: join(distDir, 'client'),
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, command(args), {
        encoding: 'utf8',
        env,
      });
      return { code: status, stdout, stderr };
    },
    async runBeside(...args) {
      const child = spawn(process.execPath, command(args), { env });
      const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'exit'),
      ]);
      return { code, stdout, stderr };
    },
    build(...args) {
      const { code, stdout, stderr } = site.run('build', ...args);
      if (code !== 0) throw new Error(`site build ended with ${code}.\n${stdout}\n${stderr}`);
      return stdout;
    },
    start: (...args) => spawn(process.execPath, command(args), { env, stdio: 'ignore' }),
    withEnvironment: (others) => siteAt(contentDir, name, removeContentDir, others),
    readContent: (file) => readFileSync(join(contentDir, file), 'utf8'),
    writeContent: (file, content) => writeFileSync(join(contentDir, file), content),
    removeContent: (file) => rmSync(join(contentDir, file)),
    editContent(file, from, to) {
      const before = site.readContent(file);
      if (!before.includes(from)) throw new Error(`${file} does not contain "${from}".`);
      const edited = before.replace(from, () => to);
      site.writeContent(file, edited);
    },
    remove() {
      removeContentDir();
      rmSync(distDir, { recursive: true, force: true });
    },
  };
  return site;
}

/** Returns an output folder that no other process uses, so that two runs of the tests do not collide. */
function distOf(name: string): string {
  return join(projectRoot, 'dist', `test-${name}-${process.pid}`);
}

/** Returns the bytes of every file below a folder. */
export function bytesBelow(folder: string): Map<string, Buffer> {
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file))]));
}

/** Returns the modification time of every file below a folder. */
export function datesBelow(folder: string): Map<string, number> {
  return new Map(filesBelow(folder).map((file) => [file, statSync(join(folder, file)).mtimeMs]));
}

/** Returns one line for each file in which two folders differ, or an empty list if they are the same. */
export function differences(
  found: ReadonlyMap<string, Buffer>,
  expected: ReadonlyMap<string, Buffer>,
): string[] {
  const files = [...new Set([...found.keys(), ...expected.keys()])].sort();
  return files.flatMap((file) => {
    const [a, b] = [found.get(file), expected.get(file)];
    if (!a) return `${file} is missing`;
    if (!b) return `${file} should not be there`;
    return a.equals(b) ? [] : `${file} has other bytes`;
  });
}
