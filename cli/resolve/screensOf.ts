import type { CheckedContent } from '#cli/model/content.ts';

/** Returns the single files that rules on pages look at: all except those of brand, words, prices, sources, addresses, barriers and wording. */
export function screensOf({ singles }: Pick<CheckedContent, 'singles'>) {
  const {
    brand: _brand,
    words: _words,
    prices: _prices,
    sources: _sources,
    addresses: _addresses,
    barriers: _barriers,
    wording: _wording,
    ...screens
  } = singles;
  return Object.values(screens);
}
