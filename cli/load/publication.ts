import { LondonTimeSchema } from '#schemas/fields.ts';
import type { Entry, LoadedContent } from '#cli/model/content.ts';
import { londonInstant } from './londonTime.ts';

/** Returns whether a post is a draft or scheduled after `now`. Accepts fields of any shape. */
export function isHidden(data: unknown, now: Date): boolean {
  const { draft, publishAt } = (data ?? {}) as { draft?: unknown; publishAt?: unknown };
  if (draft === true) return true;
  const time = LondonTimeSchema.safeParse(publishAt);
  return time.success && londonInstant(time.data) > now;
}

/** Returns the content without the posts that are hidden at `now`, and those posts. */
export function withoutHiddenPosts(
  loaded: LoadedContent,
  now: Date,
): { visible: LoadedContent; hidden: readonly Entry<unknown>[] } {
  const hidden = loaded.collections.posts.filter(({ data }) => isHidden(data, now));
  if (hidden.length === 0) return { visible: loaded, hidden };
  const slugs = new Set(hidden.map(({ slug }) => slug));
  const files = new Set(hidden.map(({ file }) => file));
  const visible: LoadedContent = {
    ...loaded,
    collections: {
      ...loaded.collections,
      posts: loaded.collections.posts.filter(({ file }) => !files.has(file)),
    },
    names: {
      ...loaded.names,
      posts: new Set([...loaded.names.posts].filter((name) => !slugs.has(name))),
    },
  };
  return { visible, hidden };
}
