import type { Entry } from '#cli/model/content.ts';
import { countUnwritten } from './unwritten.ts';

/** Matches a character that may be a letter beyond Latin-1: one that is not a dash or a quotation mark. It is found far sooner than a letter. */
export const MAYBE_FOREIGN = /[^\x00-\xff\u2010-\u2027]/;

/** Returns whether a text has neither a mark of a text that is still to be written nor a letter beyond Latin-1. `parsed` is what it says. */
export function isPlain(
  parsed: Pick<Entry<unknown>, 'data' | 'bodyLine' | 'markdown'>,
  text: string,
): boolean {
  return countUnwritten(parsed, text) === 0 && !MAYBE_FOREIGN.test(text);
}
