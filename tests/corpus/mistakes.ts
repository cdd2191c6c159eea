import type { Mistake } from './mistake.ts';
import { copyMistakes } from './mistakes/copies.ts';
import { factMistakes } from './mistakes/facts.ts';
import { fileMistakes } from './mistakes/files.ts';
import { formMistakes } from './mistakes/forms.ts';
import { lineMistakes } from './mistakes/lines.ts';
import { otherMistakes } from './mistakes/others.ts';
import { pastedMistakes } from './mistakes/pasted.ts';
import { rareMistakes } from './mistakes/rare.ts';
import { postMistakes } from './mistakes/posts.ts';
import { serviceMistakes } from './mistakes/services.ts';
import { singleMistakes } from './mistakes/singles.ts';
import { slipMistakes } from './mistakes/slips.ts';
import { townMistakes } from './mistakes/towns.ts';

/** The subjects of mistakes, in the order in which an editor's trainer would tell them. */
export const subjects: readonly { title: string; mistakes: readonly Mistake[] }[] = [
  { title: 'Files', mistakes: fileMistakes },
  { title: 'Posts', mistakes: postMistakes },
  { title: 'Services, variants and sectors', mistakes: serviceMistakes },
  { title: 'Towns', mistakes: townMistakes },
  { title: 'The site, its menus, prices and screens', mistakes: singleMistakes },
  {
    title: 'Case studies, portfolio, testimonials, questions and legal pages',
    mistakes: otherMistakes,
  },
  { title: 'Lost, joined and moved lines', mistakes: lineMistakes },
  { title: 'Texts, links and pictures in another form', mistakes: formMistakes },
  { title: 'Leftovers, contradictions and pasted words', mistakes: copyMistakes },
  { title: 'Rarer mistakes', mistakes: rareMistakes },
  { title: 'Slips that are easily overlooked', mistakes: slipMistakes },
  {
    title: 'Words that programs add, and words that a page shows already',
    mistakes: pastedMistakes,
  },
  { title: 'Facts that two places state', mistakes: factMistakes },
];

/** All mistakes of the corpus. */
export const mistakes: readonly Mistake[] = subjects.flatMap(({ mistakes }) => mistakes);
