import { NUMBER, readNumber } from '#cli/resolve/readNumber.ts';

/** Matches a number in digits, or in words with tens and units such as "forty-eight". Words that are parts of others do not count. */
const NUMBERS = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(\\d[\\d,]*(?:\\.\\d+)?)|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](${NUMBER}))?|(${NUMBER}))(?![\\p{L}\\d])`,
  'giu',
);

/** Returns the numbers that a text names, in digits or in words. */
export function numbersIn(text: string): Set<number> {
  return new Set(
    [...text.matchAll(NUMBERS)].map(([, digits, tens, units, word]) => {
      if (digits !== undefined) return Number(digits.replace(/,/g, ''));
      if (tens === undefined) return readNumber(word ?? '');
      return TENS.indexOf(tens.toLowerCase()) * 10 + (units === undefined ? 0 : readNumber(units));
    }),
  );
}

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
