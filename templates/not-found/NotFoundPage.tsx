import type { NotFoundPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** The parts of the page that its script changes: `renderer/not-found/notFoundPage.client.ts`. */
export type NotFoundTexts = 'heading' | 'lead' | 'status' | 'matches';

const part = (name: NotFoundTexts) => ({ 'data-part': name });

/** The page for paths that do not exist; an ordinary page with links where there is no script. */
export function NotFoundPage({ page }: PageProps<NotFoundPageModel>) {
  const { title, lead, related } = page;
  return (
    <>
      <div className="page-head wrap" data-enhance="not-found">
        <h1 {...part('heading')}>{title}</h1>
        <p className="lead" {...part('lead')}>
          {lead}
        </p>
        <p className="status" role="status" {...part('status')} />
        <ul className="inline-list" {...part('matches')} />
        <p>
          <a className="button" href="/">
            Go to the home page
          </a>
        </p>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
