import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readModels } from '#cli/prerender/renderChunk.ts';
import { hashedName } from '#cli/write/hashedFile.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

const content = Buffer.from('{"pages":[]}');
const file = hashedName('pages/legal', content);

/** Returns an output folder with the file of models. */
function distWith(text: Buffer | string): string {
  const distDir = temporaryFolder();
  mkdirSync(join(distDir, 'generated/pages'), { recursive: true });
  writeFileSync(join(distDir, 'generated', file), text);
  return distDir;
}

test('a file of models whose bytes are those of its name is read', () => {
  expect(readModels(distWith(content), file)).toBe('{"pages":[]}');
});

test('a damaged file of models is removed, so that the next build makes it again', () => {
  const distDir = distWith('{"page_":[]}');
  expect(() => readModels(distDir, file)).toThrow(
    expect.objectContaining({ code: 'OUTPUT_DAMAGED' }),
  );
  expect(existsSync(join(distDir, 'generated', file))).toBe(false);
});
