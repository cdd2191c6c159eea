import type { TownEntry } from '#cli/model/content.ts';
import type { TownFacts } from '#cli/model/townFacts.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { getOrInsertComputed } from '#cli/resolve/getOrInsertComputed.ts';
import { nearestNeighbours } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { listedNearby } from './planNearby.ts';

/** The number of further towns on a page. */
const COUNT = 18;

/** The further towns on the page of a town, in the order of their names, and whether they are of its region. */
interface Elsewhere {
  isInRegion: boolean;
  towns: TownEntry[];
}

/** The towns that have been found for a site. */
interface Found {
  /** The towns of each nation, and of each region of it. */
  inNation: ReadonlyMap<string, readonly TownEntry[]>;
  inRegion: ReadonlyMap<string, readonly TownEntry[]>;
  towns: Map<TownEntry, Elsewhere>;
  /** The regions whose towns have been requested. */
  regions: Set<string>;
}

const known = new WeakMap<SiteContext, Found>();

/**
 * Returns further towns of the region of a town: the nearest ones, in the order of their names. Towns that its page lists as near by are left
 * out. If those are the whole region, as on the page of London, the towns are of the nation. The second time that a town of a region is asked for,
 * those of all its towns are found, which takes less time than one by one. A build after a change asks for few towns.
 */
export function townsElsewhere(town: TownEntry, context: SiteContext): Elsewhere {
  const found = getOrInsertComputed(known, context, () => groupsOf(context));
  const { towns: all, regions } = found;
  return getOrInsertComputed(all, town, () => {
    const region = regionOf(town.data);
    const own = found.inRegion.get(region) ?? [];
    const wanted = regions.has(region) ? own : [town];
    regions.add(region);
    for (const [other, towns] of nearestOf(wanted, own, context)) {
      if (towns.length > 0) all.set(other, { isInRegion: true, towns });
    }
    const inNation = found.inNation.get(town.data.nation) ?? [];
    const [alone] = all.has(town) ? [] : nearestOf([town], inNation, context);
    return all.get(town) ?? { isInRegion: false, towns: alone?.[1] ?? [] };
  });
}

function groupsOf({ content, facts }: SiteContext): Found {
  const { towns } = content.collections;
  return {
    inNation: Map.groupBy(towns, (town) => facts(town).nation),
    inRegion: Map.groupBy(towns, (town) => regionOf(facts(town))),
    towns: new Map(),
    regions: new Set(),
  };
}

function regionOf({ nation, region }: Pick<TownFacts, 'nation' | 'region'>): string {
  return `${nation} ${region}`;
}

/** Returns for each of `towns` the nearest of `among` that its page does not list as near by. */
function nearestOf(
  towns: readonly TownEntry[],
  among: readonly TownEntry[],
  context: SiteContext,
): [TownEntry, TownEntry[]][] {
  const isOwn = new Set(towns);
  const listed = among.map((town) => isOwn.has(town) && new Set(listedNearby(town, context)));
  const { compare } = localeFormats(context.layout.site);
  const nearest = nearestNeighbours(
    among.map(({ data }) => data),
    { count: COUNT, isWanted: (index) => Boolean(listed[index]) },
    (from, to) => {
      const [own, other] = [listed[from], among[to]];
      return !own || !other || own.has(other);
    },
  );
  return among.flatMap((town, index): [TownEntry, TownEntry[]][] => {
    if (!isOwn.has(town)) return [];
    const others = (nearest[index] ?? []).flatMap((to) => among[to] ?? []);
    return [[town, others.toSorted((a, b) => compare(shortName(a.data), shortName(b.data)))]];
  });
}
