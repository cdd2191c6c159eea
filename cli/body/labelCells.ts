import type { Element } from 'hast';
import { toString as hastText } from 'hast-util-to-string';

/**
 * Returns a table whose cells have the name of their column in `data-label`, for styles that show a row as a list. The first cell of a row
 * is its title and has none.
 */
export function labelCells(table: Element): Element {
  const labels = childrenOf(table, ['thead'])
    .flatMap((head) => childrenOf(head, ['tr']))
    .flatMap((row) => cellsOf(row))
    .map((cell) => hastText(cell));
  const labelled = (row: Element): Element => {
    const columns = new Map(cellsOf(row).map((cell, column) => [cell, column]));
    return {
      ...row,
      children: row.children.map((child) => {
        if (child.type !== 'element') return child;
        const column = columns.get(child) ?? 0;
        const label = labels[column];
        if (column < 1 || !label) return child;
        return { ...child, properties: { ...child.properties, dataLabel: label } };
      }),
    };
  };
  return {
    ...table,
    children: table.children.map((part) =>
      part.type === 'element' && part.tagName === 'tbody'
        ? {
            ...part,
            children: part.children.map((row) => (row.type === 'element' ? labelled(row) : row)),
          }
        : part,
    ),
  };
}

function cellsOf(row: Element): Element[] {
  return childrenOf(row, ['th', 'td']);
}

function childrenOf({ children }: Element, names: readonly string[]): Element[] {
  return children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );
}
