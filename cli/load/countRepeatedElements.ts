/**
 * The elements that a parser of HTML opens again in every block, until they are closed
 * (https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements).
 */
const FORMATTING: ReadonlySet<string> = new Set([
  ...['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong'],
  ...['tt', 'u'],
]);

/** The tags of HTML, and the signs of Markdown at which a block or a cell can start. */
const TAGS = /<(\/?)([a-z][a-z0-9]*)/gi;
const TAGS_AND_BLOCKS = /<(\/?)([a-z][a-z0-9]*)|[\n|]/gi;

/**
 * Returns how many elements a parser of HTML would add at most to a body of HTML or Markdown, because formatting such as `<b>` is not closed.
 * The number grows with the unclosed elements times the blocks.
 */
export function countRepeatedElements(text: string, isHtml: boolean): number {
  const open = new Map<string, number>();
  let openInAll = 0;
  let added = 0;
  for (const [, close, name] of text.matchAll(isHtml ? TAGS : TAGS_AND_BLOCKS)) {
    const tag = name?.toLowerCase() ?? '';
    if (!FORMATTING.has(tag)) {
      if (!close) added += openInAll;
      continue;
    }
    const count = open.get(tag) ?? 0;
    const change = close ? -Math.min(1, count) : 1;
    open.set(tag, count + change);
    openInAll += change;
  }
  return added;
}
