import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import type { VariantEntry } from '#cli/model/content.ts';
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
  const index: LocationIndex = {
    towns: towns.map(({ slug, data }) => [
      slug,
      data.name,
      data.pageSet === 'short' ? 'short' : 'full',
    ]),
    aliases: {},
    otherNames: {},
    counties: {},
    regions: {},
    postcodeAreas: {},
    bySize: [...towns.entries()]
      .sort(([, a], [, b]) => b.data.population - a.data.population)
      .map(([position]) => position),
    variants: {},
    labels: Object.fromEntries(variants.map(({ slug, data }) => [slug, data.linkText])),
  };
  towns.forEach(({ data: { county, region, nation, postcodeArea } }, position) => {
    (index.counties[county] ??= []).push(position);
    if (postcodeArea) (index.postcodeAreas[postcodeArea] ??= []).push(position);
    for (const name of new Set([region, nation])) (index.regions[name] ??= []).push(position);
  });
  for (const { slug, data } of towns) {
    for (const alias of data.aliases ?? []) index.aliases[lastStep(alias)] = slug;
    if (data.otherNames) index.otherNames[slug] = data.otherNames;
  }
  for (const { slug, data } of services) {
    const sets = ofService.get(slug);
    if (!sets) continue;
    for (const name of [slug, ...(data.aliases ?? []).map(lastStep)]) index.variants[name] = sets;
  }
  // A variant's own name is set last, so that it stands for the variant even if a service has the same name.
  for (const { slug, data } of variants) {
    const short = ofService.get(data.service)?.short ?? slug;
    index.variants[slug] = { full: slug, short };
  }
  return index;
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
