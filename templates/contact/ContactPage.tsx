import type { ContactPageModel } from '#schemas/generated/pageModel.ts';
import { ContactForm } from '../islands/ContactForm.tsx';
import { Island } from '../islands/Island.tsx';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { Distances } from '../parts/Distances.tsx';
import { OfficeDetails } from '../parts/OfficeDetails.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { Section } from '../parts/Section.tsx';

/** Renders the contact page (docs/behaviour.md#contact). */
export function ContactPage({ page, layout }: PageProps<ContactPageModel>) {
  const { screen, breadcrumbs, related } = page;
  const { site, services } = layout;
  return (
    <>
      <PageHead
        crumbs={breadcrumbs}
        title={screen.title}
        lead={screen.lead}
        aside={
          <Distances
            rows={[
              { label: 'Usual reply, in business hours', value: site.claims.usualReply },
              { label: 'Promised reply', value: site.claims.promisedReply },
            ]}
            large
          />
        }
      />
      <Section id="message" fade="early" title={screen.form.title} lead={screen.form.text} beside>
        <Island
          name="ContactForm"
          of={ContactForm}
          props={{ services: services.map(({ label }) => label) }}
        />
      </Section>
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
      <Section
        id="booking"
        fade="early"
        title={screen.booking.title}
        lead={screen.booking.text}
        split
      >
        <Booking site={site} />
      </Section>
      <Section
        id="questions"
        fade="early"
        title={screen.questions.title}
        lead={screen.questions.text}
        tint
      >
        <ul className="actions">
          <li>
            <a className="button" href="/facts-questions">
              View FAQ
            </a>
          </li>
          <li>
            <a className="button button--quiet" href={`mailto:${site.email}`}>
              Email Us Directly
            </a>
          </li>
        </ul>
      </Section>
      <RelatedLinks cards={related} />
    </>
  );
}
