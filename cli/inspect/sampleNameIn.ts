import { sampleTraces } from '#cli/check/sampleTraces.ts';
import type { TextPart } from './leftOverText.ts';

const names = new RegExp(
  `(?<![\\p{L}\\d])(?:${sampleTraces.names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name))
    .join('|')})(?![\\p{L}\\d])`,
  'u',
);

/** Returns the first name of the sample agency, its clients or people in a text, or `undefined` if there is none. */
export function sampleNameIn(text: string): TextPart | undefined {
  const match = names.exec(text);
  return match ? { found: match[0], index: match.index } : undefined;
}
