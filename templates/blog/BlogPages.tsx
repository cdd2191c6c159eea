import { Fragment } from 'react';
import { fillWords } from '#schemas/fillWords.ts';
import type { BlogPageModel } from '#schemas/generated/pageModel.ts';
import { useWords } from '../words.ts';

/** Renders links to the pages of a list. */
export function BlogPages({ pages }: { pages: NonNullable<BlogPageModel['pages']> }) {
  const { blog } = useWords();
  const { current, shown, previous, next } = pages;
  return (
    <nav className="pages" aria-label={blog.pages} data-part="pages">
      {previous && (
        <a href={previous} rel="prev">
          {blog.newer}
        </a>
      )}
      <ol className="pages__numbers">
        {shown.map(({ label, path }, index) => {
          const before = Number(shown[index - 1]?.label ?? label);
          return (
            <Fragment key={path}>
              {Number(label) > before + 1 && (
                <li className="pages__gap" aria-hidden="true">
                  …
                </li>
              )}
              <li>
                <a
                  href={path}
                  aria-label={fillWords(blog.page, { number: label })}
                  aria-current={Number(label) === current ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            </Fragment>
          );
        })}
      </ol>
      {next && (
        <a href={next} rel="next">
          {blog.older}
        </a>
      )}
    </nav>
  );
}
