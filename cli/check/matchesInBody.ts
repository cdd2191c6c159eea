import type { Entry } from '#cli/model/content.ts';
import type { Spot } from '#cli/model/problem.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import { sourceOfBody } from './sourceOfBody.ts';

/** A match of a pattern in a body, with the place of its group `found`. */
export interface BodyMatch {
  groups: Readonly<Record<string, string | undefined>>;
  at: Spot;
}

/** Returns the matches of a pattern with the group `found` in the Markdown of an entry. `text` is the whole text of its file. */
export function matchesInBody(
  entry: Entry<unknown>,
  text: string | undefined,
  pattern: RegExp,
): BodyMatch[] {
  if (text === undefined || entry.markdown.words === 0) return [];
  const { body, offset } = sourceOfBody(entry, text);
  return [...body.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
    const place = placeAt(text, offset + index + whole.lastIndexOf(groups.found ?? ''));
    return { groups, at: { file: entry.file, ...place } };
  });
}
