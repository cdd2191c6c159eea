import type { PhrasingContent, Root } from 'mdast';
import { expect, test } from 'vitest';
import { markdownFaults } from '#cli/load/markdownFaults.ts';

const timeout = 120_000;

test('takes time in proportion to the number of headings', { timeout }, () => {
  const headings = Array.from({ length: 40_000 }, (_, line) => ({
    depth: 2,
    text: `Heading ${line}`,
    id: '',
    line,
    column: 1,
  }));
  const syntax: Root = { type: 'root', children: [] };
  expect(markdownFaults('', syntax, { type: 'root', children: [] }, headings)).toEqual([]);
});

test('takes time in proportion to the number of words in a paragraph', { timeout }, () => {
  const start = { line: 1, column: 1, offset: 0 };
  const position = { start, end: start };
  const children = Array.from({ length: 80_000 }, (_, index): PhrasingContent =>
    index % 2 ? { type: 'break', position } : { type: 'text', value: 'word', position },
  );
  const syntax: Root = { type: 'root', children: [{ type: 'paragraph', children, position }] };
  expect(markdownFaults('', syntax, { type: 'root', children: [] }, [])).toEqual([]);
});
