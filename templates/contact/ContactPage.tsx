import type { ContactPageModel } from '#schemas/generated/pageModel.ts';
import { ContactForm } from '../islands/ContactForm.tsx';
import { Island } from '../islands/Island.tsx';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { Distances } from '../parts/Distances.tsx';
import { ChatRow, EmailRow } from '../parts/ContactRows.tsx';
import { OfficeDetails, hasVisitDetails } from '../parts/OfficeDetails.tsx';
import { OfficePost } from '../parts/OfficePost.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { People } from '../parts/People.tsx';
import { RelatedLinks } from '../parts/RelatedLinks.tsx';
import { replyTimes } from '../parts/replyTimes.ts';
import { Section } from '../parts/Section.tsx';
import { BriefTarget } from '../how-far/BriefTarget.tsx';
import { unbrokenTimes } from '../parts/unbrokenTimes.ts';
import { useWords } from '../words.ts';

/** The maximum number of characters of a title that fits beside the people in the size of a headline. */
const SHORT_TITLE = 12;

/** Renders the contact page (docs/behaviour.md#contact). */
export function ContactPage({ page, layout }: PageProps<ContactPageModel>) {
  const words = useWords().pages.contact;
  const { screen, people, next, questions, breadcrumbs, related } = page;
  const { site, services, pages } = layout;
  const { phone, phoneDisplay, hours } = site;
  const times = replyTimes(site, words);
  return (
    <>
      {/* The signs with the form and with the people stand beside each other on wide windows. On phones, the form comes first. */}
      <div className="contact-top">
        <PageHead
          crumbs={breadcrumbs}
          title={screen.title}
          lead={screen.lead}
          ground="paper"
          frame={screen.title.length <= SHORT_TITLE ? 'headline' : undefined}
        >
          {(phone || hours) && (
            <p className="contact-phone">
              {phone && <a href={`tel:${phone}`}>{phoneDisplay ?? phone}</a>}
              {hours && <span>{unbrokenTimes(hours.text)}</span>}
            </p>
          )}
          <dl className="distances contact-ways">
            <EmailRow email={site.email} />
            {site.chat && <ChatRow chat={site.chat} />}
          </dl>
        </PageHead>
        <section id="message" className="message" aria-labelledby="message-title" data-fade="early">
          <div className="plate plate--card">
            <div className="message__head">
              <h2 id="message-title">{screen.form.title}</h2>
              <p>{screen.form.text}</p>
            </div>
            <BriefTarget planner={pages.find((path) => path === '/how-far')}>
              <Island
                name="ContactForm"
                of={ContactForm}
                props={{ services: services.map(({ label }) => label) }}
              />
            </BriefTarget>
          </div>
        </section>
        {(screen.people ?? times.length > 0) && (
          <div className="answering">
            <div className="plate">
              {screen.people && (
                <section id="people" aria-labelledby="people-title">
                  <h2 id="people-title">{screen.people.title}</h2>
                  <p>{screen.people.text}</p>
                  <People people={people} layout="short" />
                </section>
              )}
              {times.length > 0 && <Distances rows={times} large />}
            </div>
          </div>
        )}
      </div>
      <Section id="next" fade="early" title={words.next} tint>
        <ol className="exits">
          {next.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      {site.booking && screen.booking && (
        <Section
          id="booking"
          fade="early"
          title={screen.booking.title}
          lead={screen.booking.text}
          plate
        >
          <Booking booking={site.booking} locale={site.locale} />
        </Section>
      )}
      {screen.office && (
        <Section
          id="office"
          fade="early"
          title={screen.office.title}
          lead={screen.office.text}
          tint
          beside
          foot={hasVisitDetails(site) && <OfficeDetails site={site} visit />}
        >
          <OfficePost office={site.office} />
        </Section>
      )}
      {screen.questions && (
        <Section
          id="questions"
          fade="early"
          title={screen.questions.title}
          lead={screen.questions.text}
          beside
        >
          {questions.length > 0 && (
            <ul className="exit-list">
              {questions.map(({ label, path, short }) => (
                <li key={path}>
                  <a href={path}>
                    {label} {short && <b>{short}</b>}
                  </a>
                </li>
              ))}
            </ul>
          )}
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
