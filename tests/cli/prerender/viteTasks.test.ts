import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundlesExist, recordBundles } from '#cli/prerender/viteTasks.ts';
import { projectOf } from '../../helpers/projectOf.ts';

const bundles = { stamp: 'code', current: ['assets/a.css', 'assets/a.js'] };

/** Returns a project with complete bundles, and the path of a file in its output. */
function bundled() {
  const project = projectOf();
  const file = (name: string) => join(project.distDir, name);
  for (const name of [
    'server/entry.mjs',
    'server/renderPages.mjs',
    'server/chunks/page.js',
    'client/assets/a.css',
    'client/assets/a.js',
  ]) {
    mkdirSync(dirname(file(name)), { recursive: true });
    writeFileSync(file(name), 'some code');
  }
  recordBundles(project, bundles);
  return { project, file };
}

describe('bundles', () => {
  test('exist if their files are as they were built', () => {
    const { project } = bundled();
    expect(bundlesExist(project, bundles)).toBe(true);
    expect(bundlesExist(project, { ...bundles, stamp: 'other code' })).toBe(false);
    expect(bundlesExist(project, { ...bundles, current: [] })).toBe(false);
  });

  test.each([
    'client/assets/a.js',
    'client/assets/a.css',
    'server/renderPages.mjs',
    'server/chunks/page.js',
  ])('do not exist if %s is missing or was cut off', (name) => {
    const { project, file } = bundled();
    truncateSync(file(name), 4);
    expect(bundlesExist(project, bundles)).toBe(false);
    rmSync(file(name));
    expect(bundlesExist(project, bundles)).toBe(false);
  });

  test('do not exist if their folder is missing', () => {
    const { project, file } = bundled();
    rmSync(file('server'), { recursive: true });
    expect(bundlesExist(project, bundles)).toBe(false);
  });
});
