import { plainText } from '#cli/body/plainText.ts';
import { fieldName } from '#cli/load/dataPath.ts';
import type { CollectionEntry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { numbersIn } from '../numbersIn.ts';
import { placeInBody } from '../placeInBody.ts';
import type { Rule } from '../rule.ts';

/**
 * The figures at the top of a case study are also in its outcomes or its text, and the text has none of them with its digits swapped. A figure
 * differs from the one that it gives for the time before the project. The description in search results names no other duration.
 */
export const resultsAgree: Rule = ({ content, texts }) =>
  content.collections.caseStudies.flatMap((study) => {
    const stated = numbersIn(
      [...study.data.outcomes, study.data.summary, plainText(study.markdown.tree)].join(' '),
    );
    const figures = study.data.results ?? [];
    return [
      ...figures.flatMap((_, index) => resultProblems(study, index, stated)),
      ...figures.flatMap((_, index) => swappedProblems(study, index, texts.get(study.file))),
      ...durationProblems(study),
    ];
  });

type CaseStudy = CollectionEntry<'caseStudies'>;

function resultProblems(study: CaseStudy, index: number, stated: ReadonlySet<number>): Problem[] {
  const { file, data } = study;
  const { value, was } = data.results?.[index] ?? {};
  const path = (field: string): DataPath => ['results', index, field];
  if (value !== undefined && value === was) {
    const args = { field: fieldName(path('was')), found: was, kind: 'same' as const };
    const related = [{ file, path: path('value') }];
    return [{ code: 'result-contradicted', args, at: { file, path: path('was') }, related }];
  }
  const unstated = (['value', 'was'] as const).flatMap((field): Problem[] => {
    const found = data.results?.[index]?.[field] ?? '';
    // Texts say "no emails" and "a minute".
    const isStated = [...numbersIn(found)].every((number) => number < 2 || stated.has(number));
    const args = { field: fieldName(path(field)), found, kind: 'unstated' as const };
    return isStated ? [] : [{ code: 'result-contradicted', args, at: { file, path: path(field) } }];
  });
  return unstated.length > 0 ? unstated : outcomeProblems(study, index);
}

/** Finds an outcome that says "from 181 to 63", "from 118 to 36" or "from 63 to 118" although the figure fell from 118 to 63. */
function outcomeProblems({ file, data }: CaseStudy, index: number): Problem[] {
  const { value = '', was } = data.results?.[index] ?? {};
  const [after, ...others] = numbersIn(value);
  const [before, ...othersBefore] = numbersIn(was ?? '');
  if (after === undefined || before === undefined || before < 2) return [];
  // Two numbers in one figure, such as "4 in 40", cannot be distinguished.
  if (others.length + othersBefore.length > 0) return [];
  const numbers = data.outcomes.map((outcome) => numbersIn(outcome));
  const changes = data.outcomes.map(changeIn);
  const isSwapped = (change: Change | undefined) => change?.from === after && change.to === before;
  const agrees = numbers.some(
    (all, index) => all.has(after) && all.has(before) && !isSwapped(changes[index]),
  );
  if (agrees || after === before) return [];
  // "From nine to one" may be about another figure if it names the earlier number alone.
  const isOther = (number: number) =>
    (data.results ?? []).some(
      (result, other) =>
        other !== index && numbersIn(`${result.value} ${result.was ?? ''}`).has(number),
    );
  const wrong = changes.findIndex(
    (change) =>
      change !== undefined &&
      (isSwapped(change) ||
        (change.to === after && change.from !== before) ||
        (change.from === before && change.to !== after && !isOther(change.to))),
  );
  const found = data.outcomes[wrong];
  if (found === undefined || was === undefined) return [];
  const path = ['outcomes', wrong];
  const isWrongValue = changes[wrong]?.from === before;
  const other = ['results', index, isWrongValue ? 'value' : 'was'];
  const args = { field: fieldName(path), found, kind: 'other' as const, other: fieldName(other) };
  return [
    {
      code: 'result-contradicted',
      args: { ...args, expected: isWrongValue ? value : was },
      at: { file, path },
      related: [{ file, path: other }],
    },
  ];
}

/**
 * Finds a figure that the body has with its digits in another order, and in no other way. The sentence has to name what the figure is about, as its
 * label does.
 */
function swappedProblems(study: CaseStudy, index: number, text: string | undefined): Problem[] {
  const { file, data, markdown } = study;
  const body = plainText(markdown.tree);
  const inBody = numbersIn(body);
  const { label = '' } = data.results?.[index] ?? {};
  const about: string[] = label.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (['value', 'was'] as const).flatMap((field): Problem[] => {
    const figure = data.results?.[index]?.[field] ?? '';
    const [number = 0, ...others] = numbersIn(figure);
    if (number < 10 || others.length > 0 || inBody.has(number)) return [];
    const swapped = body
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => isPercentage(sentence) === isPercentage(figure))
      .filter((sentence) => about.some((word) => sentence.toLowerCase().includes(word)))
      .flatMap((sentence) => [...numbersIn(sentence)])
      .find((other) => other >= 10 && digitsOf(other) === digitsOf(number));
    if (swapped === undefined) return [];
    const path = ['results', index, field];
    const args = { field: fieldName(path), found: String(swapped), kind: 'swapped' as const };
    return [
      {
        code: 'result-contradicted',
        args: { ...args, expected: figure },
        at: placeInBody(study, text, swapped.toLocaleString('en-GB')),
        related: [{ file, path }],
      },
    ];
  });
}

function isPercentage(text: string): boolean {
  return /%|\bper ?cent\b/.test(text);
}

/** Returns the digits of a number in order of their size, without its full stop. */
function digitsOf(number: number): string {
  return [...String(number)]
    .filter((sign) => sign !== '.')
    .toSorted()
    .join('');
}

interface Change {
  from: number;
  to: number;
}

/** Returns the two numbers of "from 118 to 63" and "from five working days to two"; `undefined` if a text has no such pair, or more than one. */
function changeIn(outcome: string): Change | undefined {
  const [, before = '', after = ''] = /\bfrom (.*?) to (\S+ ?\S*)/i.exec(outcome) ?? [];
  const [from, ...others] = numbersIn(before);
  const [to, ...othersAfter] = numbersIn(after);
  if (from === undefined || to === undefined) return undefined;
  return others.length + othersAfter.length > 0 ? undefined : { from, to };
}

/** Finds a description that says "built in five weeks" of a project that took seven. */
function durationProblems({ file, data }: CaseStudy): Problem[] {
  const [, found, unit = ''] = BUILT_IN.exec(data.search.description) ?? [];
  if (found === undefined || !data.duration.includes(unit)) return [];
  const all = numbersIn(data.duration);
  const stated = /^an? /i.test(found) ? new Set([1]) : numbersIn(found);
  if (all.size === 0 || stated.size === 0 || !stated.isDisjointFrom(all)) return [];
  const path = ['search', 'description'];
  const args = { field: fieldName(path), found, kind: 'other' as const, other: 'duration' };
  return [
    {
      code: 'result-contradicted',
      args: { ...args, expected: data.duration },
      at: { file, path, words: found },
      related: [{ file, path: ['duration'] }],
    },
  ];
}

const BUILT_IN =
  /\b(?:built|rebuilt|made|designed|delivered|launched|finished|done) in (?:just |only )?((?:\d+|[a-z-]+) (day|week|month)s?)\b/i;
