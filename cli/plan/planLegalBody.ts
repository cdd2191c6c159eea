import type { Element, Root } from 'hast';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { keepWhole } from '#cli/body/keepWhole.ts';
import { labelCells } from '#cli/body/labelCells.ts';
import { mapElements } from '#cli/body/mapElements.ts';

/** Returns a legal text as HTML, with "1. ", "2. " … before the headings of its sections. */
export function planLegalBody(tree: Root, sections: readonly { id: string }[]): string {
  const numbers = new Map(sections.map(({ id }, index) => [id, index + 1]));
  return formatHtml(
    mapElements(tree, (element) => {
      const number = numbers.get(String(element.properties.id));
      if (number !== undefined) return numbered(element, number);
      if (element.tagName === 'table') return labelCells(element);
      return element.tagName === 'code' ? element : withWholeNumbers(element);
    }),
  );
}

function numbered(heading: Element, number: number): Element {
  return { ...heading, children: [{ type: 'text', value: `${number}. ` }, ...heading.children] };
}

function withWholeNumbers(element: Element): Element {
  return {
    ...element,
    children: element.children.flatMap((child) =>
      child.type === 'text' ? keepWhole(child.value) : [child],
    ),
  };
}
