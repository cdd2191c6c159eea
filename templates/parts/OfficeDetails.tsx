import { fillWords } from '#schemas/fillWords.ts';
import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';
import { cityLine } from './cityLine.ts';
import { ChatRow, EmailRow } from './ContactRows.tsx';
import { unbrokenTimes } from './unbrokenTimes.ts';

/**
 * Renders the office: address, phone, email, opening hours and both reply times, as far as the agency has them. It is on a white plate with the
 * city as its heading. `signed` has no plate, and leaves out the address, which is on a sign beside it. `visit` has no plate,
 * adds what to look for there, and leaves out the heading and what the page states elsewhere: the address, the chat, the opening hours, the reply
 * times, and the phone number and the email address unless they differ from those of the agency. It needs `hasVisitDetails`.
 */
export function OfficeDetails({
  site,
  signed = false,
  visit = false,
}: {
  site: Site;
  signed?: boolean;
  visit?: boolean;
}) {
  const words = useWords().pages.office;
  const { office, hours, claims, chat } = site;
  const { phone, phoneDisplay } = office.phone ? office : site;
  const hasPhone = phone !== undefined && !(visit && phone === site.phone);
  const email = office.email ?? site.email;
  const hasEmail = !(visit && email === site.email);
  return (
    <div className={signed || visit ? 'office' : 'plate plate--card office'}>
      {office.street && !visit && !signed && (
        <>
          <h3>{fillWords(words.title, { city: office.city })}</h3>
          <address>
            {office.street}, {cityLine(office)}
          </address>
        </>
      )}
      {office.street && visit && office.directions && (
        <p className="office__way">{office.directions}</p>
      )}
      {(hasPhone || hasEmail) && (
        <dl className="distances">
          {hasPhone && (
            <div>
              <dt>{words.phone}</dt>
              <dd>
                <a href={`tel:${phone}`}>{phoneDisplay ?? phone}</a>
              </dd>
            </div>
          )}
          {hasEmail && <EmailRow email={email} />}
          {!visit && chat && <ChatRow chat={chat} />}
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
      )}
    </div>
  );
}

/** Returns whether `OfficeDetails` has something to show of a `visit`. */
export function hasVisitDetails({ office, phone, email }: Site): boolean {
  return Boolean(
    (office.street && office.directions) ||
    (office.phone && office.phone !== phone) ||
    (office.email && office.email !== email),
  );
}
