import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { labelCells } from '#cli/body/labelCells.ts';

function element(tagName: string, children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Returns a table with a head and one row of `width` cells. */
function tableOf(width: number): Element {
  const cells = (tagName: string) =>
    Array.from({ length: width }, (_, column) =>
      element(tagName, [{ type: 'text', value: `${tagName} ${column}` }]),
    );
  return element('table', [
    element('thead', [element('tr', cells('th'))]),
    element('tbody', [element('tr', cells('td'))]),
  ]);
}

/** Returns the labels of the cells of the row. */
function labelsOf(table: Element): unknown[] {
  const row = (table.children[1] as Element).children[0] as Element;
  return row.children.map((cell) => (cell as Element).properties.dataLabel);
}

test('labels the cells of a row with the names of their columns, except the first', () => {
  expect(labelsOf(labelCells(tableOf(3)))).toEqual([undefined, 'th 1', 'th 2']);
});

test('takes time in proportion to the width of the table', { timeout: 60_000 }, () => {
  expect(labelsOf(labelCells(tableOf(150_000)))).toHaveLength(150_000);
});
