import type { ContactPageModel } from '#schemas/generated/pageModel.ts';
import { ContactForm } from '../islands/ContactForm.tsx';
import { Island } from '../islands/Island.tsx';
import type { PageProps } from '../pageProps.ts';
import { Booking } from '../parts/Booking.tsx';
import { ChatRow, EmailRow } from '../parts/ContactRows.tsx';
import { OfficeDetails, hasVisitDetails } from '../parts/OfficeDetails.tsx';
import { OfficePost } from '../parts/OfficePost.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
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
      {/* The sign with the people stands below the form. On wide windows, it is as wide as the page. */}
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
            {times.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
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
        {screen.people && (
          <div className="answering">
            <section id="people" className="plate" aria-labelledby="people-title">
              <div>
                <h2 id="people-title">{screen.people.title}</h2>
                <p>{screen.people.text}</p>
              </div>
              <People people={people} layout="short" />
            </section>
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
          beside
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
          {page.officePicture && <Picture image={page.officePicture} place="windowHalf" />}
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
