import { hash } from 'node:crypto';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import type { Markdown } from '#cli/model/markdown.ts';

/**
 * Parses a body that belongs to no file, unless it is in the cache. Returns `undefined` if `parseMarkdown` finds that it cannot be
 * parsed.
 */
export async function parseBody(body: string, cache: ParseCache): Promise<Markdown | undefined> {
  const key = `${hash('sha1', body)}.body`;
  const cached = cache.get(key);
  if (cached) return cached.markdown;
  const markdown = await tryParse(body);
  if (markdown) cache.set(key, { data: {}, bodyLine: 1, markdown });
  return markdown;
}

/** The reasons for which `tryParse` refuses a body, for findings. */
export const UNPARSABLE =
  'its text is nested too deeply, has too many elements that are not closed, repeats a long address too often, has thousands of signs in one paragraph, or has more than 10,000 lines';

/** Parses a body. Loads the parser when it is first needed. Returns `undefined` if `parseMarkdown` finds that the body cannot be parsed. */
export async function tryParse(body: string): Promise<Markdown | undefined> {
  const { parseMarkdown } = await import('./parseMarkdown.ts');
  try {
    return await parseMarkdown(body);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
