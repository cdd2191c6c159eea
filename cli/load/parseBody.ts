import { createHash } from 'node:crypto';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import type { Markdown } from '#cli/model/markdown.ts';

/**
 * Parses a body that belongs to no file, unless it is in the cache. Returns `undefined` if `parseMarkdown` finds that it cannot be
 * parsed.
 */
export async function parseBody(body: string, cache: ParseCache): Promise<Markdown | undefined> {
  const key = `${createHash('sha1').update(body).digest('hex')}.body`;
  const cached = cache.get(key);
  if (cached) return cached.markdown;
  const { parseMarkdown } = await import('./parseMarkdown.ts');
  try {
    const markdown = await parseMarkdown(body);
    cache.set(key, { data: {}, bodyLine: 1, markdown });
    return markdown;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
