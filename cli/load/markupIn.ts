import type { FindingArgs } from '#cli/model/finding.ts';

/** The first markup in a text: the signs themselves, and what they are. */
export type Markup = Pick<FindingArgs['field-markup'], 'found' | 'kind'>;

/** Returns the first markup in a text that pages print as it is written, or undefined. A pattern may have variables in braces. */
export function markupIn(value: string, { isPattern = false } = {}): Markup | undefined {
  if (!MAY_BE_MARKED.test(value) && (isPattern || !value.includes('{'))) return undefined;
  const kinds = isPattern ? marks.filter(({ kind }) => kind !== 'pattern') : marks;
  const text = isPattern ? value.replace(/\{\{.*?\}\}|\{%.*?%\}/gs, blank) : value;
  for (const { kind, pattern } of kinds) {
    const match = pattern.exec(text);
    if (match) return { kind, found: value.slice(match.index, match.index + match[0].length) };
  }
  return undefined;
}

/** Characters that every mark but a variable has, and most texts do not. */
const MAY_BE_MARKED = /[<&*`[#]|(?<!\w)_/;

/** Markup that pages would print literally. */
const marks: readonly { kind: FindingArgs['field-markup']['kind']; pattern: RegExp }[] = [
  {
    kind: 'pattern',
    // One brace may be meant, as in "{one}", unless a variable has the name.
    pattern:
      /\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)|\$\{\w+\}|\{ ?(?:town|county|region|nation|place|city|service|price|name|[a-z]+_[a-z_]+) ?\}/s,
  },
  // "<Media omitted>" is a line of a chat.
  { kind: 'html', pattern: /<(?!\w+ omitted>)\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i },
  { kind: 'entity', pattern: /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i },
  { kind: 'markdown', pattern: /!?\[[^\][]*\]\([^()\s]*\)/ },
  {
    kind: 'markdown',
    pattern: /\*\*[^\s*][^*]*\*\*|(?<![\p{L}\d_])__[^\s_][^_]*__(?![\p{L}\d_])/u,
  },
  { kind: 'markdown', pattern: /(?<![\p{L}\d*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\p{L}\d*])/u },
  { kind: 'markdown', pattern: /(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])/u },
  { kind: 'markdown', pattern: /`[^`]+`/ },
  { kind: 'markdown', pattern: /^#{1,6} / },
];

/** Returns letters in place of a variable, because its value is text, and spaces in place of a tag. */
function blank(found: string): string {
  return (found.startsWith('{{') ? 'x' : ' ').repeat(found.length);
}
