import type { TownEntry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';

/**
 * Returns the problems of texts about a town that say "here in" of another one of `towns`, as copied texts do. A part of a city may be "here in"
 * the city. A text that names neither its town nor a place in it, which is `placeless`, does not start with "In" and another town either.
 */
export function otherTownsHere(
  town: TownEntry,
  texts: readonly { text: string; at: Spot; placeless?: boolean }[],
  towns: readonly TownEntry[],
): Problem[] {
  return texts.flatMap(({ text, at, placeless = false }) =>
    [...text.matchAll(HERE_IN), ...(placeless ? text.matchAll(START) : [])].flatMap(
      ([found, name = '']): Problem[] => {
        const other = towns.find(({ data }) => shortName(data) === name);
        if (!other || isSamePlace(town, other)) return [];
        const expected = found.replace(name, () => shortName(town.data));
        const args = { found, source: `"name" in ${town.file}`, expected };
        return [
          { code: 'fact-contradicted', args, at: 'path' in at ? { ...at, words: found } : at },
        ];
      },
    ),
  );
}

const NAME = "(\\p{Lu}[\\p{L}’'-]*(?: (?:upon |on |le )?\\p{Lu}[\\p{L}’'-]*)*)";

/** The name of a place after "here in". The words of others are in quotation marks. */
const HERE_IN = new RegExp(`(?<!["“])\\b[Hh]ere\\s+in\\s+${NAME}`, 'gu');

/** The name of a place in the first words of a text, such as "In Leeds,". */
const START = new RegExp(`^In\\s+${NAME}(?=,)`, 'gu');

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
