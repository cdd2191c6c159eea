import type { FilledPattern } from '#cli/model/locationTexts.ts';
import { renderPattern } from './patterns.ts';
import type { PatternVariables } from './patterns.ts';
import { fits, searchLengths } from './searchLengths.ts';

/**
 * Fills the first pattern from `start` on, wrapping around, whose result fits into search results. If none fits, fills the one at
 * `start`.
 */
export function fillFitting(
  patterns: readonly string[],
  field: keyof typeof searchLengths,
  variables: PatternVariables,
  start: number,
): FilledPattern {
  const fill = (pattern: number) => ({
    pattern,
    text: renderPattern(patterns[pattern] ?? '', variables),
  });
  for (let step = 0; step < patterns.length; step++) {
    const filled = fill((start + step) % patterns.length);
    if (fits(filled.text, searchLengths[field])) return filled;
  }
  return fill(start);
}
