import type { CheckedContent } from '#cli/model/content.ts';

/** Returns the single files with texts of their own, which are all except the price table, the sources and the addresses. */
export function screensOf({ singles }: Pick<CheckedContent, 'singles'>) {
  const { prices: _p, sources: _s, addresses: _a, ...screens } = singles;
  return Object.values(screens);
}
