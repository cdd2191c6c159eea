import type { ContactPageModel } from '#schemas/generated/pageModel.ts';
import { ContactForm } from '../islands/ContactForm.tsx';
import { Island } from '../islands/Island.tsx';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { Distances } from '../parts/Distances.tsx';
import { Handset } from '../parts/Handset.tsx';
import { OfficeDetails } from '../parts/OfficeDetails.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';
import { fillWords } from '#schemas/fillWords.ts';
import { useWords } from '../words.ts';

/** Renders the contact page (docs/behaviour.md#contact). */
export function ContactPage({ page, layout }: PageProps<ContactPageModel>) {
  const {
    frame,
    pages: { contact: words },
  } = useWords();
  const { screen, breadcrumbs, related } = page;
  const { site, services, pages } = layout;
  const replies = [
    { label: words.usualReply, value: site.claims?.usualReply },
    { label: words.promisedReply, value: site.claims?.promisedReply },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={screen.title}
        lead={screen.lead}
        aside={replies.length > 0 && <Distances rows={replies} large />}
      >
        {site.phone && site.phoneDisplay && (
          <ul className="actions">
            <li>
              <a
                className="button"
                href={`tel:${site.phone}`}
                aria-label={fillWords(frame.menu.call, { phone: site.phoneDisplay })}
              >
                <Handset />
                {site.phoneDisplay}
              </a>
            </li>
          </ul>
        )}
      </PageHead>
      <Section id="message" fade="early" title={screen.form.title} lead={screen.form.text} beside>
        <Island
          name="ContactForm"
          of={ContactForm}
          props={{ services: services.map(({ label }) => label) }}
        />
      </Section>
      {screen.office && (
        <Section
          id="office"
          fade="early"
          title={screen.office.title}
          lead={screen.office.text}
          tint
          beside
        >
          <OfficeDetails site={site} />
        </Section>
      )}
      {site.booking && screen.booking && (
        <Section
          id="booking"
          fade="early"
          title={screen.booking.title}
          lead={screen.booking.text}
          split
        >
          <Booking booking={site.booking} />
        </Section>
      )}
      {screen.questions && (
        <Section
          id="questions"
          fade="early"
          title={screen.questions.title}
          lead={screen.questions.text}
          tint
        >
          <ul className="actions">
            {pages.includes('/facts-questions') && (
              <li>
                <a className="button" href="/facts-questions">
                  {words.questions}
                </a>
              </li>
            )}
            <li>
              <a className="button button--quiet" href={`mailto:${site.email}`}>
                {words.email}
              </a>
            </li>
          </ul>
        </Section>
      )}
      <RelatedLinks cards={related} />
    </>
  );
}
