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

/** Returns the files of a client's picture with their sizes in KB. */
function filesOf(client: string) {
  const src = `/images/portfolio/${client}.webp`;
  return pictureFamily({ src, width: 1280, height: 960 }).map(({ path, format, width }) => ({
    format,
    width,
    kilobytes: statSync(join(projectRoot, 'public', path)).size / 1024,
  }));
}

describe('the pictures of the portfolio', () => {
  test('are drawn from their sources as they stand; if not, run "npm run pictures"', () => {
    expect(stamps).toEqual(Object.fromEntries(sources.map(({ client, stamp }) => [client, stamp])));
  });

  test.each(sources.map(({ client }) => client))('load quickly: %s', (client) => {
    const files = filesOf(client);
    const middle = files.find(({ format, width }) => format === 'avif' && width === 720);
    expect(middle?.kilobytes).toBeLessThanOrEqual(18);
  });

  test('weigh no more than 2.5 MB together', () => {
    const all = sources.flatMap(({ client }) => filesOf(client));
    expect(all.reduce((sum, { kilobytes }) => sum + kilobytes, 0)).toBeLessThanOrEqual(2560);
  });
});
