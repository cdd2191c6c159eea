import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#cli/project.ts';
import { filesBelow } from '../helpers/builtSite.ts';

/**
 * The towns of a small site: those that the footer links to, and York. Page sets: Bristol has the short one, London,
 * Birmingham and Glasgow the full one with short names, the others the full one.
 */
const TOWNS = ['london', 'birmingham', 'glasgow', 'cardiff', 'belfast', 'bristol', 'york'];

/** A copy of the real content with few towns, and an output folder of its own. */
export interface SmallSite {
  contentDir: string;
  distDir: string;
  clientDir: string;
  /** Runs the command line on this content and waits for its end. */
  run(...args: string[]): Finished;
  /** Runs it while the test goes on, for instance as the server that it asks. */
  runBeside(...args: string[]): Promise<Finished>;
  /** Runs `site build`. Throws where it does not end well. */
  build(...args: string[]): string;
  /** Starts the command line on this content. */
  start(...args: string[]): ChildProcess;
  /** The same site with other environment variables. */
  withEnvironment(variables: Record<string, string>): SmallSite;
  readContent(file: string): string;
  writeContent(file: string, text: string): void;
  removeContent(file: string): void;
  /** Replaces the first occurrence of a text in a content file. Throws where there is none. */
  editContent(file: string, from: string, to: string): void;
  remove(): void;
}

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A small site with the output folder `dist/test-<name>…`, which Vite wants inside the project. */
export function smallSite(name: string): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  const contentDir = join(folder, 'content');
  copyContent(contentDir);
  return siteAt(contentDir, name, () => rmSync(folder, { recursive: true, force: true }));
}

/** Another output folder for the content of a small site. */
export function otherDist(site: SmallSite, name: string): SmallSite {
  return siteAt(site.contentDir, name, () => {});
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
  // A day of its own: a test may run into the next.
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

/** Two runs of the tests at once do not meet. */
function distOf(name: string): string {
  return join(projectRoot, 'dist', `test-${name}-${process.pid}`);
}

function copyContent(to: string): void {
  cpSync(join(projectRoot, 'content'), to, { recursive: true });
  for (const file of readdirSync(join(to, 'towns'))) {
    if (file !== 'README.md' && !TOWNS.includes(file.replace(/\.md$/, ''))) {
      rmSync(join(to, 'towns', file));
    }
  }
}

/** The bytes of every file below a folder. */
export function bytesBelow(folder: string): Map<string, Buffer> {
  return new Map(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file))]));
}

/** When every file below a folder was changed. */
export function datesBelow(folder: string): Map<string, number> {
  return new Map(filesBelow(folder).map((file) => [file, statSync(join(folder, file)).mtimeMs]));
}

/** The files in which two folders differ. */
export function differing(
  found: ReadonlyMap<string, Buffer>,
  expected: ReadonlyMap<string, Buffer>,
): string[] {
  const files = [...new Set([...found.keys(), ...expected.keys()])].sort();
  return files.filter((file) => {
    const [a, b] = [found.get(file), expected.get(file)];
    return !a || !b || !a.equals(b);
  });
}

/** How one folder differs from another, a line for each file; empty where they are the same. */
export function differences(
  found: ReadonlyMap<string, Buffer>,
  expected: ReadonlyMap<string, Buffer>,
): string[] {
  return differing(found, expected).map((file) => {
    if (!found.has(file)) return `${file} is missing`;
    return expected.has(file) ? `${file} has other bytes` : `${file} should not be there`;
  });
}
