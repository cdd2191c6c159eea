import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultOfOutput } from '#cli/files/faultOfOutput.ts';

function faultOf(dist: string, content: string): string | undefined {
  const siteRoot = '/work/site';
  return faultOfOutput({
    siteRoot,
    contentDir: join(siteRoot, content),
    publicDir: join(siteRoot, 'public'),
    distDir: join(siteRoot, dist),
  });
}

describe('the output folder', () => {
  test.each([
    'content',
    'content/towns',
    'drafts/content',
    'public/images',
    'data',
    'templates/x',
    '.git/x',
  ])('must not be %s, which is a folder of sources or in one', (dist) => {
    expect(faultOf(dist, 'drafts/content')).toContain('It must be outside of ');
  });

  test.each(['.', '..', 'drafts'])('must not be %s, which contains sources', (dist) => {
    expect(faultOf(dist, 'drafts/content')).toContain('It must not contain ');
  });

  test.each(['dist', 'dist/other', 'contents', '../elsewhere'])('may be %s', (dist) => {
    expect(faultOf(dist, 'content')).toBeUndefined();
    expect(faultOf(dist, '../texts')).toBeUndefined();
  });

  test('is not the fault of a content folder that contains the site', () => {
    expect(faultOf('dist', '.')).toBeUndefined();
  });
});
