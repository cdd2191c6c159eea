import type { Root } from 'mdast';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import { placeAt } from '#cli/report/placeAt.ts';

/**
 * Adds the missing positions to a tree that was parsed from `text`. After parsing, `remark-gfm` finds addresses that are written without
 * brackets, such as "hello@example.com" in emphasis, and splits their text into nodes without a position.
 */
export function placeAutolinks(text: string, tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    let offset = node.position?.start.offset ?? 0;
    for (const child of node.children) {
      if (!child.position && (child.type === 'text' || child.type === 'link')) {
        const words = child.type === 'link' ? child.children[0] : child;
        const [start, end] = rangeOf(text, words?.type === 'text' ? words.value : '', offset);
        child.position = { start: pointAt(text, start), end: pointAt(text, end) };
        if (words) words.position = child.position;
      }
      offset = child.position?.end.offset ?? offset;
    }
  });
}

/** Returns the offsets between which a value is written, at or after `from`. Escapes and entities may be between its characters. */
function rangeOf(text: string, value: string, from: number): [number, number] {
  let start: number | undefined;
  let end = from;
  for (const character of value) {
    const entity = text.startsWith(character, end) ? undefined : ENTITY.exec(text.slice(end));
    const next = entity ? end : text.indexOf(character, end);
    if (next < 0) break;
    start ??= next;
    end = next + (entity?.[0].length ?? character.length);
  }
  return [start ?? from, end];
}

/** A character that is written by its name or number, such as `&amp;`. */
const ENTITY = /^&#?\w{1,31};/;

function pointAt(text: string, offset: number): Point {
  return { ...placeAt(text, offset), offset };
}
