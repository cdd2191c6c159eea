import type { LinkView } from '#schemas/generated/views.ts';
import type { Site } from '#schemas/site.ts';

/** Returns the cookie types that need consent, with their names in the stored choice. */
function typesOf({ analytics, booking }: Site) {
  return [
    ...(analytics
      ? [
          {
            name: 'analytics',
            label: 'Performance and analytics',
            text: 'Which pages are read, and where a script fails.',
          },
        ]
      : []),
    {
      name: 'functional',
      label: 'Functional',
      text: booking
        ? 'The booking calendar inside our pages, and your choice of light or dark.'
        : 'Your choice of light or dark.',
    },
    { name: 'marketing', label: 'Marketing', text: 'None are in use today.' },
  ];
}

/** Returns whether visitors are asked for consent: only if a service of another company could store something. */
export function asksForConsent({ analytics, booking }: Site): boolean {
  return analytics !== undefined || booking !== undefined;
}

/** Returns the reasons for optional cookies in one sentence. */
function reasonsOf({ analytics, booking }: Site): string {
  const reasons = [
    ...(analytics ? ['help us see which pages are useful'] : []),
    ...(booking ? ['show the booking calendar in our pages'] : []),
  ];
  return `They ${reasons.join(', and ')}.`;
}

/**
 * Renders the consent banner (docs/behaviour.md#consent-analytics-booking). It is hidden until a script finds that the visitor has not
 * chosen yet. Without a script it stays hidden, because nothing that needs consent runs. Its attributes have the address of the analytics
 * service.
 */
export function ConsentBanner({ site, policy }: { site: Site; policy: LinkView }) {
  return (
    <section
      className="consent"
      aria-label="Cookies"
      tabIndex={-1}
      data-enhance="consent"
      data-analytics-host={site.analytics?.host}
      data-analytics-key={site.analytics?.key}
      hidden
    >
      <div className="consent__inner wrap">
        <div>
          <p className="consent__title">May we use optional cookies?</p>
          <p>
            {`${reasonsOf(site)} Everything works without them. `}
            <a href={policy.path}>{policy.label}</a>
          </p>
          <details className="consent__types">
            <summary>Choose by type</summary>
            <fieldset>
              <legend className="visually-hidden">Types of cookies</legend>
              <label className="consent__type">
                <input type="checkbox" defaultChecked disabled />
                <span>
                  <strong>Strictly necessary</strong>: the record of this answer. Always on.
                </span>
              </label>
              {typesOf(site).map(({ name, label, text }) => (
                <label key={name} className="consent__type">
                  <input type="checkbox" name={name} />
                  <span>
                    <strong>{label}</strong>: {text}
                  </span>
                </label>
              ))}
            </fieldset>
            <button type="button" className="button button--small" data-part="save">
              Save my choice
            </button>
          </details>
        </div>
        <div className="consent__actions">
          <button type="button" className="button" data-part="accept">
            Accept
          </button>
          <button type="button" className="button" data-part="reject">
            Reject
          </button>
        </div>
      </div>
    </section>
  );
}
