import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { readRenderState, writeRenderState } from '#cli/prerender/renderState.ts';
import { projectRoot } from '#cli/project.ts';
import { filesBelow } from '../../tests/helpers/builtSite.ts';
import { rewriteSilently } from '../../tests/helpers/rewriteSilently.ts';
import { applyEdit } from './applyEdit.ts';
import type { SiteState } from './applyEdit.ts';
import type { Damage, EditKind, SiteEdit } from './siteEdit.ts';

/** The outcome of a list of edits. */
export interface FuzzRun {
  /** The edits that were made, up to the first difference. Those that the site had nothing for are left out. */
  made: SiteEdit[];
  /** One line for each of these edits, as people read it. */
  log: string[];
  /** The differences after the last edit between the incremental build and a clean one. They are empty if there are none. */
  differences: string[];
  /** The numbers of builds that succeeded, that refused their content, and that were killed. */
  built: number;
  refused: number;
  killed: number;
}

/** A site in a temporary folder on which edits are tried. */
export interface FuzzSite {
  /** Starts from the same site each time, makes the edits in turn, and compares after each. Ends at the first difference. */
  run(edits: readonly SiteEdit[]): Promise<FuzzRun>;
  remove(): void;
}

/** The number of clean builds that use the same bundles. The next one makes them again. */
const BUNDLES_FOR = 12;

const copying = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

/** The folders of the output that a host or a later build part reads. */
const compared = ['client', 'hosts', 'generated/manifest.json', 'generated/redirects.json'];

