import { NOTHING, textFaults } from '#cli/load/textFaults.ts';
import type { Problem } from '#cli/model/problem.ts';
import { isSampleAt } from '../isSampleAt.ts';
import { visitTexts } from '../textFields.ts';
import type { Rule } from '../rule.ts';

/** The texts of fields have no garbled characters, no placeholders, nothing that a program has added and no word twice. `bodiesAreSound` covers bodies. */
export const textsAreClean: Rule = ({ content }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path }) => {
    const faults = NOTHING.test(value)
      ? [{ code: 'text-placeholder' as const, args: { found: value } }]
      : textFaults(value).map(({ offset: _, ...fault }) => fault);
    for (const fault of faults) {
      const place = path();
      // Words that texts avoid are no text.
      if (place.includes('avoid')) continue;
      // The cell of a table may be empty.
      const isCell = place.includes('rows') || place.includes('nothing');
      if (isCell && NOTHING.test(value)) continue;
      if (fault.code === 'text-placeholder' && isSampleAt(entry.data, place)) continue;
      problems.push({ ...fault, at: { file: entry.file, path: place, words: fault.args.found } });
    }
  });
  return problems;
};
