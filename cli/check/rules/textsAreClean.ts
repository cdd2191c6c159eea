import { textFaults } from '#cli/load/textFaults.ts';
import type { Problem } from '#cli/model/problem.ts';
import { isSampleAt } from '../isSampleAt.ts';
import { visitTexts } from '../textFields.ts';
import type { Rule } from '../rule.ts';

/** The texts of fields have no garbled characters, no placeholders, nothing that a program has added and no word twice. `bodiesAreSound` covers bodies. */
export const textsAreClean: Rule = ({ content }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path }) => {
    for (const { offset: _, ...fault } of textFaults(value)) {
      const place = path();
      if (fault.code === 'text-placeholder' && isSampleAt(entry.data, place)) continue;
      problems.push({ ...fault, at: { file: entry.file, path: place, words: fault.args.found } });
    }
  });
  return problems;
};
