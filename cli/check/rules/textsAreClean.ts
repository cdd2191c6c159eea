import { fieldFaults, standsForNothing } from '#cli/load/textFaults.ts';
import type { Problem } from '#cli/model/problem.ts';
import { isSampleAt } from '../isSampleAt.ts';
import { visitTexts } from '../textFields.ts';
import type { Rule } from '../rule.ts';

/** The texts of fields have no garbled characters, no placeholders, nothing that a program has added and no word twice. `bodiesAreSound` covers bodies. */
export const textsAreClean: Rule = ({ content }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path }) => {
    if (/^(?:no|yes|on|off)$/.test(value) && NAMES.has(String(path().findLast(isName)))) {
      const at = { file: entry.file, path: path() };
      problems.push({ code: 'text-placeholder', args: { found: value }, at });
      return;
    }
    for (const { offset: _, ...fault } of fieldFaults(value)) {
      const place = path();
      // Words that texts avoid are no text.
      if (place.includes('avoid')) continue;
      // The cell of a table may be empty.
      const isCell = place.includes('rows') || place.includes('nothing');
      if (isCell && standsForNothing(value)) continue;
      if (fault.code === 'text-placeholder' && isSampleAt(entry.data, place)) continue;
      problems.push({ ...fault, at: { file: entry.file, path: place, words: fault.args.found } });
    }
  });
  return problems;
};

/** Fields that no answer such as "no" fits. An editor may write it to leave them out. */
const NAMES: ReadonlySet<string> = new Set(['author', 'client', 'company', 'name', 'role', 'tags']);

function isName(step: string | number): step is string {
  return typeof step === 'string';
}
