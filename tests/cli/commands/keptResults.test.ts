import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openParseCache } from '#cli/cache/parseCache.ts';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import { readProject } from '#cli/commands/readProject.ts';
import type { Project } from '#cli/project.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { minimalContent, words } from '../../helpers/minimalContent.ts';
import { projectOf } from '../../helpers/projectOf.ts';

/** Reads a project. Returns its findings, and the measures of the pages about towns, which decide whether search engines may list them. */
async function read(project: Project) {
  const { findings, plannable } = await readProject(project);
  return {
    findings: findings.map(({ code, file }) => `${code} ${file}`),
    measures: [...(plannable?.indexing.measure() ?? [])],
  };
}

const { 'sources.yaml': sources = '' } = minimalContent();
const inPatterns = '{{ town }} is {{ distance_from_office }}';
const excerpt = `excerpt: They did ${words(12, 'good')}.\n`;

test.each<[what: string, before: ContentFiles, file: string, from: RegExp, to: string]>([
  [
    'a source that only a comment names',
    {
      'sources.yaml': sources + sources.replace('census', 'spare'),
      ...edited('towns/leeds.md', '---\n', '---\n# populationSource: spare\n'),
    },
    'towns/leeds.md',
    /spare/,
    'spare',
  ],
  [
    'the words for a distance, in prose',
    edited('screens/town-pages.yaml', /(?:One|Two|Three) \{\{ in_town \}\}/g, inPatterns),
    'words.yaml',
    /(?<=fromOffice: ")/,
    `${words(15, 'far')} `,
  ],
  [
    'the words for a distance, in search results',
    edited('screens/town-pages.yaml', 'firms {{ in_town }}', 'firms {{ distance_from_office }}'),
    'words.yaml',
    /(?<=fromOffice: ")/,
    'firms ',
  ],
  [
    'the name of a project that a client speaks of',
    {
      'testimonials/ada.yaml': `${minimalContent()['testimonials/ada.yaml']?.replace(/company: .*/, 'company: The Mill Shop')}${excerpt}`,
    },
    'portfolio/mill-shop.yaml',
    /title: The Mill Shop/,
    'title: The Mill',
  ],
])(
  'a run after a change of %s finds the same as one without caches',
  async (_, before, file, from, to) => {
    const project = projectOf(before);
    await read(project);
    const path = join(project.contentDir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    const after = await read(project);
    rmSync(join(project.distDir, 'cache'), { recursive: true });
    expect(after).toEqual(await read(project));
  },
);

test('a file that is saved while the content is read is read again, and its old text is not mistaken for the new one', async () => {
  const project = projectOf(edited('towns/leeds.md', /(?=population:)/, 'population: 999\n'));
  const path = join(project.contentDir, 'towns/leeds.md');
  const broken = readFileSync(path, 'utf8');
  const codes = async (cache?: ParseCache) =>
    (await readProject(project, { stamp: 'code', ...(cache && { cache }) })).findings.map(
      ({ code }) => code,
    );
  // A file that was written a moment ago has no known state.
  await delay(40);
  expect(await codes()).toEqual(['yaml-duplicate-key']);
  const cache = openParseCache(join(project.distDir, 'cache', 'parsed.json'), 'code');
  let isSaved = false;
  const savedMeanwhile: ParseCache = {
    ...cache,
    get(key) {
      if (!isSaved) writeFileSync(path, broken.replace('population: 999\n', ''));
      isSaved = true;
      return cache.get(key);
    },
  };
  expect(await codes(savedMeanwhile)).toEqual([]);
  writeFileSync(path, broken);
  expect(await codes()).toEqual(['yaml-duplicate-key']);
});
