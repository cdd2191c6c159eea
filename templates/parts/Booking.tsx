import type { Site } from '#schemas/site.ts';

/** The booking of a free session: what it is, and a link to the page of the scheduling service. */
export function Booking({ site }: { site: Site }) {
  const { booking } = site;
  return (
    <div className="booking">
      <p>
        A {booking.minutes}-minute strategy session, {booking.price}, {booking.days}.
      </p>
      <p>
        <a className="button" href={booking.url} rel="noopener">
          Choose a time on {booking.provider}
        </a>
      </p>
      <p className="small">
        The calendar belongs to {booking.provider} and opens on its own page, where its privacy
        notice applies.
      </p>
    </div>
  );
}
