import { town } from './minimalContent.ts';

/**
 * Returns the files of `count` invented towns in England. Each has its own texts. Their positions are in rows, in the postcode area of
 * Derby.
 */
export function manyTowns(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `towns/town-${index}.md`,
      town({
        name: `Town-${index}`,
        region: 'East Midlands',
        county: 'Derbyshire',
        latitude: 52.75 + Math.floor(index / 20) * 0.01,
        longitude: -1.9 + (index % 20) * 0.03,
        population: 20_000 + index,
        postcodeArea: 'DE',
        pageSet: 'full',
      }),
    ]),
  );
}
