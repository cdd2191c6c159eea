import type { ThankYouPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** Where a form leads without JavaScript. */
export function ThankYouPage({ page }: PageProps<ThankYouPageModel>) {
  const { screen, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={screen.title} lead={screen.lead} />
      <div className="band">
        <ol className="wrap grid grid--three steps">
          {screen.next.map(({ title, text }) => (
            <li key={title} className="card">
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <RelatedLinks cards={related} />
    </>
  );
}
