import type { CheckedContent } from '#cli/model/content.ts';
import type { Site } from '#schemas/site.ts';
import { isTypo } from './isTypo.ts';
import type { StatedFact } from './statedFact.ts';

/** Returns the name of the agency and the names of its people, which texts may misspell. */
export function nameFacts({ collections }: CheckedContent, { name }: Site): StatedFact[] {
  const people = collections.people.map(({ data }) => data.name);
  const others = [
    ...people,
    ...collections.testimonials.flatMap(({ data }) => [data.name, data.company]),
    ...collections.caseStudies.flatMap(({ data }) => [data.client, data.quote?.name ?? '']),
    ...collections.towns.map(({ data }) => data.name),
  ];
  return [
    ...(/^\p{Lu}[\p{L}\d]+$/u.test(name) ? wordFacts(name, others) : []),
    ...fullNameFacts('content/people/', people, new Set(others)),
  ];
}

/**
 * Returns the names that one file has in a field of its own and its texts may misspell: the client of a case study and the person that it
 * quotes, and the person and company of a testimonial; and the person for whom visitors should ask. Returns the facts by the path of the file.
 */
export function ownNameFacts(content: CheckedContent): ReadonlyMap<string, readonly StatedFact[]> {
  const { caseStudies, testimonials, people } = content.collections;
  const names = [
    ...caseStudies.map(({ file, data }) => ({
      file,
      fields: { client: data.client, 'quote.name': data.quote?.name },
    })),
    ...testimonials.map(({ file, data }) => ({
      file,
      fields: { name: data.name, company: data.company },
    })),
  ];
  const known = new Set([
    ...people.map(({ data }) => data.name),
    ...names.flatMap(({ fields }) => Object.values(fields).filter((name) => name !== undefined)),
  ]);
  return new Map([
    ...askedFacts(content),
    ...names.map(({ file, fields }): [string, StatedFact[]] => [
      file,
      Object.entries(fields).flatMap(([field, name]) =>
        name === undefined
          ? []
          : [
              ...fullNameFacts(`"${field}" in ${file}`, [name], known),
              ...andFacts(`"${field}" in ${file}`, name),
            ],
      ),
    ]),
  ]);
}

/** Returns the facts that find "Ask for Ada" in the file of another person, by the path of the file. */
function askedFacts({ collections: { people } }: CheckedContent): [string, StatedFact[]][] {
  const firstOf = (name: string) => name.split(' ')[0] ?? '';
  return people.map(({ file, data }) => {
    const own = firstOf(data.name);
    const others = people.map((person) => firstOf(person.data.name)).filter((name) => name !== own);
    const names = others.map((name) => RegExp.escape(name)).join('|');
    const fact = {
      source: `"name" in ${file}`,
      // Another person may be named beside this one.
      pattern: new RegExp(
        `^Ask for (?<found>${names})${AFTER}(?!.*\\b(?:her|him|them|${RegExp.escape(own)})\\b)`,
        'gu',
      ),
      correct: () => own,
    };
    return [file, others.length > 0 ? [fact] : []];
  });
}

/** Returns facts that find a name of one word with other capitals, as two words, or with a letter wrong. */
function wordFacts(name: string, others: readonly string[]): StatedFact[] {
  const key = name.toLowerCase();
  const taken = new Set(others.flatMap((other) => other.toLowerCase().split(/[^\p{L}]+/u)));
  const source = '"name" in content/site.yaml';
  const facts: StatedFact[] = [
    {
      source,
      isName: true,
      pattern: new RegExp(`${BEFORE}(?<found>\\p{Lu}\\p{L}+)${AFTER}`, 'gu'),
      correct(found) {
        const other = found.toLowerCase();
        // A heading may be in capitals.
        if (found === name || found === found.toUpperCase()) return undefined;
        if (other === key) return name;
        // Short names and their plurals are words of their own.
        const isLong = name.length > 6 && other[0] === key[0] && other.length > 6;
        const isOther = taken.has(other) || other === `${key}s`;
        return isLong && !isOther && isTypo(other, key) ? name : undefined;
      },
    },
  ];
  const halves = Array.from({ length: Math.max(0, name.length - 5) }, (_, index) => {
    const [first, second] = [name.slice(0, index + 3), name.slice(index + 3)];
    return `${first}[ -](?:${second}|${second[0]?.toUpperCase()}${second.slice(1)})`;
  });
  if (halves.length > 0) {
    facts.push({
      source,
      isName: true,
      pattern: new RegExp(`${BEFORE}(?<found>${halves.join('|')})${AFTER}`, 'gu'),
      correct: () => name,
    });
  }
  return facts;
}

/** Returns facts that find names of two to four words, of which one has a letter wrong. A plural is a word of its own. */
function fullNameFacts(
  source: string,
  names: readonly string[],
  known: ReadonlySet<string>,
): StatedFact[] {
  return names.flatMap((name): StatedFact[] => {
    const words = name.split(' ');
    if (words.length < 2 || words.length > 4) return [];
    const forms = words.map((_, index) =>
      words
        .map((word, other) => (other === index ? '\\p{Lu}[\\p{L}-]+' : RegExp.escape(word)))
        .join('[ ]'),
    );
    return [
      {
        source,
        isName: true,
        pattern: new RegExp(`${BEFORE}(?<found>${forms.join('|')})${AFTER}`, 'gu'),
        correct(found) {
          if (known.has(found)) return undefined;
          const other = found.split(' ').findIndex((word, index) => word !== words[index]);
          const [wrong = '', right = ''] = [found.split(' ')[other], words[other]];
          const isPlural = wrong === `${right}s` || right === `${wrong}s`;
          return right.length > 3 && !isPlural && isTypo(wrong, right) ? name : undefined;
        },
      },
    ];
  });
}

/**
 * Returns a fact that finds "Arkle and Dunn" for "Arkle & Dunn Castings", or the other way round. A plural verb after the names shows that
 * two people are meant, not the firm.
 */
function andFacts(source: string, name: string): StatedFact[] {
  const [right, first = '', sign, second = ''] =
    /(\p{Lu}[\p{L}’'-]+) (&|and) (\p{Lu}[\p{L}’'-]+)/u.exec(name) ?? [];
  if (right === undefined) return [];
  const found = [first, sign === '&' ? 'and' : '&', second].map(RegExp.escape).join('[ ]');
  return [
    {
      source,
      isName: true,
      pattern: new RegExp(`${BEFORE}(?<found>${found})${AFTER}(?! (?:are|were|have|met)\\b)`, 'gu'),
      correct: () => right,
    },
  ];
}

/** A name is no part of an address or of a longer word. */
const BEFORE = '(?<![\\p{L}\\d@./_-])';
const AFTER = '(?![\\p{L}\\d@_]|[.-]\\p{L})';
