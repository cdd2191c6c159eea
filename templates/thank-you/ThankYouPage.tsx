import type { ThankYouPageModel } from '#schemas/generated/pageModel.ts';
import { EnquiryReference } from '../islands/enquiry/EnquiryReference.tsx';
import type { PageProps } from '../pageProps.ts';
import { Distances } from '../parts/Distances.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { People } from '../parts/People.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { replyTimes } from '../parts/replyTimes.ts';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

/** Renders the page that follows a form submitted without a script. Its address ends in the reference number, which a script shows. */
export function ThankYouPage({ page, layout }: PageProps<ThankYouPageModel>) {
  const { forms, pages } = useWords();
  const { screen, people, areReaders, breadcrumbs, related } = page;
  // The signs of the steps have the times, if any has one.
  const hasSigns = screen.next.some(({ when }) => when);
  const replies = hasSigns ? [] : replyTimes(layout.site, pages.contact);
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={screen.title}
        lead={screen.lead}
        tone="card"
        ground={hasSigns ? 'paper' : 'sign'}
        aside={
          replies.length > 0 && (
            <div className="plate head-sign">
              <Distances rows={replies} large />
            </div>
          )
        }
      />
      <div className="band">
        <div className="wrap">
          <EnquiryReference
            data-enhance="thank-you"
            reference={forms.referenceInAddress}
            words={forms}
          />
        </div>
        <ol className={hasSigns ? 'wrap exits stops' : 'wrap exits'}>
          {screen.next.map(({ title, text, when }) => (
            <li key={title}>
              {hasSigns && <div className="stop">{when && <b className="plate">{when}</b>}</div>}
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {screen.people && (
        <Section id="people" title={screen.people.title} lead={screen.people.text} split>
          <People people={people} layout={areReaders ? 'pair' : 'short'} />
        </Section>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}
