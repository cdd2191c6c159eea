import { NUMBER, readNumber, writeNumber } from '#cli/resolve/readNumber.ts';
import type { Site } from '#schemas/site.ts';
import { fieldOf, OWN_WORDS, ROUGHLY } from './statedFact.ts';
import type { StatedFact } from './statedFact.ts';

/** Returns the facts about the age of the agency. */
export function ageFacts(site: Site, today: string): StatedFact[] {
  return [...yearFacts(site, today), ...ownAgeFacts(site, today)];
}

/** Returns the facts of the screens about the year of the foundation and the years since then. */
export function yearFacts({ founded, name }: Site, today: string): StatedFact[] {
  if (founded === undefined) return [];
  const year = founded.slice(0, 4);
  const age = Number(today.slice(0, 4)) - Number(year);
  return [
    {
      source: fieldOf('founded'),
      only: 'screens',
      pattern: new RegExp(
        `\\b(?<found>(?:since${notOfOthersSince(name)}|(?:founded|established|started|set up) in) (?<value>(?:19|20)\\d\\d))\\b`,
        'giu',
      ),
      correct: (found) => (found === year ? undefined : year),
    },
    {
      source: fieldOf('founded'),
      only: 'screens',
      // The years of experience are those of one person, or of several together.
      pattern: new RegExp(
        `\\b(?<found>(?<value>${NUMBER})\\+? years (?:in business|of trading)|(?<value>\\d+)\\+ years|(?<=\\bwe(?: have|(?:'|’)ve) [^.;:"“]{0,80}?)for ${ROUGHLY}(?<value>${NUMBER}) years)\\b(?!['’]| (?:old|ago|between|of)\\b|(?: [\\p{L}-]+){0,4}? (?:experience|industry|trade)\\b)`,
        'giu',
      ),
      correct: (found) => (readNumber(found) <= age ? undefined : writeNumber(age, found)),
    },
  ];
}

/** Returns a pattern that fails after the "since" of something else: a law, one person, or what the agency became later. */
function notOfOthersSince(name: string): string {
  const agency = `(?:${RegExp.escape(name)}|agency|company|studio)`;
  return [
    `(?!(?<=(?:^|[.!?] )since) \\d{4}, (?!(?:we|our|the ${agency}|${agency})\\b))`,
    `(?<!(?<!\\b${agency} )\\bhas [^.;:!?]{0,80}since)`,
    `(?<!\\bbeen an? [^.;:!?]{0,60}since)`,
  ].join('');
}

/**
 * Whole sentences about the age of the agency in files other than the screens. "We started in 2019" may be about a service, so a year after
 * the foundation counts only with the agency as the subject.
 */
function ownAgeFacts({ founded, name }: Site, today: string): StatedFact[] {
  if (founded === undefined) return [];
  const year = founded.slice(0, 4);
  const age = Number(today.slice(0, 4)) - Number(year);
  const agency = `(?:The agency|Our (?:agency|company|studio)|(?<=^|[.!?] )${RegExp.escape(name)})`;
  const source = fieldOf('founded');
  const verbs = '(?:(?:was|were) )?(?:founded|established|started|set up)';
  const end = '(?=[.!]|$)';
  return [
    {
      source,
      only: 'others',
      pattern: new RegExp(
        `${OWN_WORDS}(?<found>${agency} ${verbs} in (?<value>(?:19|20)\\d\\d))${end}`,
        'gu',
      ),
      correct: (found) => (found === year ? undefined : year),
    },
    {
      source,
      only: 'others',
      pattern: new RegExp(
        `${OWN_WORDS}(?<found>We ${verbs} in (?<value>(?:19|20)\\d\\d))${end}`,
        'gu',
      ),
      correct: (found) => (found < year ? year : undefined),
    },
    {
      source,
      only: 'others',
      pattern: new RegExp(
        `${OWN_WORDS}We(?: have|['’]ve) been (?<found>in business for ${ROUGHLY}(?<value>${NUMBER}) years)${end}`,
        'gu',
      ),
      correct: (found) => (readNumber(found) <= age ? undefined : writeNumber(age, found)),
    },
  ];
}
