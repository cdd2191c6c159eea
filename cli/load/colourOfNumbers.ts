/** Returns a colour that is written as `rgb(…)` in a line, its offset, and its hex form; `undefined` if there is none. */
export function colourOfNumbers(
  text: string,
): { found: string; start: number; write: string } | undefined {
  const match = /\brgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/i.exec(text);
  if (!match) return undefined;
  const [found, ...parts] = match;
  const digits = parts.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'));
  return { found, start: match.index, write: `#${digits.join('')}` };
}
