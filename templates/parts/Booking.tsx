import type { Site } from '#schemas/site.ts';

/**
 * The booking of a free session: what it is, a button that shows the calendar of the scheduling service here, and a link to its own
 * page. The calendar is another company's, and nothing of it is loaded before the visitor agrees.
 */
export function Booking({ site }: { site: Site }) {
  const { url, origin, provider, minutes, price, days } = site.booking;
  return (
    <div
      className="booking"
      data-enhance="booking"
      data-url={url}
      data-origin={origin}
      data-provider={provider}
    >
      <p>
        A {minutes}-minute strategy session, {price}, {days}.
      </p>
      <div className="booking__preview" data-part="preview" data-scripted>
        <button type="button" className="button">
          Show calendar
        </button>
        <p className="small">
          The calendar comes from {provider}, which may set its own cookies. Showing it is your
          agreement to that.
        </p>
      </div>
      <p className="booking__status" role="status" data-part="status" />
      <p className="booking__link">
        <a href={url} rel="noopener">
          Choose a time on {provider}
        </a>
        <span className="small"> on its own page, where its privacy notice applies</span>
      </p>
    </div>
  );
}
