import { fillWords } from '#schemas/fillWords.ts';
import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';
import { unbrokenTimes } from './unbrokenTimes.ts';

/** The length in characters from which an email address may be longer than its row, so that it breaks before its domain. */
const LONG_EMAIL = 24;

/**
 * Renders the office: address, phone, email, opening hours and both reply times, as far as the agency has them. It is on a white plate with the
 * city as its heading, unless it is `bare`. `signed` has no plate, and leaves out the address, which is on a sign beside it. `visit` has no plate,
 * adds what to look for there, and leaves out the heading and what the page states elsewhere: the address, the opening hours, the reply times, and
 * the phone number unless it differs from that of the agency.
 */
export function OfficeDetails({
  site,
  bare = false,
  signed = false,
  visit = false,
}: {
  site: Site;
  bare?: boolean;
  signed?: boolean;
  visit?: boolean;
}) {
  const { pages, frame } = useWords();
  const words = pages.office;
  const { office, hours, claims, chat } = site;
  const { phone, phoneDisplay } = office.phone ? office : site;
  const hasPhone = phone !== undefined && !(visit && phone === site.phone);
  const email = office.email ?? site.email;
  const [mailbox, domain] = email.split('@');
  return (
    <div className={bare || signed || visit ? 'office' : 'plate plate--card office'}>
      {office.street && !visit && !signed && (
        <>
          {!bare && <h3>{fillWords(words.title, { city: office.city })}</h3>}
          <address>
            {office.street}, {office.city} {office.postcode}
          </address>
        </>
      )}
      {office.street && visit && office.directions && (
        <p className="office__way">{office.directions}</p>
      )}
      <dl className="distances">
        {hasPhone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phoneDisplay ?? phone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              {mailbox}
              {email.length > LONG_EMAIL && <wbr />}@{domain}
            </a>
          </dd>
        </div>
        {chat && (
          <div>
            <dt>{words.chat}</dt>
            <dd>
              <a href={chat.url} target="_blank" rel="noopener" data-event="whatsapp_click">
                {chat.label}
                <span className="visually-hidden"> {frame.actions.newTab}</span>
              </a>
            </dd>
          </div>
        )}
        {!visit && hours && (
          <div>
            <dt>{words.hours}</dt>
            <dd className="office__hours">{unbrokenTimes(hours.text)}</dd>
          </div>
        )}
        {!visit && claims?.usualReply && (
          <div>
            <dt>{words.replies}</dt>
            <dd>{fillWords(words.usualReply, { usual_reply: claims.usualReply })}</dd>
          </div>
        )}
        {!visit && claims?.promisedReply && (
          <div>
            <dt>{words.promise}</dt>
            <dd>{fillWords(words.promisedReply, { promised_reply: claims.promisedReply })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
