import { entriesIn } from '#cli/load/entriesIn.ts';
import { countUnwritten, isUnwritten, unwrittenLines } from '#cli/load/unwritten.ts';
import type { Entry, LoadedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';

/** The entries to look at. */
interface UnwrittenOptions {
  /** The content without hidden entries. */
  visible: LoadedContent;
  /** Whether to look at planned posts too, which will be shown without another change. */
  planned: boolean;
  /** Whether the site is about to go live. If so, drafts must be finished too. */
  launch: boolean;
}

/** Returns a problem for each entry that visitors see, or will see, with texts that are still to be written. */
export function unwrittenTexts(
  loaded: LoadedContent,
  { visible, planned, launch }: UnwrittenOptions,
): Problem[] {
  const shown = entriesIn(visible).filter((entry) => !isDraft(entry));
  const files = new Set(shown.map(({ file }) => file));
  const later = planned
    ? loaded.collections.posts.filter((post) => !files.has(post.file) && !isDraft(post))
    : [];
  const problems = [...shown, ...later].flatMap((entry) => problemOf(entry, loaded, false));
  if (!launch) return problems;
  // Entries that are shown but lack a part in `visible`, such as a sector without the paragraph of a draft, are looked at again.
  const reported = new Set(problems.map(({ at }) => at.file));
  const others = entriesIn(loaded).filter(({ file }) => !reported.has(file));
  return [...problems, ...others.flatMap((entry) => problemOf(entry, loaded, true))];
}

function problemOf(entry: Entry<unknown>, { texts }: LoadedContent, isHidden: boolean): Problem[] {
  if (!isUnwritten(entry, texts)) return [];
  const text = texts.get(entry.file) ?? '';
  const count = countUnwritten(entry, text);
  const [line = 1] = unwrittenLines(text);
  const at = { file: entry.file, line, column: 1 };
  return [{ code: 'text-unwritten', args: { count, isDraft: isHidden }, at }];
}

function isDraft(entry: Entry<unknown>): boolean {
  return !entry.isPlain && (entry.data as { draft?: unknown } | null)?.draft === true;
}