/** Writes the site that `first` describes to a temporary folder, and builds it. */
export async function fuzzSite(first: SiteState): Promise<FuzzSite> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-site-'));
  const kept = join(folder, 'first');
  let root = join(folder, 'site');
  let dist = join(root, 'dist');
  let clean = join(root, 'clean');
  mkdirSync(root);
  // The packages of a site are beside its content.
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  let cleanBuilds = 0;
  const older = join(folder, 'older');
  let builds = 0;
  /** The duration of the last successful build after an edit of each kind, in milliseconds. */
  const durations = new Map<EditKind, number>();

  async function build(distDir: string, today: string, killAfter?: number): Promise<Build> {
    const child = spawn(
      process.execPath,
      [
        join(projectRoot, 'cli/bin.js'),
        ...['--dist', distDir, 'build', '--allow-shrink', '--format', 'json'],
      ],
      { cwd: root, env: environment(today), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const ended = once(child, 'exit');
    const printed = Promise.all([text(child.stdout), text(child.stderr)]);
    const start = performance.now();
    if (killAfter !== undefined) {
      await Promise.race([ended, delay(killAfter)]);
      child.kill('SIGKILL');
    }
    await ended;
    const duration = performance.now() - start;
    const [findings, notes] = await printed;
    return { code: child.exitCode, findings, notes, duration };
  }

  /** Copies the site and its output to another folder, where the work goes on. The original stays as it is until the next copy. */
  function workInCopy(): void {
    const copy = join(folder, root.endsWith('site') ? 'copy' : 'site');
    rmSync(copy, { recursive: true, force: true });
    cpSync(root, copy, { ...copying, filter: (file) => file !== clean });
    if (existsSync(clean)) renameSync(clean, join(copy, 'clean'));
    root = copy;
    dist = join(root, 'dist');
    clean = join(root, 'clean');
  }

  /** Keeps the files of the caches as they are before every third build. */
  function keepCaches(): void {
    if (builds++ % 3 > 0) return;
    rmSync(older, { recursive: true, force: true });
    for (const name of readdirSync(join(dist, 'cache'), { withFileTypes: true })) {
      if (name.isFile()) cpSync(join(dist, 'cache', name.name), join(older, name.name), copying);
    }
  }

  /** Builds the site into another folder, without anything that the last builds remember except bundles of the same code. */
  async function cleanBuild(today: string): Promise<Build> {
    const { assets } = readRenderState(clean);
    const hasBundles = existsSync(join(clean, 'client', 'assets'));
    if (!hasBundles || ++cleanBuilds % BUNDLES_FOR === 0)
      rmSync(clean, { recursive: true, force: true });
    else {
      for (const name of readdirSync(clean)) {
        if (name !== 'server' && name !== 'client') rmSync(join(clean, name), { recursive: true });
      }
      for (const name of readdirSync(join(clean, 'client'))) {
        if (name !== 'assets') rmSync(join(clean, 'client', name), { recursive: true });
      }
      const reset = { ...assets, previous: [] };
      writeRenderState(clean, { key: '', chunks: {}, assets: reset, publicFiles: [] });
    }
    return build(clean, today);
  }

  /** Starts a build of the site that is on disk and kills it, if the edit says so. Returns whether it was still running. */
  async function killBuild(
    { today }: SiteState,
    { kind, killedAfter }: SiteEdit,
  ): Promise<boolean> {
    if (killedAfter === undefined) return false;
    const usual = durations.get(kind) ?? duration;
    return (await build(dist, today, killedAfter * usual)).code === null;
  }

  /** Compares the incremental build of the site that is on disk with a clean one. */
  async function compare(today: string): Promise<Comparison> {
    const before = bytesOf(dist);
    // They share nothing that is written, so two cores can do both.
    const [incremental, reference] = await Promise.all([build(dist, today), cleanBuild(today)]);
    const result = { isBuilt: incremental.code === 0, duration: incremental.duration };
    if (incremental.code !== reference.code) {
      const codes = `the build ended with ${incremental.code}, and a clean one with ${reference.code}`;
      const { findings, notes } = incremental.code === 0 ? reference : incremental;
      return { ...result, differences: [codes, findings, notes] };
    }
    if (incremental.findings !== reference.findings) {
      const found = [incremental, reference].map(({ findings }) => findings);
      return {
        ...result,
        differences: ['the findings differ from those of a clean build', ...found],
      };
    }
    if (incremental.code === 1) {
      const changes = differencesOf(bytesOf(dist), before);
      return { ...result, differences: changes.map((line) => `after a refused build, ${line}`) };
    }
    if (incremental.code !== 0) return { ...result, differences: [incremental.notes] };
    return { ...result, differences: differencesOf(servedBytes(dist), servedBytes(clean)) };
  }

  writeSite(root, { files: new Map(), today: '' }, first, false);
  const { duration, ...initial } = await build(dist, first.today);
  if (initial.code !== 0)
    throw new Error(`The first site has findings.\n${initial.findings}${initial.notes}`);
  cpSync(root, kept, copying);

  return {
    async run(edits) {
      rmSync(dist, { recursive: true, force: true });
      for (const name of readdirSync(root)) {
        if (name !== 'clean') rmSync(join(root, name), { recursive: true, force: true });
      }
      cpSync(kept, root, copying);
      rmSync(older, { recursive: true, force: true });
      builds = 0;
      const run: FuzzRun = { made: [], log: [], differences: [], built: 0, refused: 0, killed: 0 };
      let state = first;
      for (const edit of edits) {
        const next = applyEdit(state, edit);
        if (!next) continue;
        if (edit.isCopied) workInCopy();
        writeSite(root, state, next, edit.keepsTimes);
        if (edit.damage) damageOutput(dist, edit.damage, edit.pick, older);
        keepCaches();
        const killed = await killBuild(next, edit);
        const isUndone = edit.killedAfter !== undefined && edit.isUndone;
        if (isUndone) writeSite(root, next, state, false);
        const { today } = isUndone ? state : next;
        const { isBuilt, differences, duration } = await compare(today);
        run.made.push(edit);
        run.log.push(describeEdit(state, next, edit, { isBuilt, killed, isUndone }));
        if (killed) run.killed++;
        if (isBuilt) run.built++;
        else run.refused++;
        if (differences.length > 0) return { ...run, differences };
        if (isUndone) continue;
        if (isBuilt) {
          state = next;
          durations.set(edit.kind, duration);
        }
        // An editor corrects the mistake, which brings the last site back.
        else writeSite(root, next, state, false);
      }
      return run;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Build {
  code: number | null;
  /** The findings as JSON. */
  findings: string;
  notes: string;
  /** The duration in milliseconds. */
  duration: number;
}

interface Comparison {
  differences: string[];
  isBuilt: boolean;
  /** The duration of the incremental build, in milliseconds. */
  duration: number;
}

/** Returns the variables of a build: no settings of the developer, and a fixed day. */
function environment(today: string): NodeJS.ProcessEnv {
  const compiled = join(projectRoot, 'dist', 'cache', 'compiled');
  return {
    PATH: process.env.PATH,
    SITE_ENV_FILE: '',
    SITE_TODAY: today,
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: compiled,
  };
}

/** Writes the files in which two states differ. With `keepsTimes`, files that are changed keep their modification times. */
function writeSite(root: string, before: SiteState, after: SiteState, keepsTimes: boolean): void {
  for (const name of before.files.keys()) {
    if (!after.files.has(name)) rmSync(join(root, name));
  }
  for (const [name, content] of after.files) {
    const isTouched = name === after.touched;
    if (before.files.get(name) === content && !isTouched) continue;
    const file = join(root, name);
    const times = keepsTimes && !isTouched ? statSync(file, { throwIfNoEntry: false }) : undefined;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (times) utimesSync(file, times.atime, times.mtime);
  }
}

function describeEdit(
  before: SiteState,
  after: SiteState,
  edit: SiteEdit,
  { isBuilt, killed, isUndone }: { isBuilt: boolean; killed: boolean; isUndone: boolean },
): string {
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])];
  const changed = names.filter(
    (name) => before.files.get(name) !== after.files.get(name) || name === after.touched,
  );
  const notes = [
    ...(edit.keepsTimes ? ['times kept'] : []),
    ...(edit.isCopied ? ['in a copy'] : []),
    ...(edit.damage ? [`output damaged: ${edit.damage}`] : []),
    ...(killed ? ['first build killed'] : []),
    ...(isUndone ? ['undone'] : []),
    ...(isBuilt ? [] : ['refused']),
  ];
  const where = changed.length > 0 ? changed.join(', ') : after.today;
  return `${edit.kind}: ${where}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** Damages a file of the output or of its caches, or the folder of one. `older` has the caches of an earlier build. */
function damageOutput(distDir: string, damage: Damage, pick: number, older: string): void {
  const isOlder = damage === 'put back an older file';
  const folder = isOlder ? older : distDir;
  const name = existsSync(folder) ? chosenFile(folder, pick) : undefined;
  if (name === undefined) return;
  const file = join(distDir, isOlder ? 'cache' : '', name);
  damageFile[damage](file, join(older, name));
}

const damageFile: Record<Damage, (file: string, older: string) => void> = {
  'delete a file': (file) => rmSync(file),
  'add to a file': (file) => appendFileSync(file, '<!-- changed by hand -->'),
  'change a byte of a file': (file) => {
    const bytes = readFileSync(file);
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
  'change a byte of a file and keep its date': rewriteSilently,
  'cut a file': (file) => truncateSync(file, Math.floor(statSync(file).size * 0.9)),
  'put back an older file': (file, older) => cpSync(older, file, copying),
  'copy a folder': (file) => {
    const folder = dirname(file);
    const copy = `${folder}-copy`;
    cpSync(folder, copy, copying);
    rmSync(folder, { recursive: true });
    renameSync(copy, folder);
  },
};

/** Chooses a file below a folder. */
function chosenFile(folder: string, pick: number): string | undefined {
  const files = filesBelow(folder).sort();
  return files[pick % files.length];
}

/** Returns the hashes of all compared files of an output folder. */
function bytesOf(distDir: string): Map<string, string> {
  return new Map(
    compared.flatMap((name): [string, string][] => {
      const path = join(distDir, name);
      if (!existsSync(path)) return [];
      const files = statSync(path).isDirectory()
        ? filesBelow(path).map((file) => join(name, file))
        : [name];
      return files.map((file) => [file, hash('sha1', readFileSync(join(distDir, file)))]);
    }),
  );
}

/** Returns the hashes of all compared files, without the assets of the build before, which pages that visitors have open may request. */
function servedBytes(distDir: string): Map<string, string> {
  const { current, previous } = readRenderState(distDir).assets;
  const open = new Set(
    previous.filter((file) => !current.includes(file)).map((file) => `client/${file}`),
  );
  return new Map([...bytesOf(distDir)].filter(([file]) => !open.has(file)));
}

function differencesOf(
  found: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): string[] {
  const names = [...new Set([...found.keys(), ...expected.keys()])].sort();
  return names.flatMap((name) => {
    if (!found.has(name)) return `${name} is missing`;
    if (!expected.has(name)) return `${name} should not be there`;
    return found.get(name) === expected.get(name) ? [] : `${name} has other bytes`;
  });
}
