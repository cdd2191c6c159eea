import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from '#schemas/screen.ts';
import { feedPaths } from '#cli/resolve/fileTargets.ts';
import { projectRoot } from '#cli/project.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

/** Links that are written in templates lead to pages that content cannot remove. */
describe('a path in a template', () => {
  const known = new Set<string>([
    ...Object.values(screens).map(({ path }) => path),
    ...feedPaths.map((file) => `/${file}`),
  ]);
  const paths = globSync('templates/**/*.tsx', { cwd: projectRoot }).flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/href="(\/[^"#?]*)/g)].map(
      ([, path = '']) => [path, file] as const,
    ),
  );

  test.each(paths)('%s (%s) is a screen or a feed', (path) => {
    expect(known).toContain(path);
  });

  const required = Object.values(screens).filter((screen) => !('optional' in screen));
  test.each(required.map(({ file }) => file))(
    'leads to a page because content/%s is required',
    async (file) => {
      const { codes } = await findingsOf({ [file]: null });
      expect(codes).toContain('file-missing');
    },
  );
});

describe('the cookie banner links to', () => {
  const policy = (minimalContent()['legal/privacy-policy.md'] ?? '')
    .replace('order: 1', 'order: 2')
    .replaceAll('Privacy policy', 'Cookie policy');
  const linkOf = async (files: Record<string, string | null>) =>
    (await findingsOf(files)).context?.layout.cookiePolicy;

  test('the cookie policy', async () => {
    expect(await linkOf({ 'legal/cookie-policy.md': policy })).toEqual({
      label: 'Cookie policy',
      path: '/cookie-policy',
    });
  });

  test('the cookie policy under a new name', async () => {
    const renamed = policy.replace('order: 2', 'order: 2\naliases:\n  - cookie-policy');
    expect((await linkOf({ 'legal/storage.md': renamed }))?.path).toBe('/storage');
  });

  test('the privacy policy if there is no other', async () => {
    expect((await linkOf({}))?.path).toBe('/privacy-policy');
  });
});
