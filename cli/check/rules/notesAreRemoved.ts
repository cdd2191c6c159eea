import { plainText } from '#cli/body/plainText.ts';
import type { Problem } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { isSampleAt } from '../isSampleAt.ts';
import { placeInBody } from '../placeInBody.ts';
import type { Rule } from '../rule.ts';
import { visitTexts } from '../textFields.ts';

/**
 * No text tells an editor what to write or replace, as the drafts of new sites and the notes of the sample do. Texts marked as samples are
 * left to `samplesAreReplaced`. Runs only with `validate --launch`.
 */
export const notesAreRemoved: Rule = ({ content, texts }) => {
  const problems: Problem[] = [];
  visitTexts(content, ({ entry, value, path }) => {
    const found = noteIn(value);
    if (found === undefined) return;
    const place = path();
    if (isSampleAt(entry.data, place)) return;
    problems.push({ code: 'note-left', args: { found }, at: { file: entry.file, path: place } });
  });
  for (const entry of entriesOf(content)) {
    if (entry.markdown.words === 0 || isSampleAt(entry.data, [])) continue;
    const found = noteIn(plainText(entry.markdown.tree));
    if (found === undefined) continue;
    // A line of the file may end within the note.
    const [start = found] = /^\S+(?: \S+)?/.exec(found) ?? [];
    const at = placeInBody(entry, texts.get(entry.file), start);
    problems.push({ code: 'note-left', args: { found }, at });
  }
  return problems;
};

/** Returns the first note to an editor in a text, or `undefined`. */
function noteIn(text: string): string | undefined {
  const flat = text.replace(/\s+/g, ' ').trim();
  return DRAFT.exec(flat)?.[0] ?? NOTE.exec(flat)?.[0];
}

/** A sentence that starts with "Draft:", as the drafts of `site init` do. */
const DRAFT = /\bDraft: [^.?!]*[.?!]?/;

/** A sentence to an editor: "Replace them with …", "Replace the figures before you publish", or a mention of the sample agency. */
const NOTE =
  /\b(?:Replace (?:this|these|them|it|that) (?:with|by|before)\b[^.]*|[^.]*\bsample agency\b[^.]*|Replace\b[^.]*\bbefore you (?:publish|go live|launch)\b[^.]*)\.?/;
