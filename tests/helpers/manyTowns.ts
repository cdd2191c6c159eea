import { town } from './minimalContent.ts';

/** Returns the files of `count` invented towns in England. Each has its own texts. Their positions are in rows across the country. */
export function manyTowns(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `towns/town-${index}.md`,
      town({
        name: `Town-${index}`,
        region: 'East Midlands',
        county: 'Derbyshire',
        latitude: 51 + Math.floor(index / 8) * 0.3,
        longitude: -3 + (index % 8) * 0.4,
        population: 20_000 + index,
        postcodeArea: 'DE',
        pageSet: 'full',
      }),
    ]),
  );
}
