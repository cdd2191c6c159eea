import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectAt, projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../helpers/contentDir.ts';

/** Creates a folder with the one file by which a site is found. */
function siteFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'content', 'towns'), { recursive: true });
  writeFileSync(join(folder, 'content', 'site.yaml'), '');
  return folder;
}

describe('the folders of a command', () => {
  test('are those of the site that it runs in, and those of the code do not change', () => {
    const folder = siteFolder();
    expect(projectAt({}, folder)).toEqual({
      codeRoot: projectRoot,
      siteRoot: folder,
      contentDir: join(folder, 'content'),
      publicDir: join(folder, 'public'),
      distDir: join(folder, 'dist'),
    });
  });

  test('are found from a folder below the site', () => {
    const folder = siteFolder();
    expect(projectAt({}, join(folder, 'content', 'towns')).siteRoot).toBe(folder);
  });

  test('are those of the repository if no site is above', () => {
    expect(projectAt({}, temporaryFolder()).siteRoot).toBe(projectRoot);
    expect(projectAt({}, join(projectRoot, 'cli')).siteRoot).toBe(projectRoot);
  });

  test('are relative to the current folder if options name them', () => {
    const folder = siteFolder();
    expect(projectAt({ content: 'texts', dist: '../out' }, join(folder, 'content'))).toMatchObject({
      siteRoot: folder,
      contentDir: join(folder, 'content', 'texts'),
      distDir: join(folder, 'out'),
    });
  });
});
