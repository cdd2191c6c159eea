import type { Link, Nodes, Parent } from 'mdast';
import type { MarkdownFault } from '#cli/model/markdown.ts';
import { sourceOf, startOf, wordsOf } from './nodeSource.ts';
import type { Place } from './nodeSource.ts';

/**
 * Finds a link without a space before or after it, and a link in the text of another one, which Markdown then does not recognise as a link.
 */
export function linkFaults(
  text: string,
  node: Link,
  index: number,
  parent: Parent | undefined,
): MarkdownFault[] {
  const source = sourceOf(text, node);
  if (!source.startsWith('[')) return [];
  const [previous, next] = [parent?.children[index - 1], parent?.children[index + 1]];
  const before = previous?.type === 'text' ? sourceOf(text, previous as Nodes) : '';
  const after = next?.type === 'text' ? sourceOf(text, next as Nodes) : '';
  const [start] = OPEN.exec(before) ?? [];
  const [end] = CLOSED.exec(after) ?? [];
  if (start !== undefined && end !== undefined) {
    const found = start + source + end;
    const write = start + wordsOf(node) + end;
    const { line, column } = placeBefore(node, start.length);
    return [{ code: 'link-broken', args: { found, write }, line, column }];
  }
  const [word] = WORD_BEFORE.exec(before) ?? [];
  if (word !== undefined) {
    const args = {
      kind: 'link-space' as const,
      found: word + source,
      write: `${word} ${source}`,
    };
    return [{ code: 'text-slip', args, ...placeBefore(node, word.length) }];
  }
  const [following] = WORD_AFTER.exec(after) ?? [];
  if (following === undefined || !/[\p{L}\d]$/u.test(wordsOf(node))) return [];
  const args = {
    kind: 'link-space' as const,
    found: source + following,
    write: `${source} ${following}`,
  };
  return [{ code: 'text-slip', args, ...startOf(node) }];
}

/** The start of a link that is not closed before the next one. */
const OPEN = /(?<![\\!])\[[^\][\n]*$/;

/** The end of such a link. */
const CLOSED = /^[^\][\n]*\]\((?:https?:|\/|#|mailto:|tel:)[^()\s]*\)/;

/** A word or a sign directly before a link. The first part of a word may stand before the link to the rest of it. */
const WORD_BEFORE =
  /(?<![\p{L}\d’'-])(?!(?:re|un|pre|non|co|anti|sub|inter|over|under|multi)$)\p{L}{2,}[,;.!?]?$/iu;

/** A word directly after a link. The end of a word, such as that of a plural, may stand after the link to its start. */
const WORD_AFTER =
  /^(?:and|or|but|for|to|in|is|are|of|with|on|at|the|that|which|from|as|by|if|when|we|you|it|our|your|has|have|can|will|was|before|after)(?![\p{L}’'-])/u;

/** Returns the place that is some characters before a link, in its line. */
function placeBefore(link: Link, length: number): Place {
  const { line, column } = startOf(link);
  return { line, column: column - length };
}
