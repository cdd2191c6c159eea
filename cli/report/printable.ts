/**
 * Matches control characters except the line break (C0 and C1, which start escape sequences), line separators, marks of writing
 * direction and invisible characters. Variation selectors are allowed, because they only choose the look of an emoji.
 */
const unprintable = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?![\ufe00-\ufe0f])\p{DI}/gu;

/**
 * Returns text that cannot control a terminal or disguise its meaning: invisible characters are shown as `<U+001B>`. Line breaks
 * stay, and a tab becomes a space.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unprintable, (character) => `<U+${hex(character.codePointAt(0))}>`);
}

/** Returns printable text on one line. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}

/** Returns the JSON of a value with invisible characters escaped. It parses to the same value. */
export function printableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(unprintable, (character) =>
    Array.from(
      { length: character.length },
      (_, unit) => `\\u${hex(character.charCodeAt(unit))}`,
    ).join(''),
  );
}

function hex(code = 0): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
