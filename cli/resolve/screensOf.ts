import type { CheckedContent } from '#cli/model/content.ts';

/** Returns the single files with texts of their own: all except those of the brand, prices, sources, addresses, barriers and wording. */
export function screensOf({ singles }: Pick<CheckedContent, 'singles'>) {
  const {
    brand: _br,
    prices: _p,
    sources: _s,
    addresses: _a,
    barriers: _b,
    wording: _w,
    ...screens
  } = singles;
  return Object.values(screens);
}
