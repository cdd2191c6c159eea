import type { ThankYouPageModel } from '#schemas/generated/pageModel.ts';
import type { PageProps } from '../pageProps.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';

/** Renders the page that follows a form submitted without a script. Its address ends in the reference number, which a script shows. */
export function ThankYouPage({ page }: PageProps<ThankYouPageModel>) {
  const { screen, breadcrumbs, related } = page;
  return (
    <>
      <PageHead crumbs={breadcrumbs} title={screen.title} lead={screen.lead} />
      <div className="band">
        <p className="wrap reference" data-enhance="thank-you">
          Your reference number is <b>at the end of this page’s address</b>.
        </p>
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
