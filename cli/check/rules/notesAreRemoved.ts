import { visitTexts } from '../textFields.ts';
import { isSampleAt } from '../isSampleAt.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * No text tells an editor what to replace, as the notes of the sample and of new sites do. Texts marked as samples are left to
 * `samplesAreReplaced`. Runs only with `validate --launch`.
 */
export const notesAreRemoved: Rule = ({ content }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path }) => {
    const found = NOTE.exec(value.replace(/\s+/g, ' '))?.[0];
    if (found === undefined) return;
    const place = path();
    if (isSampleAt(entry.data, place)) return;
    const at = { file: entry.file, path: place };
    problems.push({ code: 'note-left', args: { found }, at });
  });
  return problems;
};

/** A sentence to an editor: "Replace them with …", "Replace the figures before you publish", or a mention of the sample agency. */
const NOTE =
  /\b(?:Replace (?:this|these|them|it|that) (?:with|by|before)\b[^.]*|[^.]*\bsample agency\b[^.]*|Replace\b[^.]*\bbefore you (?:publish|go live|launch)\b[^.]*)\.?/;
