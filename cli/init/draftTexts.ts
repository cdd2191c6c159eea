import { fits, searchLengths } from '#cli/resolve/searchLengths.ts';

/**
 * Returns the texts of a page in search results. The title is the first that has the right length, or else the longest. Sentences are added
 * to the description until it is long enough.
 */
export function searchTexts(
  titles: readonly string[],
  sentences: readonly string[],
): { title: string; description: string } {
  const byLength = titles.toSorted((a, b) => b.length - a.length);
  const title = titles.find((one) => fits(one, searchLengths.title)) ?? byLength[0] ?? '';
  const [min, max] = searchLengths.description;
  const description = sentences.reduce((all, sentence) => {
    const longer = all === '' ? sentence : `${all} ${sentence}`;
    return all === '' || (all.length < min && longer.length <= max) ? longer : all;
  }, '');
  return { title: cut(title, searchLengths.title[1]), description: cut(description, max) };
}

/** The facts that decide how long a pattern gets when it is filled. */
export interface PatternFacts {
  agency: string;
  office: string;
  towns: readonly { name: string; county: string }[];
}

/**
 * Returns the patterns of a title or a description whose filled text has the right length in every town, or else all of them. Names count
 * as they are. The full names of a few towns are longer.
 */
export function fittingPatterns(
  kind: keyof typeof searchLengths,
  patterns: readonly string[],
  { agency, office, towns }: PatternFacts,
): string[] {
  const suitable = patterns.filter((pattern) =>
    towns.every(({ name, county }) => {
      const values: Record<string, string> = {
        agency,
        office,
        in_town_full: `in ${name}`,
        place: name === county ? name : `${name}, ${county}`,
        price_from: '£1,000',
      };
      const filled = pattern.replace(/\{\{ (\w+) \}\}/g, (all, key: string) => values[key] ?? all);
      return fits(filled, searchLengths[kind]);
    }),
  );
  return suitable.length > 0 ? suitable : [...patterns];
}

/** Returns a text that is not longer than a limit, with whole words. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, text.lastIndexOf(' ', max)).replace(/[\s,;:|–-]+$/, '');
}
