import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes, ParserError } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A parsed document with all its elements, in document order. */
export interface HtmlDocument {
  elements: readonly Element[];
  /** The parse errors by the HTML standard, each with its line. */
  errors: string[];
  quirks: boolean;
}

/** Parses a page as a browser without JavaScript does. Collecting errors makes this 50 % slower. */
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

/** Returns all elements below a node, in document order. */
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

/** Returns the text of a node with its white space collapsed. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!('childNodes' in node)) return '';
  return node.childNodes.map(rawText).join('');
}
