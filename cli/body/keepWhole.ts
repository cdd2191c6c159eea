import type { ElementContent } from 'hast';

/** References to articles such as "6(1)(b)", telephone numbers such as "020 7946 0142", and postcodes such as "SE1 4QM". */
const WHOLE =
  /(?:\bArticle )?\b\d+(?:\([\da-z]+\))+|(?:\+\d+ )?\b\d{2,5}(?: \d{3,4}){1,3}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu;

/** Returns a text as nodes in which numbers that are read as one do not break over two lines. */
export function keepWhole(text: string): ElementContent[] {
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
