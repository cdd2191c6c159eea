import type { Limits } from '#cli/model/finding.ts';

/** The lengths in characters that search results show of a title and a description, as commonly measured. */
export const searchLengths = {
  title: [30, 60],
  description: [110, 160],
} as const satisfies Record<string, Limits>;

/** Returns whether the length of a text is within two bounds. */
export function fits(text: string, [min, max]: Limits): boolean {
  return text.length >= min && text.length <= max;
}
