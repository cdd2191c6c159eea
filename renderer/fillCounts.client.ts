import { fillPlural } from '#schemas/fillWords.ts';
import type { Plural } from '#schemas/fillWords.ts';
import { pageLocale } from './wordsOf.client.ts';

/** Returns a number as text, such as "1,250". */
export function formatNumber(number: number): string {
  return number.toLocaleString(pageLocale());
}

/** Returns the words that suit a number, such as "1,250 posts", with numbers as the values of their variables. */
export function fillCounts<Name extends string>(
  plural: Plural<Name>,
  count: number,
  values: Readonly<Record<NoInfer<Name>, number>>,
): string {
  const texts = Object.entries<number>(values).map(([name, value]) => [name, formatNumber(value)]);
  return fillPlural(plural, count, pageLocale(), Object.fromEntries(texts));
}
