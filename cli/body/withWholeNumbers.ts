import type { Element, ElementContent } from 'hast';

/**
 * References to articles such as "6(1)(b)", telephone numbers such as "020 7946 0142", postcodes such as "SE1 4QM", ranges such as
 * "£50–£500" and "2–6 weeks", levels such as "WCAG 2.2 AA", and pairs of abbreviations such as "UK-US".
 */
const WHOLE =
  /\p{Sc}?\d[\d,.]*–\p{Sc}?\d[\d,.]*(?<=\d)(?: (?:minutes|hours|days|weeks|months|years)\b)?|\bWCAG \d\.\d(?: A{1,3})?\b|\b[A-Z]{2,}-[A-Z]{2,}\b|(?:\bArticle )?\b\d+(?:\([\da-z]+\))+|(?:\+\d+ )?\b\d{2,5}(?: \d{3,4}){1,3}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu;

/**
 * Returns an element in whose own text numbers that are read as one, such as postcodes and ranges, do not break over two lines. The elements in
 * it are unchanged.
 */
export function withWholeNumbers(element: Element): Element {
  return {
    ...element,
    children: element.children.flatMap((child) =>
      child.type === 'text' ? keepWhole(child.value) : [child],
    ),
  };
}

/** Returns a text as nodes, with a `<span class="whole">` around each number that must not break. */
function keepWhole(text: string): ElementContent[] {
  const nodes: ElementContent[] = [];
  let end = 0;
  for (const match of text.matchAll(WHOLE)) {
    const [value] = match;
    if (match.index > end) nodes.push({ type: 'text', value: text.slice(end, match.index) });
    nodes.push({
      type: 'element',
      tagName: 'span',
      properties: { className: ['whole'] },
      children: [{ type: 'text', value }],
    });
    end = match.index + value.length;
  }
  if (end < text.length) nodes.push({ type: 'text', value: text.slice(end) });
  return nodes;
}
