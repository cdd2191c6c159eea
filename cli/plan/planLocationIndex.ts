import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import { packTowns } from '#schemas/packedTowns.ts';
import type { IndexedTown } from '#schemas/packedTowns.ts';
import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';

/** Plans the index in which the not-found page and the search look up towns and their pages. */
export function planLocationIndex({ content, towns }: SiteContext): LocationIndex {
  const { services, variants } = content.collections;
  const ofService = new Map(
    [...Map.groupBy(variants, ({ data }) => data.service)].map(([service, own]) => [
      service,
      setsOf(own),
    ]),
  );
  const bySize = towns.toSorted((a, b) => b.data.population - a.data.population);
  const index: LocationIndex = {
    towns: packTowns(bySize.map(indexedTown)),
    aliases: {},
    otherNames: {},
    variants: {},
    labels: Object.fromEntries(variants.map(({ slug, data }) => [slug, data.linkText])),
  };
  for (const { slug, data } of towns) {
    for (const alias of data.aliases ?? []) index.aliases[lastStep(alias)] = slug;
    if (data.otherNames) index.otherNames[slug] = data.otherNames;
  }
  for (const { slug, data } of services) {
    const sets = ofService.get(slug);
    if (!sets) continue;
    for (const name of [slug, ...(data.aliases ?? []).map(lastStep)]) index.variants[name] = sets;
  }
  // The name of a variant is set last, so that it stands for the variant even if a service has the same name.
  for (const { slug, data } of variants) {
    const short = ofService.get(data.service)?.short ?? slug;
    index.variants[slug] = { full: slug, short };
  }
  return index;
}

function indexedTown({ slug, data }: TownEntry): IndexedTown {
  const { name, pageSet, county, region, nation, postcodeArea } = data;
  return {
    slug,
    name,
    pageSet: pageSet === 'short' ? 'short' : 'full',
    county,
    region,
    nation,
    postcodeArea,
  };
}

/** Returns the first variant of a service, and the variant for towns with the short page set. */
function setsOf(own: readonly VariantEntry[]): { full: string; short: string } {
  const byRank = own.toSorted((a, b) => a.data.rank - b.data.rank);
  const first = byRank[0]?.slug ?? '';
  return { full: first, short: byRank.find(({ data }) => data.inShortSet)?.slug ?? first };
}

function lastStep(alias: string): string {
  return alias.slice(alias.lastIndexOf('/') + 1);
}
