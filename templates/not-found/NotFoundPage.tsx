import type { NotFoundPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PostArticle } from '../post/PostArticle.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import type { LayoutWords } from '../words.ts';
import { NoThroughRoad } from './NoThroughRoad.tsx';

/** The words that `renderer/not-found/notFoundPage.client.ts` shows. */
export type NotFoundWords = Omit<LayoutWords['notFound'], 'home' | 'howToStay' | 'stay'> &
  Pick<LayoutWords['scripts'], 'loading'> &
  Pick<NotFoundPageModel, 'sections'>;

/** The elements that `renderer/not-found/notFoundPage.client.ts` changes. */
export type NotFoundTexts = 'heading' | 'lead' | 'status' | 'howToStay' | 'matches' | 'stay';

const part = (name: NotFoundTexts) => ({ 'data-part': name });

/**
 * Renders the page that is shown for paths that do not exist. Without a script it is an ordinary page with links. With one, it shows that
 * it is loading until the script removes `data-undecided`, or for ten seconds. The script replaces the sections of the site with the pages that
 * were meant, if the address is like theirs.
 */
export function NotFoundPage({ page, layout }: PageProps<NotFoundPageModel>) {
  const {
    scripts: { loading },
    notFound: { home, howToStay, stay, ...words },
  } = useWords();
  const without = ['blog', 'locations'].filter((name) => !layout.pages.includes(`/${name}`));
  const { title, lead, related, live, sections } = page;
  return (
    <>
      <div
        className="page-head page-head--paper not-found"
        data-enhance="not-found"
        data-undecided=""
        data-without={without.join(' ') || undefined}
        data-live-url={live?.url}
        data-live-key={live?.key}
        data-live-time-zone={live?.timeZone}
        {...scriptWords({ ...words, loading, sections })}
      >
        <div className="page-head__ground">
          <div className="page-head__in page-head__in--aside">
            <div className="page-head__words">
              <h1 {...part('heading')} data-loading={loading}>
                {title}
              </h1>
              <p className="lead" {...part('lead')}>
                {lead}
              </p>
              <div className="not-found__notice small">
                <p className="status" role="status" {...part('status')} />
                <p data-scripted="" {...part('howToStay')}>
                  {howToStay}
                </p>
              </div>
              <ul className="matches" {...part('matches')}>
                {sections.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
              {layout.pages.includes('/search') && <SearchForm quiet />}
              <ul className="actions">
                <li>
                  <a className="button" href="/">
                    {home}
                  </a>
                </li>
                <li data-scripted="">
                  <button className="button button--quiet" type="button" {...part('stay')}>
                    {stay}
                  </button>
                </li>
              </ul>
            </div>
            <div className="page-head__aside">
              <NoThroughRoad />
            </div>
          </div>
        </div>
      </div>
      {live && (
        <template data-part="post">
          <PostArticle crumbs={[]} />
        </template>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}
