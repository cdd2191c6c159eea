import type { CheckedContent } from '#cli/model/content.ts';

/** The single files that have texts of their own, which is all of them but the price table. */
export function screensOf({ singles }: Pick<CheckedContent, 'singles'>) {
  const { prices: _, ...screens } = singles;
  return Object.values(screens);
}
