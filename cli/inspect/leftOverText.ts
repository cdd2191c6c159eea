/** Texts that remain in a page if a value is missing or a placeholder was not replaced. */
const leftOver =
  /\{\{|\}\}|\$\{|\{%|%\}|\[object \w+\]|(?<=\p{Ll})undefined(?![\p{L}\d])|(?<!\d\s?)\p{Sc}(?= an? )|\p{Sc}null(?![\p{L}\d])|(?<=\b[Ff]rom )null(?= (?:an?|per) )|<{7} |>{7} |(?<![\p{L}\d])(?:undefined|lorem ipsum|Invalid Date|TODO:|FIXME)(?![\p{L}\d])|(?<![\p{L}\d])NaN(?:km|mi|px|%)?(?![\p{L}\d])/u;
/** Placeholders for values, such as "{town}", "{ Town }", "{0}", "%s", "%TOWN%", "[[town]]", "__TOWN__" and "<%= town %>". */
const unfilled =
  /(?<![{$\\])\{ ?(?:[A-Za-z][\w.]*|\d) ?\}(?!\})|(?<![\w%])%(?:[sd](?![\p{L}\d])|\(\w+\)[sd]|[A-Z][A-Z_]+%)|\[\[[\w. -]+\]\]|(?<!\w)__[A-Z][A-Z_]*__|<(?:%=?|\?php)\s/u;

/** A missing value as the whole text of an element. */
const missing = /(?<=^\s*)(?:-?Infinity|null)(?=\s*$)/;

const ignoresCase = /lorem ipsum|dolor sit amet/i;

/** Markup, entities and bytes that were written as text, because they were escaped twice or not read as what they are. */
const unread =
  /&(?:amp|lt|gt|quot|apos|nbsp|shy|pound|euro|copy|reg|trade|deg|times|middot|bull|hellip|[mn]dash|[lr][sd]quo|#\d+|#x[\da-f]+);|<\/?(?:p|br|a|b|i|em|strong|span|div|ul|li|h[1-6]|img|iframe|script|section|table|t[rdh]|su[bp]|small)(?:\s[^<>]*|\s*\/)?>|\]\((?:\/|https?:)|!\[[^\]]*\]\(|^\s*#{2,6} (?=\p{L})|\*\*(?=\p{L}[^*]*\*\*)|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|ï¿½|\ufffd|\\u[\da-fA-F]{4}|(?![\t\n\f\r])[\0-\u001f]|[\u202a-\u202e]/u;

/** A part of a text, and its position in characters from the start. */
export interface TextPart {
  found: string;
  index: number;
}

/** Returns the part of a text that a template left by mistake, or `undefined` if there is none. */
export function leftOverText(text: string): TextPart | undefined {
  return firstMatch(text, [leftOver, ignoresCase, unfilled, missing]);
}

/**
 * Returns the part of a text that a template left by mistake, or that readers see as code or as wrong letters. Returns `undefined` if there is
 * none.
 */
export function wrongText(text: string): TextPart | undefined {
  const part = leftOverText(text) ?? firstMatch(text, [unread]);
  // A terminal would obey a control character.
  return part && /^[\0-\u001f\u202a-\u202e]$/.test(part.found)
    ? {
        ...part,
        found: `U+${part.found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      }
    : part;
}

function firstMatch(text: string, patterns: readonly RegExp[]): TextPart | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return { found: match[0], index: match.index };
  }
  return undefined;
}
