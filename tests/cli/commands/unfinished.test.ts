import { expect, test } from 'vitest';
import { readProject } from '#cli/commands/readProject.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';
import { projectOf } from '../../helpers/projectOf.ts';

async function read(files: ContentFiles, hidden: 'leave-out' | 'check' | 'show', launch = false) {
  const { findings, context } = await readProject(projectOf(files), { hidden, launch });
  const paths = context && planPaths(context.content).map(({ path }) => path);
  return { codes: findings.map(({ code, file }) => `${code} ${file}`), paths };
}

/** The minimal content with a draft of a service, to which nothing refers. */
const draftService: ContentFiles = {
  ...Object.fromEntries(
    Object.entries(minimalContent())
      .filter(([file]) => /^(?:case-studies|screens|services)\//.test(file))
      .map(([file, text]) => [
        file,
        text
          .replace('services:\n  - web-design', 'services:\n  - marketing')
          .replace('- web-design', '- /locations/york'),
      ]),
  ),
  ...edited('services/web-design.md', 'order: 2', 'order: 2\ndraft: true'),
};

test('a service that is a draft is left out with its variants, its price, its paragraphs and its pages in towns', async () => {
  const { codes, paths } = await read(draftService, 'leave-out');
  expect(codes).toEqual([]);
  expect(paths).toContain('/services/marketing');
  expect(paths?.filter((path) => path.includes('web-design'))).toEqual([]);
});

test('a service that is a draft is shown in a preview, with its pages in towns', async () => {
  const { codes, paths } = await read(draftService, 'show');
  expect(codes).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/services/web-design',
      '/locations/bristol/web-design',
      '/locations/york/york-web-design',
      '/locations/york/york-web-design-services',
    ]),
  );
});

test('a draft town has no page, is checked, and is shown in a preview', async () => {
  const files = edited('towns/york.md', 'name: York', 'name: York\ndraft: true');
  expect((await read(files, 'leave-out')).paths).not.toContain('/locations/york');
  expect((await read(files, 'show')).paths).toContain('/locations/york');
  const text = files['towns/york.md']?.replace('sector: retail', 'sector: retial') ?? '';
  expect((await read({ 'towns/york.md': text }, 'check')).codes).toEqual([
    'reference-unknown content/towns/york.md',
  ]);
});

test('a planned post with a text to write is reported before its day, and does not stop a build', async () => {
  const files = edited(
    'blog/first-post.md',
    'excerpt: What it says.',
    'excerpt: "TO WRITE: two sentences"\npublishAt: 2999-01-01 09:00',
  );
  const code = 'text-unwritten content/blog/first-post.md';
  expect((await read(files, 'check')).codes).toContain(code);
  const { codes, paths } = await read(files, 'leave-out');
  expect(codes).not.toContain(code);
  expect(paths).toBeDefined();
});

test('a comment that marks a value counts, and words in the middle of a comment do not', async () => {
  const marked = edited('towns/york.md', 'population:', '# TO WRITE: check\npopulation:');
  expect((await read(marked, 'check')).codes).toEqual(['text-unwritten content/towns/york.md']);
  const other = edited('towns/york.md', 'population:', '# Nothing is left TO WRITE\npopulation:');
  expect((await read(other, 'check')).codes).toEqual([]);
});
