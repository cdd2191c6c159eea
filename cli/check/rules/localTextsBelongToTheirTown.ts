import { slugOf } from '#schemas/slugOf.ts';
import { monthNames, weekdayNames } from '#cli/load/calendarNames.ts';
import { shortName } from '#cli/resolve/locationVariables.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import type { Town } from '#schemas/town.ts';
import { otherTownsHere } from '../otherTownsHere.ts';
import type { Rule } from '../rule.ts';
import { unfolded } from '../unfolded.ts';

/**
 * Local texts belong to a town that exists, name a place in it, say "here in" of no other town, do not start with another town without a word
 * of their own, and contain every name that the file lists for the next check.
 */
export const localTextsBelongToTheirTown: Rule = ({ content }) => {
  const { towns } = content.collections;
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  return content.collections.local.flatMap(({ slug, file, data, isPartial }): Problem[] => {
    const entry = bySlug.get(slug);
    const town = entry?.data;
    const isKnown = content.names.towns.has(slug);
    const suggestion = isKnown ? undefined : townMeant(slug, content);
    const texts = Object.entries(data.services).map(
      ([service, text]) => [service, unfolded(text)] as const,
    );
    const own = [...(town ? [town.name, shortName(town)] : []), ...data.names];
    const other = town && namedInstead(town, texts, content);
    const [first = ''] = Object.keys(data.services);
    return [
      ...(other && town
        ? [
            {
              code: 'local-text-placeless' as const,
              args: { service: first, town: shortName(town), other },
              at: { file, path: ['services', first], on: 'key' as const },
            },
          ]
        : []),
      ...(isKnown
        ? []
        : [
            {
              code: 'local-town-unknown' as const,
              args: { found: slug, ...(suggestion && { suggestion }) },
              at: { file, line: 1, column: 1 },
            },
          ]),
      ...(entry && other === undefined
        ? otherTownsHere(
            entry,
            texts.map(([service, text]) => ({
              text,
              at: { file, path: ['services', service] },
              placeless: !own.some((name) => text.includes(name)),
            })),
            towns,
          )
        : []),
      ...data.names.flatMap((found, index): Problem[] =>
        isPartial || texts.some(([, text]) => text.includes(found))
          ? []
          : [{ code: 'local-name-unused', args: { found }, at: { file, path: ['names', index] } }],
      ),
      ...texts.flatMap(([service, text]): Problem[] =>
        other !== undefined || namesAPlace(text, own)
          ? []
          : [
              {
                code: 'local-text-placeless',
                args: { service, town: town ? shortName(town) : slug },
                at: { file, path: ['services', service], on: 'key' },
              },
            ],
      ),
    ];
  });
};

/**
 * Returns the slug of the town that the name of a file stands for: a town that has that name under another slug, because its file was renamed,
 * or one whose slug is similar. A town with local texts of its own is not meant.
 */
function townMeant(slug: string, { collections, names }: CheckedContent): string | undefined {
  const isFree = (town: string) => !names.local.has(town);
  const renamed = collections.towns.find(
    (town) => isFree(town.slug) && slugOf(town.data.name) === slug,
  );
  return renamed?.slug ?? suggest(slug, [...names.towns].filter(isFree));
}

/** The number of times that texts name a town that they are probably about. */
const OFTEN = 3;

/**
 * Returns the town that texts name often although they name their own once at most, as after a file was renamed over another. A copy of
 * texts that exist has a finding of its own.
 */
function namedInstead(
  own: Town,
  texts: readonly (readonly [service: string, text: string])[],
  { collections, names }: CheckedContent,
): string | undefined {
  const all = texts.map(([, text]) => text).join(' ');
  const mentions = all.split(shortName(own)).length - 1;
  if (mentions > 1) return undefined;
  const other = collections.towns.find(({ slug, data }) => {
    const name = shortName(data);
    if (slug === own.partOf || names.local.has(slug) || !all.includes(name)) return false;
    const pattern = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'gu');
    return (all.match(pattern) ?? []).length >= (mentions + 1) * OFTEN;
  });
  return other && shortName(other.data);
}

/** Returns whether a text has one of `own` names, or a name in the middle of a sentence that may be that of a street or a district. */
function namesAPlace(text: string, own: readonly string[]): boolean {
  if (own.some((name) => text.includes(name))) return true;
  const names = text.match(/(?<=[\p{L}\p{N},;:()'"–-] )\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => !namesOfTimes.has(name));
}

/** Names that sentences about any town may contain. */
const namesOfTimes: ReadonlySet<string> = new Set([
  ...monthNames,
  ...weekdayNames.flatMap((name) => [name, `${name}s`]),
  ...['Christmas', 'Easter', 'Google', 'English', 'Companies', 'House'],
]);
