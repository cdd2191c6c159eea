import type { BlogPageModel } from '#schemas/generated/pageModel.ts';

/** Renders tags as links to their lists. On the list of all posts, a script filters the list instead. */
export function TagChips({ tags, current }: { tags: BlogPageModel['tags']; current?: string }) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="Tags" data-part="chips">
      <ul className="chips">
        <li>
          <a className="chip" href="/blog" aria-current={current === undefined || undefined}>
            All Posts
          </a>
        </li>
        {tags.map(({ name, path, count }) => (
          <li key={path}>
            <a
              className="chip"
              // The current chip leads back to all posts, which clears the filter.
              href={name === current ? '/blog' : path}
              data-tag={name}
              aria-current={name === current || undefined}
            >
              {name} <span className="chip__count">{count.toLocaleString('en-GB')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
