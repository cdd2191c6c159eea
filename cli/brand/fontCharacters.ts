/**
 * The characters of nearly every page, whose font file is loaded first: letters, figures, British punctuation and "é". Each character
 * costs every visitor some 80 bytes on the first page. A page with any other loads the second file too.
 */
export const frequent: ReadonlySet<string> = new Set(
  [
    " !%&'()+,-./0123456789:;?@",
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    // Lists use the bullet. Pages of services multiply days by a rate.
    '\u00a0£©·×–—‘’“”•é',
  ].join(''),
);

/** All other characters that the site can show: the rest of ASCII, the letters of Latin-1 and Welsh, and some symbols. */
export const rare: ReadonlySet<string> = new Set(
  [...between(0x20, 0x7e), ...between(0xc0, 0xff), ...'¢¥®°±²³¼½¾ŒœŴŵŶŷ‚„…′″€™−'].filter(
    (character) => !frequent.has(character),
  ),
);

/** Returns characters as a CSS unicode-range: https://www.w3.org/TR/css-fonts-4/#unicode-range-desc. */
export function unicodeRange(characters: Iterable<string>): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const runs: { first: number; last: number }[] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
