import type { Entry } from '#cli/model/content.ts';
import { countUnwritten } from './unwritten.ts';

/** Matches a character that may be a letter beyond Latin-1: one that is not a dash or a quotation mark. Matching a letter takes far longer. */
const MAYBE_FOREIGN = /[^\x00-\xff\u2010-\u2027]/;

/** Returns whether an entry needs no look at its text; see `Entry`. `parsed` is what the text says. */
export function isPlain(
  parsed: Pick<Entry<unknown>, 'data' | 'bodyLine' | 'markdown'>,
  text: string,
): boolean {
  const { draft, publishAt } = parsed.data as Record<string, unknown>;
  const mayBeHidden = draft !== undefined || publishAt !== undefined;
  return !mayBeHidden && countUnwritten(parsed, text) === 0 && !MAYBE_FOREIGN.test(text);
}
