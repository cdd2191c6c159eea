import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImages } from '#cli/load/readImages.ts';
import { projectAt } from '#cli/project.ts';
import { countTowns, writeBenchContent } from '../scripts/bench/benchContent.ts';
import { removeTowns, spareTowns } from '../scripts/bench/removeTowns.ts';
import { temporaryFolder } from './helpers/contentDir.ts';
import { findingsIn } from './helpers/findingsOf.ts';
import { sampleContentDir } from './helpers/sampleContent.ts';

const images = readImages(projectAt().publicDir);
const spare = spareTowns(sampleContentDir);

/** Returns the codes of the errors in a content folder. */
async function errorsIn(folder: string): Promise<string[]> {
  // In the far future no date is too late, and every check of a source is overdue.
  const { findings } = await findingsIn(folder, { images, today: '2099-01-01' });
  return findings
    .filter(({ level, code }) => level === 'error' && code !== 'check-overdue')
    .map(({ code }) => code);
}

test('content without the towns that nothing links to has no errors', async () => {
  const folder = join(temporaryFolder(), 'content');
  cpSync(sampleContentDir, folder, { recursive: true });
  removeTowns(folder, spare);
  expect(countTowns(folder)).toBe(countTowns(sampleContentDir) - spare.length);
  expect(await errorsIn(folder)).toEqual([]);
});

test('the content of a benchmark with fewer towns has no errors', async () => {
  const folder = join(temporaryFolder(), 'content');
  const count = countTowns(sampleContentDir) - Math.ceil(spare.length / 2);
  writeBenchContent(sampleContentDir, count, folder);
  expect(countTowns(folder)).toBe(count);
  expect(await errorsIn(folder)).toEqual([]);
});
