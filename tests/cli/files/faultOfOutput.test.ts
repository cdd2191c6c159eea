import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { faultOfOutput } from '#cli/files/faultOfOutput.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

describe('the output folder', () => {
  let siteRoot: string;

  beforeEach(() => {
    siteRoot = join(temporaryFolder(), 'site');
    const folders = ['drafts/content', 'docs/guides', 'empty/.git', 'out/cache', 'dist/notes'];
    for (const folder of folders) mkdirSync(join(siteRoot, folder), { recursive: true });
    symlinkSync(join(siteRoot, 'drafts/content'), join(siteRoot, 'link'));
  });

  function faultOf(dist: string, content = 'drafts/content'): string | undefined {
    return faultOfOutput({
      siteRoot,
      contentDir: join(siteRoot, content),
      publicDir: join(siteRoot, 'public'),
      distDir: join(siteRoot, dist),
    });
  }

  test.each([
    'drafts/content',
    'drafts/content/towns',
    'link/towns',
    'public/images',
    'node_modules/x',
    '.git/x',
  ])('must not be %s, which is a folder of sources or in one', (dist) => {
    expect(faultOf(dist)).toContain('It must be neither ');
  });

  test.each(['.', '..'])('must not be %s, which is or contains the site', (dist) => {
    expect(faultOf(dist)).toContain('It must not be the folder of the site or contain it.');
  });

  test.each(['drafts', 'dist'])('must not be %s if it contains the content', (dist) => {
    expect(faultOf(dist, `${dist}/content`)).toContain(
      `is in the output folder ${join(siteRoot, dist)}. Move it, or`,
    );
  });

  test('must not be a folder with other files', () => {
    expect(faultOf('docs')).toContain('It has other files or folders, such as guides.');
  });

  test.each([
    'dist',
    'dist/other',
    'contents',
    'docs/new',
    'empty',
    'out',
    'node_modules/.cache/site',
    '../elsewhere',
  ])('may be %s', (dist) => {
    expect(faultOf(dist)).toBeUndefined();
    expect(faultOf(dist, '../texts')).toBeUndefined();
  });

  test('is not the fault of a content folder that contains the site', () => {
    expect(faultOf('dist', '.')).toBeUndefined();
  });
});
