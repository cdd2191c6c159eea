import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import { projectRoot } from '#cli/project.ts';
import { drawnWords } from '../scripts/pictures/drawnWords.ts';
import { outlineWords } from '../scripts/pictures/outlineWords.ts';
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
  test('match their current sources; if not, run "npm run pictures"', () => {
    expect(stamps).toEqual(Object.fromEntries(sources.map(({ name, stamp }) => [name, stamp])));
  });

  test.each(sources)('load quickly: $name', (source) => {
    const files = filesOf(source);
    const middle = files.find(({ format, width }) => format === 'avif' && width === 720);
    expect(middle?.kilobytes).toBeLessThanOrEqual(source.src.includes('/portfolio/') ? 18 : 40);
  });

  test('of a case study weigh no more than 120 KB together in the largest size', () => {
    const weights = new Map<string, number>();
    for (const source of sources.filter(({ src }) => src.includes('/case-studies/'))) {
      const largest = filesOf(source).findLast(({ format }) => format === 'avif');
      const before = weights.get(source.client) ?? 0;
      weights.set(source.client, before + (largest?.kilobytes ?? 0));
    }
    expect([...weights].filter(([, kilobytes]) => kilobytes > 120)).toEqual([]);
  });

  test('weigh no more than 6 MB together', () => {
    const all = sources.flatMap(filesOf);
    expect(all.reduce((sum, { kilobytes }) => sum + kilobytes, 0)).toBeLessThanOrEqual(6144);
  });
});

describe('the drawings of the site', () => {
  const folder = join(projectRoot, 'public/images');

  test('have no words that depend on the fonts of a device', () => {
    const drawings = globSync('**/*.svg', { cwd: folder });
    expect(drawings).not.toEqual([]);
    const live = drawings.filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('<text'),
    );
    expect(live).toEqual([]);
  });

  test('match their current sources; if not, run "npm run drawings"', async () => {
    for (const { name, svg } of await drawnWords()) {
      expect(svg, name).toBe(readFileSync(join(folder, name), 'utf8'));
    }
  });

  test('refuse words without a size or a place', () => {
    const font = readFileSync(
      join(projectRoot, 'node_modules/@fontsource/overpass/files/overpass-latin-700-normal.woff2'),
    );
    const svg = '<svg><text x="0" y="0">Go</text></svg>';
    expect(() => outlineWords(svg, font)).toThrow('The words "Go" have no font-size.');
  });
});
