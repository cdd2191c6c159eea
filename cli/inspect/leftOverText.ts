/** Texts that remain in a page if a value is missing or a placeholder was not replaced. */
const leftOver =
  /\{\{|\}\}|\$\{|\{%|%\}|\[object \w+\]|(?<=\p{Ll})undefined(?![\p{L}\d])|£(?= an? )|<{7} |>{7} |(?<![\p{L}\d])(?:undefined|lorem ipsum|Invalid Date|TODO:|FIXME)(?![\p{L}\d])|(?<![\p{L}\d])NaN(?:km|mi|px|%)?(?![\p{L}\d])/u;
/** Placeholders for values, such as "{town}" and "%s". */
const unfilled = /(?<![{$\\])\{[a-z][\w.]*\}(?!\})|(?<![\w%])%[sd](?![\p{L}\d])/u;

/** A missing value as the whole text of an element. */
const missing = /^\s*(-?Infinity|null)\s*$/;

const ignoresCase = /lorem ipsum/i;

/** Markup, entities and bytes that were written as text, because they were escaped twice or not read as what they are. */
const unread =
  /&(?:amp|lt|gt|quot|apos|nbsp|pound|#\d+|#x[\da-f]+);|<\/?(?:p|br|a|b|i|em|strong|span|div|ul|li|h[1-6])(?:\s[^<>]*|\s*\/)?>|\]\((?:\/|https?:)|\*\*(?=\p{L}[^*]*\*\*)|â€|Ã[\u0080-\u00bf]|Â[£\u00a0]|\ufffd/u;

/** Returns the part of a text that a template left by mistake, or `undefined` if there is none. */
export function leftOverText(text: string): string | undefined {
  return (
    leftOver.exec(text)?.[0] ??
    ignoresCase.exec(text)?.[0] ??
    unfilled.exec(text)?.[0] ??
    missing.exec(text)?.[1]
  );
}

/** Returns the part of a text that readers see as code or as wrong letters, or `undefined` if there is none. */
export function unreadText(text: string): string | undefined {
  return unread.exec(text)?.[0];
}
