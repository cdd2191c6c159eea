import type { Problem } from '#cli/model/problem.ts';
import { plainText } from '#cli/body/plainText.ts';
import type { SharedText } from '#cli/resolve/sharedParts.ts';
import type { Wording } from '#schemas/wording.ts';
import type { Nation } from '#schemas/town.ts';
import { locationPages } from '../locationPages.ts';
import type { LocationRule } from '../rule.ts';

/**
 * The pages of a town name no law, body or scheme of another nation. The terms are in `content/wording.yaml`. A text is reported once
 * for each term, with the first page on which it is out of place.
 */
export const nationTermsAreAtHome: LocationRule = (context) => {
  const { wording } = context.content.singles;
  if (!wording) return [];
  const termsIn = termFinder(wording.data);
  const found = new Map<string, Problem & { code: 'nation-term' }>();
  const judge = (text: string, nation: Nation, path: string, at: Problem['at'], isOwn: boolean) => {
    for (const [term, nations] of termsIn(text)) {
      if (nations.includes(nation)) continue;
      const key = JSON.stringify([at, term]);
      const known = found.get(key);
      if (known) known.args.more += 1;
      else {
        const args = { term, belongs: nations, nation, path, more: 0, isOwn };
        found.set(key, { code: 'nation-term', args, at });
      }
    }
  };
  const judgePart = ({ file, path, text = '' }: SharedText, nation: Nation, page: string) =>
    judge(text, nation, page, { file, path }, false);

  for (const { town, path, phrasings, sectorTexts } of locationPages(context)) {
    for (const part of phrasings) judgePart(part, town.data.nation, path);
    for (const part of sectorTexts) judgePart(part, town.data.nation, path);
  }
  for (const { slug, file, bodyLine, data, markdown } of context.towns) {
    const path = `/locations/${slug}`;
    judge(plainText(markdown.tree), data.nation, path, { file, line: bodyLine, column: 1 }, true);
    data.sectors.forEach(({ note }, index) =>
      judge(note, data.nation, path, { file, path: ['sectors', index, 'note'] }, true),
    );
  }
  return [...found.values()];
};

type NationTerms = readonly (readonly [term: string, nations: readonly Nation[]])[];

/** Returns a function that finds the terms in a text. It remembers what it found, because many pages share a text. */
function termFinder({ nationTerms }: Wording): (text: string) => NationTerms {
  const nationsOf = new Map(
    nationTerms.flatMap(({ nations, terms }) => terms.map((term) => [term, nations] as const)),
  );
  // The longest term comes first, so that "Care Inspectorate Wales" is not taken for "Care Inspectorate".
  const terms = [...nationsOf.keys()].toSorted((a, b) => b.length - a.length);
  if (terms.length === 0) return () => [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${terms.map((term) => RegExp.escape(term)).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
  const known = new Map<string, NationTerms>();
  return (text) => {
    let found = known.get(text);
    if (!found) {
      const names = new Set(text.match(pattern));
      found = [...names].map((term) => [term, nationsOf.get(term) ?? []] as const);
      known.set(text, found);
    }
    return found;
  };
}
