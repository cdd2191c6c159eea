import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { planSite } from '#cli/plan/planSite.ts';
import { missingFromMerge } from '#cli/prerender/missingFromMerge.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import { writeGenerated } from '#cli/write/writeGenerated.ts';
import { readRoutes } from '#cli/write/writeRoutes.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { contextOf } from '../../helpers/findingsOf.ts';

/** Creates an output folder in which every page shows the coast on a map. */
async function merged() {
  const distDir = temporaryFolder();
  const generatedDir = join(distDir, 'generated');
  const plan = planSite(await contextOf(), 'stamp');
  const { manifest } = writeGenerated(plan, new Map(), generatedDir);
  const write = (file: string, text: string) => {
    const path = join(distDir, 'client', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('assets/coast.svg', '<svg><path id="coast"/></svg>');
  for (const { path } of readRoutes(generatedDir)) {
    write(pageFile(path), '<svg><use href="/assets/coast.svg#coast"/></svg>');
  }
  const remove = (file: string) => rmSync(join(distDir, 'client', file));
  return { remove, missing: () => missingFromMerge(distDir, manifest) };
}

test('a part of a file that a page shows is not missing if the file is there', async () => {
  const { missing } = await merged();
  expect(missing()).toEqual([]);
});

test('a file that pages name, and a page that no part has, are missing', async () => {
  const { missing, remove } = await merged();
  remove('assets/coast.svg');
  remove(pageFile('/about'));
  expect(missing().toSorted()).toEqual(['/about', '/assets/coast.svg']);
});
