import { expect, test } from 'vitest';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { planClauses } from '#cli/plan/planClauses.ts';

const planned = async (body: string, notes: { section: number; text: string }[] = []) => {
  const { tree, headings } = await parseMarkdown(body);
  return planClauses(tree, notes, headings).map(({ heading, note, html }) => [
    heading?.replace(/<[^>]+>/g, ''),
    note,
    html.trim(),
  ]);
};

test('a text is split at its headings, which have numbers', async () => {
  expect(await planned('Above\n\n## One\n\nFirst\n\n## Two\n\nSecond')).toEqual([
    [undefined, undefined, '<p>Above</p>'],
    ['1. One', undefined, '<p>First</p>'],
    ['2. Two', undefined, '<p>Second</p>'],
  ]);
});

test('a section has its note, and the text above the first heading is section 0', async () => {
  const notes = [
    { section: 0, text: 'Plain' },
    { section: 1, text: 'Short' },
  ];
  expect(await planned('Above\n\n## One\n\nFirst', notes)).toEqual([
    [undefined, 'Plain', '<p>Above</p>'],
    ['1. One', 'Short', '<p>First</p>'],
  ]);
});

test('the first section is 1 if no text is above it', async () => {
  expect(await planned('## One\n\nFirst', [{ section: 1, text: 'Short' }])).toEqual([
    ['1. One', 'Short', '<p>First</p>'],
  ]);
});
