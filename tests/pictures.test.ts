import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import { projectRoot } from '#cli/project.ts';
import { pictureSources, STAMPS_FILE } from '../scripts/pictures/pictureSources.ts';

const sources = pictureSources();
const stamps: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot, STAMPS_FILE), 'utf8'),
);

type Source = (typeof sources)[number];

/** Returns the files of a picture with their sizes in KB. */
function filesOf({ src, size }: Source) {
  const width = Math.min(1280, size.width * 2);
  const height = Math.round((width * size.height) / size.width);
  return pictureFamily({ src, width, height }).map(({ path, format, width }) => ({
    format,
    width,
    kilobytes: statSync(join(projectRoot, 'public', path)).size / 1024,
  }));
}

describe('the pictures of the portfolio and of case studies', () => {
  test('are drawn from their sources as they stand; if not, run "npm run pictures"', () => {
    expect(stamps).toEqual(Object.fromEntries(sources.map(({ name, stamp }) => [name, stamp])));
  });

  test.each(sources)('load quickly: $name', (source) => {
    const files = filesOf(source);
    const middle = files.find(({ format, width }) => format === 'avif' && width === 720);
    expect(middle?.kilobytes).toBeLessThanOrEqual(source.src.includes('/portfolio/') ? 18 : 40);
  });

  test('weigh no more than 6 MB together', () => {
    const all = sources.flatMap(filesOf);
    expect(all.reduce((sum, { kilobytes }) => sum + kilobytes, 0)).toBeLessThanOrEqual(6144);
  });
});
