import type { Site } from '#schemas/site.ts';

/** Renders the office: address, phone, email, opening hours and both reply times. */
export function OfficeDetails({ site }: { site: Site }) {
  const { office, hours, claims, chat } = site;
  return (
    <div className="plate plate--card office">
      <h3>{office.city} office</h3>
      <address>
        {office.street}, {office.city} {office.postcode}
      </address>
      <dl className="distances">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${office.phone}`}>{office.phoneDisplay}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </dd>
        </div>
        <div>
          <dt>Chat</dt>
          <dd>
            <a href={chat.url} target="_blank" rel="noopener" data-event="whatsapp_click">
              {chat.label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>Business hours</dt>
          <dd>{hours.text}</dd>
        </div>
        <div>
          <dt>Replies</dt>
          <dd>Usually within {claims.usualReply} in business hours</dd>
        </div>
        <div>
          <dt>Our promise</dt>
          <dd>An answer within {claims.promisedReply}</dd>
        </div>
      </dl>
    </div>
  );
}
