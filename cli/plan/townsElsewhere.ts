import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { getOrInsertComputed } from '#cli/resolve/getOrInsertComputed.ts';
import { nearestNeighbours } from '#cli/resolve/geography.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
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
  const { towns: all, regions } = getOrInsertComputed(known, context, () => ({
    towns: new Map<TownEntry, Elsewhere>(),
    regions: new Set<string>(),
  }));
  return getOrInsertComputed(all, town, () => {
    const { towns } = context.content.collections;
    const { nation, region } = town.data;
    const inNation = towns.filter((one) => context.facts(one).nation === nation);
    const own = inNation.filter((one) => context.facts(one).region === region);
    const wanted = regions.has(`${nation} ${region}`) ? own : [town];
    regions.add(`${nation} ${region}`);
    for (const [other, found] of nearestOf(wanted, own, context)) {
      if (found.length > 0) all.set(other, { isInRegion: true, towns: found });
    }
    const [alone] = all.has(town) ? [] : nearestOf([town], inNation, context);
    return all.get(town) ?? { isInRegion: false, towns: alone?.[1] ?? [] };
  });
}

/** Returns for each of `towns` the nearest of `among` that its page does not list as near by. */
function nearestOf(
  towns: readonly TownEntry[],
  among: readonly TownEntry[],
  context: SiteContext,
): [TownEntry, TownEntry[]][] {
  const isOwn = new Set(towns);
  const listed = among.map((town) => isOwn.has(town) && new Set(listedNearby(town, context)));
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
    return [[town, others.toSorted((a, b) => (shortName(a.data) < shortName(b.data) ? -1 : 1))]];
  });
}
