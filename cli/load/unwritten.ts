import type { Entry, LoadedContent } from '#cli/model/content.ts';
import { entriesIn } from './entriesIn.ts';

/** The words with which `site new` marks a text that an editor has to write. */
export const TO_WRITE = 'TO WRITE';

/** Matches a comment that marks the field below it. Fields that are not texts, such as numbers, are marked with a comment. */
const COMMENT = new RegExp(`^\\s*# ${TO_WRITE}\\b`);

/** Returns the number of texts, fields and parts of the body that are marked as still to be written. `text` is that of the file. */
export function countUnwritten(
  { data, bodyLine, markdown }: Pick<Entry<unknown>, 'data' | 'bodyLine' | 'markdown'>,
  text = '',
): number {
  if (!text.includes(TO_WRITE)) return countTexts(data);
  const lines = text.split('\n');
  const body = markdown.words > 0 ? bodyLine - 1 : lines.length;
  const comments = lines.slice(0, body).filter((line) => COMMENT.test(line));
  const parts = lines.slice(body).filter((line) => line.includes(TO_WRITE));
  return countTexts(data) + comments.length + parts.length;
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return value.includes(TO_WRITE) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countTexts(inner), 0);
}

/** Returns whether something in an entry is still to be written. `texts` has the text of its file. */
export function isUnwritten(entry: Entry<unknown>, texts: LoadedContent['texts']): boolean {
  return !entry.isPlain && countUnwritten(entry, texts.get(entry.file)) > 0;
}

/** Returns the lines of a file that are marked as still to be written, from 1. */
export function unwrittenLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (line.includes(TO_WRITE) ? [index + 1] : []));
}

/** Returns the files with something that is still to be written. */
export function unwrittenFiles(loaded: LoadedContent): Set<string> {
  return new Set(
    entriesIn(loaded)
      .filter((entry) => isUnwritten(entry, loaded.texts))
      .map(({ file }) => file),
  );
}
