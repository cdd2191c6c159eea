import type { TownEntry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';

/**
 * Returns the problems of texts about a town that say "here in" of another one of `towns`, as copied texts do. A part of a city may be "here in"
 * the city.
 */
export function otherTownsHere(
  town: TownEntry,
  texts: readonly { text: string; at: Spot }[],
  towns: readonly TownEntry[],
): Problem[] {
  return texts.flatMap(({ text, at }) =>
    [...text.matchAll(HERE_IN)].flatMap(([found, name = '']): Problem[] => {
      const other = towns.find(({ data }) => shortName(data) === name);
      if (!other || isSamePlace(town, other)) return [];
      const expected = found.replace(name, () => shortName(town.data));
      const args = { found, source: `"name" in ${town.file}`, expected };
      return [{ code: 'fact-contradicted', args, at: 'path' in at ? { ...at, words: found } : at }];
    }),
  );
}

/** The name of a place after "here in". The words of others are in quotation marks. */
const HERE_IN =
  /(?<!["“])\b[Hh]ere\s+in\s+(\p{Lu}[\p{L}’'-]*(?: (?:upon |on |le )?\p{Lu}[\p{L}’'-]*)*)/gu;

/** Returns whether two towns are one, or one is a part of the other. A county, a region or a town abroad may have the name of a town. */
function isSamePlace({ slug, data }: TownEntry, other: TownEntry): boolean {
  const name = shortName(other.data);
  return (
    slug === other.slug ||
    data.partOf === other.slug ||
    other.data.partOf === slug ||
    [data.name, data.county, data.region, ...(data.otherNames ?? [])].some((place) =>
      place.includes(name),
    )
  );
}
