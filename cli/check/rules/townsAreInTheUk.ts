import type { Nation, Region } from '#schemas/town.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The southern, northern, western and eastern limits of each nation in decimal degrees, islands included, rounded outwards. */
const bounds: Record<Nation, [south: number, north: number, west: number, east: number]> = {
  England: [49.8, 55.9, -6.5, 1.9],
  Scotland: [54.6, 60.9, -8.7, -0.7],
  Wales: [51.3, 53.5, -5.4, -2.6],
  'Northern Ireland': [54.0, 55.4, -8.2, -5.4],
};

const nationsWithOneRegion: Partial<Record<Region, Nation>> = {
  Scotland: 'Scotland',
  Wales: 'Wales',
  'Northern Ireland': 'Northern Ireland',
};

/** A town is within its nation, its region belongs to the nation, and it lists no sector twice. */
export const townsAreInTheUk: Rule = ({ content }) =>
  content.collections.towns.flatMap(({ file, data }) => {
    const problems: Problem[] = [];
    const { latitude, longitude, nation, region, sectors } = data;
    const [south, north, west, east] = bounds[nation];
    if (latitude < south || latitude > north || longitude < west || longitude > east) {
      const args = { latitude, longitude, nation };
      problems.push({ code: 'town-outside-uk', args, at: { file, path: ['latitude'] } });
    }
    const expected = nationsWithOneRegion[region] ?? 'England';
    if (expected !== nation) {
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
