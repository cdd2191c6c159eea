import type { Element, Root as HastRoot } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import type { Html, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { bodyHtml } from '#schemas/bodyHtml.ts';
import { LEFT_OUT } from './pastedWords.ts';
import { placeIn } from './nodeSource.ts';
import type { Place } from './nodeSource.ts';

/** Elements that need no closing tag (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags), or have none. */
const closedByParser = new Set([
  ...['area', 'base', 'br', 'col', 'colgroup', 'dd', 'dt', 'embed', 'hr', 'img', 'input', 'li'],
  ...['link', 'meta', 'option', 'p', 'param', 'source', 'tbody', 'td', 'tfoot', 'th', 'thead'],
  ...['tr', 'track', 'wbr'],
]);

/**
 * Finds elements whose closing tag is missing. Everything after such a tag would become part of the element. Also finds words of a chat
 * that look like such a tag.
 */
export function openElements(nodes: readonly Html[]): MarkdownFault[] {
  const open: { tag: string; written: string; place: Place }[] = [];
  const faults: MarkdownFault[] = [];
  for (const node of nodes) {
    const value = node.value.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) =>
      comment.replace(/[^\n]/g, ' '),
    );
    const pasted = LEFT_OUT.exec(value);
    if (pasted) {
      const args = { kind: 'chat' as const, found: pasted[0] };
      const place = placeIn(node, { source: value, offset: pasted.index });
      faults.push({ code: 'text-pasted', args, ...place });
      continue;
    }
    const tags = /<(\/?)([a-z][a-z0-9-]*)(?:\s(?:[^"'<>]|"[^"]*"|'[^']*')*)?(\/?)>/gi;
    for (const { 0: written, 1: close, 2: name = '', 3: self, index } of value.matchAll(tags)) {
      const tag = name.toLowerCase();
      if (self || closedByParser.has(tag)) continue;
      if (!close)
        open.push({ tag, written, place: placeIn(node, { source: value, offset: index }) });
      else {
        const opener = open.findLastIndex((element) => element.tag === tag);
        if (opener >= 0) open.splice(opener, 1);
      }
    }
  }
  return [
    ...faults,
    ...open.map(({ tag, written, place }): MarkdownFault => ({
      code: 'html-open',
      args: { tag, ...(!isElement(tag) && { placeholder: written }) },
      ...place,
    })),
  ];
}

/** Finds a comment without its end. In a block of HTML, it hides the rest of the page. */
export function openComment(node: Nodes, source: string): MarkdownFault[] {
  const offset = source.search(/<!--(?!-?>)(?![\s\S]*?-->)/);
  if (offset < 0) return [];
  return [{ code: 'html-open', args: { tag: '!--' }, ...placeIn(node, { source, offset }) }];
}

const allowed = new Set(bodyHtml.tags);
const stripped = new Set(bodyHtml.stripped);

/** Elements that are removed without a loss, because they only group others. */
const neutral = new Set([
  ...['address', 'article', 'aside', 'bdi', 'bdo', 'footer', 'header', 'hgroup', 'main', 'nav'],
  ...['picture', 'source'],
]);

/** Further elements, which a browser knows and a page leaves out. */
const others = new Set([
  ...['acronym', 'applet', 'basefont', 'big', 'blink', 'body', 'button', 'canvas', 'center'],
  ...['data', 'datalist', 'dialog', 'dir', 'fieldset', 'font', 'form', 'frame', 'frameset', 'head'],
  ...['html', 'label', 'legend', 'map', 'marquee', 'menu', 'meter', 'nobr', 'optgroup', 'output'],
  ...['progress', 'rb', 'rp', 'rt', 'rtc', 'ruby', 'search', 'slot', 'strike', 'tt'],
]);

/** Returns whether HTML has an element of this name. */
function isElement(tag: string): boolean {
  return [allowed, stripped, neutral, closedByParser, others].some((names) => names.has(tag));
}

/** The texts of links that do not name their target (https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context). */
const VAGUE = /^(?:click(?: here)?|here|(?:this )?link|(?:read|learn|find out) more|more)\W*$/i;

/** Finds HTML that the page leaves out, and links that do not name their target. Reports each kind of HTML once. */
export function elementFaults(unsafe: HastRoot): MarkdownFault[] {
  const removed = new Map<string, MarkdownFault & { code: 'html-removed' }>();
  const faults: MarkdownFault[] = [];
  visit(unsafe, 'element', (element: Element) => {
    const { tagName, properties, position } = element;
    const { line = 1, column = 1 } = position?.start ?? {};
    const remove = (what: string, content: boolean) => {
      const earlier = removed.get(what);
      if (earlier) earlier.args.count++;
      else {
        const args = { what, content, count: 1 };
        removed.set(what, { code: 'html-removed', args, line, column });
      }
    };
    // The words of a chat have a finding of their own.
    if ('omitted' in properties) return;
    if (stripped.has(tagName)) remove(`<${tagName}>`, true);
    else if (!allowed.has(tagName) && !neutral.has(tagName)) remove(`<${tagName}>`, false);
    for (const name of Object.keys(properties)) {
      if (name === 'style' || /^on[A-Z]/.test(name)) remove(`${name.toLowerCase()}="…"`, false);
    }
    if (tagName !== 'a' || typeof properties.href !== 'string') return;
    const { href } = properties;
    const found = hastText(element).trim();
    const isEmpty = found === '' && !element.children.some(isShown);
    if (!isEmpty && !VAGUE.test(found)) return;
    faults.push({ code: 'link-text-vague', args: { found, href }, line, column });
  });
  return [...removed.values(), ...faults];
}

/** Returns whether visitors see something of a node that has no words. */
function isShown(node: Element['children'][number]): boolean {
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(isShown));
}
