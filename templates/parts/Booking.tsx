import { fillWords } from '#schemas/fillWords.ts';
import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';

/**
 * Renders the booking of a free session: a description, a button that shows the calendar on this page, and a link to the scheduling
 * service. The calendar belongs to another company, so none of its files are loaded before the visitor agrees.
 */
export function Booking({
  booking,
  locale,
}: {
  booking: NonNullable<Site['booking']>;
  locale: string;
}) {
  const { url, origin, provider, minutes, price, days, soonest } = booking;
  const { booking: words } = useWords();
  return (
    <div
      className="booking"
      data-enhance="booking"
      data-url={url}
      data-origin={origin}
      data-calendar={fillWords(words.calendar, { provider })}
      data-booked={words.booked}
      data-unreachable={fillWords(words.unreachable, { provider })}
    >
      <div className="booking__offer">
        <Clock minutes={minutes} locale={locale} />
        <div>
          <p>{fillWords(words.offer, { minutes, price, days })}</p>
          {soonest && <p>{soonest}</p>}
        </div>
      </div>
      <div className="booking__preview" data-part="preview" data-scripted>
        <button type="button" className="button button--quiet">
          {words.show}
        </button>
        <p className="small">{fillWords(words.notice, { provider })}</p>
      </div>
      <p className="booking__status" role="status" data-part="status" />
      <p>
        <a href={url} rel="noopener">
          {fillWords(words.link, { provider })}
        </a>{' '}
        {words.linkNote}
      </p>
    </div>
  );
}

/** Renders a clock face with the length of a session filled in and named. It is decorative, because the text beside it says the same. */
export function Clock({ minutes, locale }: { minutes: number; locale: string }) {
  const turn = Math.min(minutes, 59) / 60;
  const x = 50 + 36 * Math.sin(turn * 2 * Math.PI);
  const y = 50 - 36 * Math.cos(turn * 2 * Math.PI);
  return (
    <svg className="booking__clock" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="45" />
      <path d={`M50 50V14A36 36 0 ${turn > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}z`} />
      <ClockWords minutes={minutes} turn={turn} locale={locale} />
    </svg>
  );
}

/** Renders the length of a session in the larger part of a clock face. */
function ClockWords({ minutes, turn, locale }: { minutes: number; turn: number; locale: string }) {
  const isFilled = turn >= 0.5;
  const middle = (isFilled ? turn : turn + 1) * Math.PI;
  const x = (50 + 17 * Math.sin(middle)).toFixed(1);
  const y = 50 - 17 * Math.cos(middle);
  const parts = minuteFormat(locale).formatToParts(minutes);
  return (
    <g fill={isFilled ? 'var(--on-accent)' : 'currentcolor'} textAnchor="middle" fontWeight="800">
      <text x={x} y={(y + 4).toFixed(1)} fontSize="20" letterSpacing="-1">
        {parts.find(({ type }) => type === 'integer')?.value}
      </text>
      <text x={x} y={(y + 12).toFixed(1)} fontSize="8">
        {parts.find(({ type }) => type === 'unit')?.value}
      </text>
    </g>
  );
}

const minuteFormats = new Map<string, Intl.NumberFormat>();

/** Returns a format for minutes. It is kept, because making one takes as long as rendering a whole part of a page. */
function minuteFormat(locale: string): Intl.NumberFormat {
  let format = minuteFormats.get(locale);
  if (!format) {
    const options = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
    minuteFormats.set(locale, (format = new Intl.NumberFormat(locale, options)));
  }
  return format;
}
