import {
  sampleProofVariables,
  sampleVariables,
  shortName,
} from '#cli/resolve/locationVariables.ts';
import type { FindingArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { visitTexts } from '../textFields.ts';

/** Patterns name the town with a variable, because many towns share them, and do not repeat a word that the value of a variable contains. */
export const patternsSuitEveryTown: Rule = ({ content }) => {
  // Patterns may name the city of the office. If that is not known, every name may be that of the city.
  const office = content.singles.site?.data.office.city;
  const names =
    office === undefined
      ? []
      : content.collections.towns.flatMap(({ data }) => [data.name, shortName(data)]);
  const towns = new Set(names.filter((name) => name !== office));
  const problems: Problem[] = [];
  visitTexts(content, ({ entry: { file }, value, path, isPattern, variables }) => {
    if (!isPattern || variables) return;
    const typed = typedTown(value, towns);
    if (typed) {
      const at = { file, path: path(), words: typed.found };
      problems.push({ code: 'pattern-town', args: typed, at });
    }
    const repeated = repeatedWord(value);
    if (repeated) {
      const at = { file, path: path(), words: repeated.found };
      problems.push({ code: 'word-repeated', args: repeated, at });
    }
  });
  return problems;
};

/** Towns whose name is also a word that opens sentences. */
const WORDS: ReadonlySet<string> = new Set(['Barking', 'Bath', 'Deal', 'Reading', 'Sale', 'Wells']);

/** Returns the name of a town that a pattern has in full, with the variable for it. */
function typedTown(
  pattern: string,
  towns: ReadonlySet<string>,
): { found: string; write: string } | undefined {
  const text = pattern.replaceAll(/\{\{.*?\}\}|\{%.*?%\}/gs, (tag) => '_'.repeat(tag.length));
  for (const { 0: words, index } of text.matchAll(NAME)) {
    // "Sutton in Ashfield" is a name, and "Firms in Hull" only ends with one.
    const starts = [0, ...[...words.matchAll(AFTER_IN)].map((match) => match.index)];
    for (const start of starts) {
      const town = longestIn(words.slice(start), towns);
      if (town === undefined) continue;
      const before = text.slice(0, index + start);
      if (WORDS.has(town) && /(?:^|[.!?:]\s+)$/.test(before)) continue;
      const [word] = /\bin $/i.exec(before) ?? [];
      if (word === undefined) return { found: town, write: '{{ town }}' };
      const write = word === 'in ' ? '{{ in_town }}' : '{{ in_town | capitalize }}';
      return { found: `${word}${town}`, write };
    }
  }
  return undefined;
}

/** Matches words that start with a capital letter, such as "Milton Keynes" and "Stoke-on-Trent". */
const NAME = /\b\p{Lu}[\p{L}’'-]+(?: (?:upon|on|of|by|the|in|\p{Lu})[\p{L}’'-]*)*/gu;

/** Matches the places after "in" where a name starts. */
const AFTER_IN = /(?<=(?:^In| in) )\p{Lu}/gu;

/** Returns the longest name with which some words start. */
function longestIn(words: string, names: ReadonlySet<string>): string | undefined {
  const parts = words.replace(/['’]s?$/, '').split(' ');
  for (let count = parts.length; count > 0; count--) {
    const name = parts
      .slice(0, count)
      .join(' ')
      .replace(/['’]s?$/, '');
    if (names.has(name)) return name;
  }
  return undefined;
}

/**
 * Returns a word or sign beside a variable whose value has it too: "in {{ in_town }}", "£{{ price_from }}" or "{{ town_possessive }}'s".
 */
function repeatedWord(pattern: string): FindingArgs['word-repeated'] | undefined {
  for (const [found, word = '', variable = ''] of pattern.matchAll(BEFORE_VARIABLE)) {
    const value = samples[variable] ?? '';
    const first = FIRST_WORDS[variable] ?? value.split(' ')[0];
    if (value.includes(' ') && word.toLowerCase() === first?.toLowerCase()) {
      return { found, word, variable };
    }
  }
  for (const [found, word = '', variable = ''] of pattern.matchAll(SIGN_BEFORE)) {
    if (/^\p{Sc}/u.test(samples[variable] ?? '')) return { found, word, variable };
  }
  for (const [found, variable = '', word = ''] of pattern.matchAll(ENDING_AFTER)) {
    if (/'s?$/.test(samples[variable] ?? '')) return { found, word, variable };
  }
  return undefined;
}

const BEFORE_VARIABLE = /\b(\p{L}+)\s+\{\{-?\s*(\w+)[^}]*\}\}/gu;

const SIGN_BEFORE = /(\p{Sc})\s*\{\{-?\s*(\w+)[^}]*\}\}/gu;

const ENDING_AFTER = /\{\{-?\s*(\w+)[^}]*\}\}(['’]s?)(?!\p{L})/gu;

const samples: Readonly<Record<string, string>> = { ...sampleVariables, ...sampleProofVariables };

/** The first word that a value has in some towns, if the sample does not show it. */
const FIRST_WORDS: Readonly<Record<string, string>> = { the_region: 'the' };
