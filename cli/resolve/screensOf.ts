import type { CheckedContent } from '#cli/model/content.ts';

/** Returns the single files with texts of their own: all except the price table, the sources, the addresses and the barriers. */
export function screensOf({ singles }: Pick<CheckedContent, 'singles'>) {
  const { prices: _p, sources: _s, addresses: _a, barriers: _b, ...screens } = singles;
  return Object.values(screens);
}
