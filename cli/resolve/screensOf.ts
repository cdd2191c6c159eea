import type { CheckedContent } from '#cli/model/content.ts';

/** Returns the single files with texts of their own, which are all except the price table, the addresses and the wording. */
export function screensOf({ singles }: Pick<CheckedContent, 'singles'>) {
  const { prices: _p, addresses: _a, wording: _w, ...screens } = singles;
  return Object.values(screens);
}
