import type { Areas, LocationIndex } from './generated/locationIndex.ts';
import { slugOf } from './slugOf.ts';

/** A town in the index of locations. */
export interface IndexedTown {
  slug: string;
  name: string;
  pageSet: 'full' | 'short';
  county: string;
  region: string;
  nation: string;
  postcodeArea?: string | undefined;
}

/** Returns towns, which must be in the order of their sizes, as columns. */
export function packTowns(towns: readonly IndexedTown[]): LocationIndex['towns'] {
  const column = (areaOf: (town: IndexedTown) => string | undefined): Areas => {
    const names = [...new Set(towns.flatMap((town) => areaOf(town) ?? []))];
    const positions = new Map(names.map((name, position) => [name, position]));
    return { names, ofTowns: towns.map((town) => positions.get(areaOf(town) ?? '') ?? -1) };
  };
  return {
    names: towns.map(({ name }) => name),
    slugs: Object.fromEntries(
      towns.flatMap(({ slug, name }, position) =>
        slug === slugOf(name) ? [] : [[position, slug]],
      ),
    ),
    short: towns.flatMap(({ pageSet }, position) => (pageSet === 'short' ? [position] : [])),
    counties: column(({ county }) => county),
    regions: column(({ region }) => region),
    nations: column(({ nation }) => nation),
    postcodeAreas: column(({ postcodeArea }) => postcodeArea),
  };
}

/** Returns the towns of columns, the largest first. */
export function unpackTowns({
  names,
  slugs,
  short,
  counties,
  regions,
  nations,
  postcodeAreas,
}: LocationIndex['towns']): IndexedTown[] {
  const shortSet = new Set(short);
  const areaAt = ({ names: areas, ofTowns }: Areas, position: number) =>
    areas[ofTowns[position] ?? -1];
  return names.map((name, position) => ({
    slug: slugs[position] ?? slugOf(name),
    name,
    pageSet: shortSet.has(position) ? 'short' : 'full',
    county: areaAt(counties, position) ?? '',
    region: areaAt(regions, position) ?? '',
    nation: areaAt(nations, position) ?? '',
    postcodeArea: areaAt(postcodeAreas, position),
  }));
}
