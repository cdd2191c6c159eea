import type { Element, ElementContent, Root } from 'hast';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { withWholeNumbers } from '#cli/body/withWholeNumbers.ts';
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
      return element.tagName === 'code' ? withBreaks(element) : withWholeNumbers(element);
    }),
  );
}

/** Returns code that may break after its underscores, because the names of cookies are wider than their column. */
function withBreaks(code: Element): Element {
  const children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    const [first = '', ...others] = child.value.split(/(?<=[^_]_)(?=[^_])/);
    return [textOf(first), ...others.flatMap((part) => [BREAK, textOf(part)])];
  });
  return { ...code, children };
}

const BREAK: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

const textOf = (value: string): ElementContent => ({ type: 'text', value });

function numbered(heading: Element, number: number): Element {
  return { ...heading, children: [{ type: 'text', value: `${number}. ` }, ...heading.children] };
}
