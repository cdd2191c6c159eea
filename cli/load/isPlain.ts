import type { Entry } from '#cli/model/content.ts';
import { countUnwritten } from './unwritten.ts';

/** Matches a character that may be a letter beyond Latin-1: one that is not a dash or a quotation mark. Matching a letter takes far longer. */
const MAYBE_FOREIGN = /[^\x00-\xff\u2010-\u2027]/;

/**
 * Returns whether later checks can skip the text of an entry: it cannot be hidden, has nothing unwritten and no letters beyond Latin-1.
 * `parsed` is the parsed text.
 */
export function isPlain(
  parsed: Pick<Entry<unknown>, 'data' | 'bodyLine' | 'markdown'>,
  text: string,
): boolean {
  const { draft, publishAt } = parsed.data as Record<string, unknown>;
  const mayBeHidden = draft !== undefined || publishAt !== undefined;
  return !mayBeHidden && countUnwritten(parsed, text) === 0 && !MAYBE_FOREIGN.test(text);
}
