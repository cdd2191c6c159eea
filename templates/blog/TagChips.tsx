import type { BlogPageModel } from '#schemas/generated/pageModel.ts';
import type { LocaleFormats } from '#schemas/localeFormats.ts';
import { useWords } from '../words.ts';

/** Renders tags as links to their lists. On the list of all posts, a script filters the list instead. */
export function TagChips({
  tags,
  all,
  current,
  number,
}: {
  tags: BlogPageModel['tags'];
  /** The number of all posts. */
  all: number;
  current?: string;
  number: LocaleFormats['number'];
}) {
  const { blog } = useWords();
  if (tags.length === 0) return null;
  return (
    <nav aria-label={blog.tags} data-part="chips">
      <ul className="chips">
        <li>
          <a className="chip" href="/blog" aria-current={current === undefined || undefined}>
            {blog.allPosts} <span className="chip__count">{number(all)}</span>
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
              {name} <span className="chip__count">{number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
