import { oneLine, printable } from './printable.ts';

/** The number of characters of a text that are shown. Content may have lines of any length, and a summary may not. */
const SHOWN = 600;

/** A comment between the parts of what would become a link or a mention, which GitHub finds in the text of a page. */
const NOTHING = '<!-- -->';

/**
 * Returns text that GitHub shows as it is, on one line: nothing in it is read as Markdown, HTML, a link, or a mention of a person.
 * Punctuation becomes character references, which cannot be signs of Markdown
 * (https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references).
 */
export function markdownText(text: string): string {
  const line = oneLine(text);
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return shown
    .split(/(?<=[#@]|:(?=\/)|\bwww(?=\.))/i)
    .map((part) => part.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`))
    .join(NOTHING);
}

/** Returns lines as a block of code that nothing in them can end. */
export function markdownCode(lines: string): string {
  const text = printable(lines);
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
