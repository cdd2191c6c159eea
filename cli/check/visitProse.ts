import { plainText } from '#cli/body/plainText.ts';
import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';
import { entriesOf, withEntries } from '#cli/resolve/entriesOf.ts';
import { placeInBody } from './placeInBody.ts';
import { visitTexts } from './textFields.ts';

/** A text for visitors: a field, or the whole text below the fields in one line. */
export interface Prose {
  entry: Entry<unknown>;
  text: string;
  /** The text without block quotes, whose words may be those of others. */
  own: string;
  /** Whether it is the text below the fields. */
  isBody: boolean;
  /** Returns the place of words of the text. */
  place(found: string): Spot;
}

/** Calls `visit` with every text in the fields and bodies of the entries that `has` accepts. `texts` has the text of every file. */
export function visitProse(
  content: CheckedContent,
  texts: ReadonlyMap<string, string>,
  has: (entry: Entry<unknown>) => boolean,
  visit: (prose: Prose) => void,
): void {
  // There are few single files, so they are filtered below.
  const some = withEntries(content, has);
  visitTexts(some, ({ entry, value, path }) => {
    if (!has(entry)) return;
    const place = (words: string) => ({ file: entry.file, path: path(), words });
    visit({ entry, text: value, own: value, isBody: false, place });
  });
  for (const entry of entriesOf(some)) {
    if (entry.markdown.words === 0 || !has(entry)) continue;
    const place = (words: string) => placeInBody(entry, texts.get(entry.file), words);
    const { tree } = entry.markdown;
    const own = plainText(tree, 'blockquote');
    visit({ entry, text: plainText(tree), own, isBody: true, place });
  }
}
