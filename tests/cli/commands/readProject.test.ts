import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject } from '#cli/commands/readProject.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { projectOf } from '../../helpers/projectOf.ts';

/** Reads a project twice with an edit in between. Returns the codes and files of the findings of both runs. */
async function readAround(before: ContentFiles, edit: Record<string, string>) {
  const project = projectOf(before);
  const read = async () => {
    const { findings } = await readProject(project);
    return findings.map(({ code, file }) => `${code} ${file}`);
  };
  const first = await read();
  for (const [file, text] of Object.entries(edit)) {
    writeFileSync(join(project.contentDir, file), text);
  }
  return { first, second: await read() };
}

const repeated = edited('towns/leeds.md', /(?<=\n---\n.*)\n*$/s, ' It lies on the the river.\n');

test('a mistake is found again in every run', async () => {
  const { first, second } = await readAround(repeated, {});
  expect(first).toContain('word-repeated content/towns/leeds.md');
  expect(second).toEqual(first);
});

test('a mistake in an entry that had none is found', async () => {
  const { first, second } = await readAround({}, repeated);
  expect(first).toEqual([]);
  expect(second).toContain('word-repeated content/towns/leeds.md');
});

test('a value that a schema refuses is found in an entry that was right', async () => {
  const { second } = await readAround(
    {},
    edited('towns/leeds.md', 'population: 536280', 'population: 0'),
  );
  expect(second).toEqual(['field-invalid content/towns/leeds.md']);
});

test('entries that did not change are read again if the words to avoid have changed', async () => {
  const wording = (avoid: string) =>
    `spellings:\n  - { avoid: ${avoid}, write: other }\nnationTerms: []\n`;
  const { first, second } = await readAround(
    { 'wording.yaml': wording('qqqq') },
    { 'wording.yaml': wording('Leeds') },
  );
  expect(first).toEqual([]);
  expect(second).toContain('house-style content/towns/leeds.md');
});
