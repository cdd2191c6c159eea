import type { TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
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

/** The further towns of each town. They are inputs of pages, so each build needs those of all towns. */
const known = new WeakMap<SiteContext, ReadonlyMap<TownEntry, Elsewhere>>();

/**
 * Returns further towns of the region of a town: the nearest ones, in the order of their names. Towns that its page lists as near by are left
 * out. If those are the whole region, as on the page of London, the towns are of the nation.
 */
export function townsElsewhere(town: TownEntry, context: SiteContext): Elsewhere {
  let all = known.get(context);
  if (!all) {
    all = elsewhereOfAll(context);
    known.set(context, all);
  }
  return all.get(town) ?? { isInRegion: false, towns: [] };
}

function elsewhereOfAll(context: SiteContext): Map<TownEntry, Elsewhere> {
  const { towns } = context.content.collections;
  const regions = Map.groupBy(towns, ({ data }) => `${data.nation}/${data.region}`);
  const found = new Map<TownEntry, Elsewhere>();
  for (const region of regions.values()) {
    for (const [town, others] of nearestOf(region, region, context)) {
      found.set(town, { isInRegion: true, towns: others });
    }
  }
  const alone = towns.filter((town) => found.get(town)?.towns.length === 0);
  const nations = Map.groupBy(towns, ({ data }) => data.nation);
  for (const [nation, own] of Map.groupBy(alone, ({ data }) => data.nation)) {
    for (const [town, others] of nearestOf(own, nations.get(nation) ?? [], context)) {
      found.set(town, { isInRegion: false, towns: others });
    }
  }
  return found;
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
