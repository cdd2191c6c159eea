import type { Nation } from '#schemas/town.ts';
import type { Point } from '#cli/resolve/geography.ts';
import type { Problem } from '#cli/model/problem.ts';
import { formatPoint } from '../correctPoint.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import type { Rule } from '../rule.ts';

/** The southern, northern, western and eastern limits of each nation in decimal degrees, islands included, rounded outwards. */
const bounds: Readonly<
  Record<Nation, readonly [south: number, north: number, west: number, east: number]>
> = {
  England: [49.8, 55.9, -6.5, 1.9],
  Scotland: [54.6, 60.9, -8.7, -0.7],
  Wales: [51.3, 53.5, -5.4, -2.6],
  'Northern Ireland': [54.0, 55.4, -8.2, -5.4],
};

const nationsWithOneRegion: Readonly<Record<string, Nation>> = {
  Scotland: 'Scotland',
  Wales: 'Wales',
  'Northern Ireland': 'Northern Ireland',
};

/** A town lists no sector twice. In the United Kingdom it is within its nation, and its region belongs to the nation. */
export const townsAreInTheUk: Rule = ({ content }) => {
  const isUk = isInUnitedKingdom(content);
  return content.collections.towns.flatMap(({ file, data }) => {
    const problems: Problem[] = [];
    const { latitude, longitude, nation, region, sectors } = data;
    const expected = nationOf(region);
    // If the region and the point agree, the nation is wrong, and that alone is reported.
    const isNationWrong = expected !== nation && isInNation(data, expected);
    if (isUk && !isNationWrong && !isInNation(data, nation)) {
      const swapped = { latitude: longitude, longitude: latitude };
      const suggestion = isInNation(swapped, nation) && { suggestion: formatPoint(swapped) };
      const args = { latitude, longitude, nation, ...suggestion };
      problems.push({ code: 'town-outside-uk', args, at: { file, path: ['latitude'] } });
    }
    if (isUk && expected !== nation) {
      const args = { region, nation, expected };
      problems.push({ code: 'town-nation-mismatch', args, at: { file, path: ['region'] } });
    }
    sectors.forEach(({ sector }, index) => {
      const first = sectors.findIndex((other) => other.sector === sector);
      if (first === index) return;
      problems.push({
        code: 'town-sector-repeated',
        args: { sector },
        at: { file, path: ['sectors', index, 'sector'] },
        related: [{ file, path: ['sectors', first, 'sector'] }],
      });
    });
    return problems;
  });
};

/** Returns whether a point is within the limits of a nation of the United Kingdom. The limits of other nations are not known. */
export function isInNation({ latitude, longitude }: Point, nation: Nation): boolean {
  const limits = bounds[nation];
  if (!limits) return true;
  const [south, north, west, east] = limits;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Returns the nation of the United Kingdom that a region belongs to. */
export function nationOf(region: string): Nation {
  return nationsWithOneRegion[region] ?? 'England';
}
