import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#cli/project.ts';
import { editSample } from '../helpers/editSample.ts';
import { smallSample, withBundles } from './smallSite.ts';

/** The tests that read the built site or the content, without a browser. */
const TESTS = ['content', 'site/screens', 'site/pages', 'site/hosts', 'site/sitemaps'];

/**
 * After the edits that the handbook describes (entries added and removed, other prices), the content is valid, the site is complete, and
 * the tests of both pass. The copy has few towns, so that this takes seconds.
 */
describe('after edits by the handbook', () => {
  const site = withBundles(smallSample('edited'));
  afterAll(() => site.remove());
  editSample(site.contentDir);

  test('the content is valid and the site is built', () => {
    expect(site.run('validate')).toMatchObject({ code: 0, stderr: '' });
    expect(site.run('build')).toMatchObject({ code: 0 });
  });

  test('every test that reads them passes', () => {
    const ownVariables = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(projectRoot, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project=unit',
        '--project=site',
        ...TESTS.map((name) => `tests/${name}.test.ts`),
      ],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        env: {
          ...Object.fromEntries(ownVariables),
          FORCE_COLOR: undefined,
          NO_COLOR: '1',
          SITE_TEST_CONTENT: site.contentDir,
          SITE_TEST_DIST: site.distDir,
        },
      },
    );
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(new RegExp(`Test Files +${TESTS.length} passed`));
  });
});
