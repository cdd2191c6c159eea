import type { Site } from '#schemas/site.ts';

/** Renders the office: address, phone, email, opening hours and both reply times, as far as the agency has them. */
export function OfficeDetails({ site }: { site: Site }) {
  const { office, hours, claims, chat } = site;
  const { phone, phoneDisplay } = office.phone ? office : site;
  const email = office.email ?? site.email;
  return (
    <div className="plate plate--card office">
      {office.street && (
        <>
          <h3>{office.city} office</h3>
          <address>
            {office.street}, {office.city} {office.postcode}
          </address>
        </>
      )}
      <dl className="distances">
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone}`}>{phoneDisplay ?? phone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {chat && (
          <div>
            <dt>Chat</dt>
            <dd>
              <a href={chat.url} target="_blank" rel="noopener" data-event="whatsapp_click">
                {chat.label}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>Business hours</dt>
            <dd>{hours.text}</dd>
          </div>
        )}
        {claims?.usualReply && (
          <div>
            <dt>Replies</dt>
            <dd>Usually within {claims.usualReply} in business hours</dd>
          </div>
        )}
        {claims?.promisedReply && (
          <div>
            <dt>Our promise</dt>
            <dd>An answer within {claims.promisedReply}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
