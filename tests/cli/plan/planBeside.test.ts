import { expect, test } from 'vitest';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { planBeside } from '#cli/plan/planBeside.ts';

const note = (section: number) => ({ section, block: { kind: 'note' as const, section } });

const planned = async (body: string, sections: readonly number[], after = 2) => {
  const { tree } = await parseMarkdown(body);
  const clean = (html: string) => html.replaceAll('\n', '').replace(/ id="\w+"/g, '');
  return planBeside(tree, sections.map(note), { after, format: formatHtml }).map(
    ({ heading, parts }) => [
      ...(heading === undefined ? [] : [clean(heading)]),
      ...parts.map((part) => (part.kind === 'note' ? part.section : clean(part.html))),
    ],
  );
};

const text = 'Above\n\n## One\n\nFirst\n\nSecond\n\n## Two\n\nThird';

const above = ['<p>Above</p>'];
const two = ['<h2>Two</h2>', '<p>Third</p>'];

test('a text has a section for each heading', async () => {
  expect(await planned(text, [])).toEqual([
    above,
    ['<h2>One</h2>', '<p>First</p><p>Second</p>'],
    two,
  ]);
});

test('a block comes after the first elements of its section', async () => {
  expect(await planned(text, [1])).toEqual([
    above,
    ['<h2>One</h2>', '<p>First</p>', 1, '<p>Second</p>'],
    two,
  ]);
  expect(await planned(text, [1], 1)).toEqual([
    above,
    ['<h2>One</h2>', 1, '<p>First</p><p>Second</p>'],
    two,
  ]);
});

test('a block with its own number comes after that number of elements', async () => {
  const { tree } = await parseMarkdown(text);
  const sections = planBeside(tree, [{ ...note(1), after: 1 }], { after: 2, format: formatHtml });
  expect(sections[1]?.parts.map(({ kind }) => kind)).toEqual(['note', 'text']);
});

test('section 0 is the text above the first heading', async () => {
  expect((await planned(text, [0], 1))[0]).toEqual(['<p>Above</p>', 0]);
});

test('the first section is 1 if no text is above it', async () => {
  expect(await planned('## One\n\nFirst', [1], 1)).toEqual([['<h2>One</h2>', 1, '<p>First</p>']]);
});

test('a block of the text above the first heading is in the first section if there is no text above it', async () => {
  expect(await planned('## One\n\nFirst', [0], 1)).toEqual([['<h2>One</h2>', 0, '<p>First</p>']]);
});

test('a block beyond the last section is in the last one', async () => {
  expect((await planned(text, [9], 1)).at(-1)).toEqual(['<h2>Two</h2>', 9, '<p>Third</p>']);
});

test('a block is below a code listing that follows its place', async () => {
  expect(await planned('## One\n\nLike this.\n\n```text\nMX\n```\n\nAfter', [1])).toEqual([
    [
      '<h2>One</h2>',
      expect.stringMatching(/^<p>Like this\.<\/p><pre.*<\/pre>$/),
      1,
      '<p>After</p>',
    ],
  ]);
});

test('a block is never between a sentence that ends with a colon and its list', async () => {
  const list = '## One\n\nThree things:\n\n- a\n- b\n\nAfter';
  expect(await planned(list, [1])).toEqual([
    ['<h2>One</h2>', '<p>Three things:</p><ul><li>a</li><li>b</li></ul>', 1, '<p>After</p>'],
  ]);
});
