import { expect, test } from 'vitest';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { planBeside } from '#cli/plan/planBeside.ts';

const note = (section: number) => ({ section, block: { kind: 'note' as const, section } });

const planned = async (body: string, sections: readonly number[], after = 2) => {
  const { tree } = await parseMarkdown(body);
  return planBeside(tree, sections.map(note), { after, format: formatHtml }).map((part) =>
    part.kind === 'note' ? part.section : part.html.replaceAll('\n', '').replace(/ id="\w+"/g, ''),
  );
};

const text = 'Above\n\n## One\n\nFirst\n\nSecond\n\n## Two\n\nThird';

test('a text without blocks is one part', async () => {
  expect(await planned(text, [])).toEqual([
    '<p>Above</p><h2>One</h2><p>First</p><p>Second</p><h2>Two</h2><p>Third</p>',
  ]);
});

test('a block stands after the first elements of its section', async () => {
  expect(await planned(text, [1])).toEqual([
    '<p>Above</p><h2>One</h2><p>First</p>',
    1,
    '<p>Second</p><h2>Two</h2><p>Third</p>',
  ]);
  expect(await planned(text, [1], 1)).toEqual([
    '<p>Above</p><h2>One</h2>',
    1,
    '<p>First</p><p>Second</p><h2>Two</h2><p>Third</p>',
  ]);
});

test('a block with a number of its own stands after as many elements', async () => {
  const { tree } = await parseMarkdown(text);
  const parts = planBeside(tree, [{ ...note(1), after: 1 }], { after: 2, format: formatHtml });
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'note', 'text']);
  expect(parts[0]).toMatchObject({ html: expect.stringMatching(/One<\/h2>\s*$/) });
});

test('section 0 is the text above the first heading', async () => {
  expect((await planned(text, [0], 1)).slice(0, 2)).toEqual(['<p>Above</p>', 0]);
});

test('the first section is 1 if no text is above it', async () => {
  expect(await planned('## One\n\nFirst', [1], 1)).toEqual(['<h2>One</h2>', 1, '<p>First</p>']);
});

test('a block of the text above the first heading stands in the first section if no text is above it', async () => {
  expect(await planned('## One\n\nFirst', [0], 1)).toEqual(['<h2>One</h2>', 0, '<p>First</p>']);
});

test('a block beyond the last section stands in the last one', async () => {
  expect((await planned(text, [9], 1)).slice(-2)).toEqual([9, '<p>Third</p>']);
});

test('a block stands below a listing that follows its place', async () => {
  expect(await planned('## One\n\nLike this.\n\n```text\nMX\n```\n\nAfter', [1])).toEqual([
    expect.stringMatching(/<p>Like this\.<\/p><pre.*<\/pre>$/),
    1,
    '<p>After</p>',
  ]);
});

test('a block never stands between a sentence that ends with a colon and its list', async () => {
  const list = '## One\n\nThree things:\n\n- a\n- b\n\nAfter';
  expect(await planned(list, [1])).toEqual([
    '<h2>One</h2><p>Three things:</p><ul><li>a</li><li>b</li></ul>',
    1,
    '<p>After</p>',
  ]);
});
