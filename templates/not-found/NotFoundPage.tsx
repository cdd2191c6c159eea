import type { NotFoundPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PostArticle } from '../post/PostArticle.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { scriptWords } from '../scriptWords.ts';
import { useWords } from '../words.ts';
import type { LayoutWords } from '../words.ts';
import { NoThroughRoad } from './NoThroughRoad.tsx';

/** The words that `renderer/not-found/notFoundPage.client.ts` shows. */
export type NotFoundWords = Omit<LayoutWords['notFound'], 'home'> &
  Pick<LayoutWords['scripts'], 'loading'>;

/** The elements that `renderer/not-found/notFoundPage.client.ts` changes. */
export type NotFoundTexts = 'heading' | 'lead' | 'status' | 'matches';

const part = (name: NotFoundTexts) => ({ 'data-part': name });

/** Renders the page that is shown for paths that do not exist. Without a script it is an ordinary page with links. */
export function NotFoundPage({ page, layout }: PageProps<NotFoundPageModel>) {
  const {
    scripts,
    notFound: { home, ...words },
  } = useWords();
  const without = ['blog', 'locations'].filter((name) => !layout.pages.includes(`/${name}`));
  const { title, lead, related, live } = page;
  return (
    <>
      <div
        className="page-head"
        data-enhance="not-found"
        data-without={without.join(' ') || undefined}
        data-live-url={live?.url}
        data-live-key={live?.key}
        {...scriptWords({ ...words, loading: scripts.loading })}
      >
        <div className="plate plate--card">
          <div className="page-head__in page-head__in--aside">
            <div className="page-head__words">
              <h1 {...part('heading')}>{title}</h1>
              <p className="lead" {...part('lead')}>
                {lead}
              </p>
              <p className="status" role="status" {...part('status')} />
              <ul className="inline-list" {...part('matches')} />
              <p>
                <a className="button" href="/">
                  {home}
                </a>
              </p>
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
