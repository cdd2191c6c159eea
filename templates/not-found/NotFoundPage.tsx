import type { NotFoundPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** The page for paths that do not exist. */
export function NotFoundPage({ page }: PageProps<NotFoundPageModel>) {
  const { title, lead, related } = page;
  return (
    <>
      <div className="page-head wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
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
