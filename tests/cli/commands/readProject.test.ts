import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readProject } from '#cli/commands/readProject.ts';
import type { BlogSource } from '#cli/load/readBlogSource.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { minimalContent, words } from '../../helpers/minimalContent.ts';
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

/** York at the place of Leeds, which a rule finds that reads no text of a town. */
const twice = edited('towns/york.md', /latitude: .*\nlongitude: .*/, pointOf('towns/leeds.md'));

test('a mistake in the facts about a town is found again after a change of its text, on its new line', async () => {
  const project = projectOf(twice);
  const lines = async () =>
    (await readProject(project)).findings.flatMap(({ code, file, line }) =>
      code === 'town-place-repeated' ? [[file, line]] : [],
    );
  const [first] = await lines();
  if (!first) throw new Error('Two towns at one place are not found.');
  const [file, line] = first;
  const path = join(project.contentDir, '..', String(file));
  writeFileSync(path, readFileSync(path, 'utf8').replace('---\n', '---\n# A note\n'));
  expect(await lines()).toEqual([[file, Number(line) + 1]]);
});

test('a mistake in the facts about a town is found after runs without it, and is gone once it is mended', async () => {
  const { first, second } = await readAround({}, twice);
  expect([first.length, second.length]).toEqual([0, 1]);
  expect(second[0]).toMatch(/^town-place-repeated /);
  const mended = await readAround(twice, edited('towns/york.md', 'latitude', 'latitude'));
  expect(mended.first).toEqual(second);
  expect(mended.second).toEqual([]);
});

test('a mistake in the text of a town that had none is found, as is one that another file causes', async () => {
  const body = (text: string) => edited('towns/leeds.md', /(?<=\n---\n.*)\n*$/s, `\n\n${text}\n`);
  const link = body('Read about [the shops of York](/locations/york#shops).');
  const heading = (text: string) =>
    edited('towns/york.md', /(?<=\n---\n.*)\n*$/s, `\n\n## ${text}\n\n${words(30, 'shop')}\n`);
  const own = await readAround(heading('Shops'), link);
  expect(own.second).not.toContain('anchor-unknown content/towns/leeds.md');
  const others = await readAround({ ...link, ...heading('Shops') }, heading('Streets'));
  expect(others.first).not.toContain('anchor-unknown content/towns/leeds.md');
  expect(others.second).toContain('anchor-unknown content/towns/leeds.md');
  const picture = await readAround({}, body('![A street](/images/none.webp)'));
  expect(picture.second).toContain('image-missing content/towns/leeds.md');
});

test('a figure of a town is looked for again after a change of its text', async () => {
  const figures = 'figures: [{ figure: 99 mills, source: census }]\n---\n';
  const town = (text: string) =>
    edited('towns/leeds.md', /---\n(?=\n.*$)/s, `${figures}\n${text}\n`);
  const { first, second } = await readAround(town('It has 99 mills.'), town('It has mills.'));
  expect(first).not.toContain('figure-missing content/towns/leeds.md');
  expect(second).toContain('figure-missing content/towns/leeds.md');
});

test('a link to a heading of a town is checked again after a change of the headings', async () => {
  const link = edited('navigation.yaml', '/#calendar', '/locations/leeds#shops');
  const heading = (text: string) =>
    edited('towns/leeds.md', /(?<=\n---\n.*)\n*$/s, `\n\n## ${text}\n\n${words(30, 'shop')}\n`);
  const { first, second } = await readAround({ ...link, ...heading('Shops') }, heading('Streets'));
  expect(first).not.toContain('anchor-unknown content/navigation.yaml');
  expect(second).toContain('anchor-unknown content/navigation.yaml');
});

test('a row of the database is read again if the size of its picture has changed', async () => {
  const project = projectOf({ 'blog/first-post.md': null });
  const readWith = async (width: string) => {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="400"/>`;
    writeFileSync(join(project.publicDir, 'images/blog/first-post.svg'), picture);
    const { findings, plannable } = await readProject(project, { blog });
    const [post] = plannable?.content.collections.posts ?? [];
    const errors = findings.filter(({ level }) => level === 'error').map(({ code }) => code);
    return [errors, post?.data.image?.width];
  };
  expect(await readWith('600')).toEqual([[], 600]);
  // Posts state sizes in whole pixels.
  expect(await readWith('600.5')).toEqual([['field-invalid'], undefined]);
  expect(await readWith('900')).toEqual([[], 900]);
});

const blog: BlogSource = {
  rows: [
    {
      id: '1',
      slug: 'of-the-database',
      title: 'A post of the database',
      content: 'Words.',
      excerpt: 'What it says.',
      featured_image: '/images/blog/first-post.svg',
      tags: ['Design'],
      author: 'The agency',
      published_date: '2026-02-03',
      created_at: '2026-02-03T12:00:00+00:00',
      updated_at: null,
      status: 'published',
      publish_at: null,
      meta_description: null,
      search_title: null,
      featured_image_alt: null,
    },
  ],
  problems: [],
  lacksDrafts: false,
  remember: () => {},
};

function pointOf(name: string): string {
  return /latitude: .*\nlongitude: .*/.exec(minimalContent()[name] ?? '')?.[0] ?? '';
}

test('a link may lead to any post if the environment names a database', async () => {
  const project = projectOf(edited('questions/price.md', 'It depends.', '[x](/blog/of-database)'));
  const codes = async () => (await readProject(project)).findings.map(({ code }) => code);
  expect(await codes()).toEqual(['link-unknown']);
  vi.stubEnv('SUPABASE_URL', 'https://database.example');
  vi.stubEnv('SUPABASE_ANON_KEY', 'public');
  expect(await codes()).toEqual([]);
});
