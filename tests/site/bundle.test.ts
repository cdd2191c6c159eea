import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BUNDLE_ENTRY, currentBundle } from '#cli/bundle.js';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';
import { bytesBelow, differences, otherDist, smallSite, withBundles } from './smallSite.ts';
import type { SmallSite } from './smallSite.ts';

/** A bundle of the command line, beside the packages that it imports. */
const folder = join(projectRoot, 'dist', `test-program-${process.pid}`);
const bundle = join(folder, BUNDLE_ENTRY);
const site = withBundles(smallSite('program-sources'));
const other = withBundles(otherDist(site, 'program-bundle'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const { remove } of [site, other]) remove();
});
execFileSync(process.execPath, [join(projectRoot, 'scripts/bundleProgram.ts'), folder]);

/** The address of a module that prints the modules of the command line and of its packages when they are loaded. */
const PRINT_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/\\/(?:cli|program|schemas|zod|yaml|micromark)\\//.test(url)) console.error('loaded ' + url);
      return next(url, context);
    },
  });`)}`;

/** Runs Node with arguments. Returns what it prints to both outputs. */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, SITE_TODAY: '2026-06-01', NO_COLOR: '1' },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

const foldersOf = ({ contentDir, distDir }: SmallSite) => [
  ...['--content', contentDir],
  ...['--dist', distDir],
];

const sources = join(projectRoot, 'cli/index.ts');

test('the bundle of the command line builds the same site as its sources', () => {
  run(sources, ...foldersOf(site), 'build');
  run(bundle, ...foldersOf(other), 'build');
  expect(differences(bytesBelow(other.clientDir), bytesBelow(site.clientDir))).toEqual([]);
});

test('the bundle contains all modules that check content', () => {
  const validate = (module: string, of: SmallSite) =>
    run('--import', PRINT_LOADED, module, ...foldersOf(of), 'validate');
  const sourcesLoaded = validate(sources, site);
  expect(sourcesLoaded).toMatch(/loaded .*\/cli\/check\//);
  expect(sourcesLoaded).toMatch(/loaded .*\/yaml\//);
  expect(validate(bundle, other)).not.toContain('loaded ');
});

test('the bundle is current while nothing has changed', () => {
  expect(currentBundle(projectRoot, folder)).toBe(bundle);
});

test('the command line is the bundle if that is current, and the sources otherwise', () => {
  const loaded = run('--import', PRINT_LOADED, join(projectRoot, 'cli/bin.js'), '--version');
  const [used, unused] = currentBundle(projectRoot)
    ? ['/program/index.mjs', '/cli/index.ts']
    : ['/cli/index.ts', '/program/index.mjs'];
  expect(loaded).toContain(used);
  expect(loaded).not.toContain(unused);
});

test('the bundle changes no text that names a place of a module', () => {
  const created = (module: string) => {
    const folder = join(temporaryFolder(), 'acme');
    const options = ['--name', 'Acme', '--office', 'Leeds', '--towns', 'none'];
    run(module, 'init', folder, ...options, '--services', 'Signs: We paint signs.');
    return bytesBelow(folder);
  };
  expect(differences(created(bundle), created(sources))).toEqual([]);
});
