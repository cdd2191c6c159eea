import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes, ParserError } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A document with every element in it, in the order of the text. */
export interface HtmlDocument {
  elements: readonly Element[];
  /** What the HTML standard calls parse errors, each with its line. */
  errors: string[];
  quirks: boolean;
}

/** Parses a page as a browser without JavaScript does. Collecting errors takes half as long again. */
export function parseHtml(html: string, { collectErrors = false } = {}): HtmlDocument {
  const errors: string[] = [];
  const onParseError = ({ code, startLine }: ParserError) => {
    errors.push(`${code}, line ${startLine}`);
  };
  const document = parse(html, {
    scriptingEnabled: false,
    ...(collectErrors && { onParseError }),
  });
  return { elements: elementsOf(document), errors, quirks: document.mode !== 'no-quirks' };
}

/** All elements below a node, in the order of the text. */
export function elementsOf(node: Node, found: Element[] = []): Element[] {
  if (!('childNodes' in node)) return found;
  for (const child of node.childNodes) {
    if ('tagName' in child) found.push(child);
    elementsOf(child, found);
  }
  return found;
}

export function attribute(element: Element, name: string): string | undefined {
  for (const candidate of element.attrs) if (candidate.name === name) return candidate.value;
  return undefined;
}

/** The text of a node, with its white space folded. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node)) return '';
  return node.childNodes.map(rawText).join('');
}
