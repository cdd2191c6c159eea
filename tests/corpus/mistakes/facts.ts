import type { Mistake } from '../mistake.ts';
import { mistakesIn } from '../mistake.ts';

/** Mistakes that make two places contradict each other, or a value contradict itself. */
export const factMistakes: readonly Mistake[] = [
  ...mistakesIn('legal/privacy-policy.md', [
    [
      'a telephone number with two digits swapped in a text',
      'An agency.',
      'An agency. Ring 020 7946 0176.',
      'fact-contradicted',
      ['020 7946 0176', '020 7946 0167', '"phone" in content/site.yaml'],
    ],
    [
      'the company with another number of its street',
      'An agency.',
      'An agency, whose registered office is at 11 Sample Street, London SE1 4QM.',
      'fact-contradicted',
      ['1 Sample Street, London SE1 4QM', '"registeredOffice"'],
    ],
  ]),
  ...mistakesIn('screens/about.md', [
    [
      'another founding year in a text',
      'The story of the agency.',
      'The story of the agency since 2004.',
      'fact-contradicted',
      ['since 2004', 'since 2014', '"founded" in content/site.yaml'],
    ],
  ]),
];
