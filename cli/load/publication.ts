import { LondonTimeSchema } from '#schemas/fields.ts';
import type { Entry, LoadedContent } from '#cli/model/content.ts';

/** An hour in milliseconds, by which clocks in London are ahead of UTC in summer. */
const HOUR = 3_600_000;

/**
 * Returns the time at which clocks in London show `local` ("2026-03-01 09:00"). If that happens twice, returns the first time. If
 * it is skipped, returns the time an hour later.
 */
export function londonInstant(local: string): Date {
  const asUtc = Date.parse(`${local.replace(' ', 'T')}:00Z`);
  const inSummer = new Date(asUtc - HOUR);
  return londonTime(inSummer) === local ? inSummer : new Date(asUtc);
}

/** Returns the time in London at an instant, such as "2026-03-01 09:00". */
export function londonTime(instant: Date): string {
  return format.format(instant);
}

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

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
  const hiddenPosts = new Map(
    hidden.map(({ slug, data }) => {
      const { draft } = data as { draft?: unknown };
      return [slug, draft === true ? 'draft' : 'planned'] as const;
    }),
  );
  const files = new Set(hidden.map(({ file }) => file));
  const visible: LoadedContent = {
    ...loaded,
    hiddenPosts,
    collections: {
      ...loaded.collections,
      posts: loaded.collections.posts.filter(({ file }) => !files.has(file)),
    },
    names: {
      ...loaded.names,
      posts: new Set([...loaded.names.posts].filter((name) => !hiddenPosts.has(name))),
    },
  };
  return { visible, hidden };
}
