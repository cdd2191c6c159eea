import type { LinkView } from '#schemas/generated/views.ts';
import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';
import type { LayoutWords } from '../words.ts';

/** Returns the cookie types that need consent, as they are named in the stored choice, with their words. */
function typesOf({ analytics, booking }: Site, words: LayoutWords['frame']['consent']) {
  return [
    ...(analytics ? [{ name: 'analytics', ...words.analytics }] : []),
    { name: 'functional', ...(booking ? words.functional : words.functionalWithoutBooking) },
    { name: 'marketing', ...words.marketing },
  ];
}

/** Returns whether visitors are asked for consent: only if a service of another company could store something. */
export function needsConsent({ analytics, booking }: Site): boolean {
  return analytics !== undefined || booking !== undefined;
}

/** Returns the reasons for optional cookies. */
function reasonsOf({ analytics, booking }: Site, words: LayoutWords['frame']['consent']): string {
  if (!analytics) return words.textWithoutAnalytics;
  return booking ? words.text : words.textWithoutBooking;
}

/**
 * Renders the consent banner (docs/behaviour.md#consent-analytics-booking). It is hidden until a script finds that the visitor has not
 * chosen yet. Without a script it stays hidden, because nothing that needs consent runs. Its attributes have the address of the analytics
 * service.
 */
export function ConsentBanner({ site, policy }: { site: Site; policy: LinkView }) {
  const { consent } = useWords().frame;
  return (
    <section
      className="consent"
      aria-label={consent.label}
      tabIndex={-1}
      data-enhance="consent"
      data-analytics-host={site.analytics?.host}
      data-analytics-key={site.analytics?.key}
      hidden
    >
      <div className="consent__inner wrap">
        <div>
          <p className="consent__title">{consent.title}</p>
          <p>
            {reasonsOf(site, consent)} <a href={policy.path}>{policy.label}</a>
          </p>
          <details className="consent__types">
            <summary>{consent.choose}</summary>
            <fieldset>
              <legend className="visually-hidden">{consent.types}</legend>
              <label className="consent__type">
                <input type="checkbox" defaultChecked disabled />
                <span>
                  <strong>{consent.necessary.label}</strong>: {consent.necessary.text}
                </span>
              </label>
              {typesOf(site, consent).map(({ name, label, text }) => (
                <label key={name} className="consent__type">
                  <input type="checkbox" name={name} />
                  <span>
                    <strong>{label}</strong>: {text}
                  </span>
                </label>
              ))}
            </fieldset>
            <button type="button" className="button button--small" data-part="save">
              {consent.save}
            </button>
          </details>
        </div>
        <div className="consent__actions">
          <button type="button" className="button" data-part="accept">
            {consent.accept}
          </button>
          <button type="button" className="button" data-part="reject">
            {consent.reject}
          </button>
        </div>
      </div>
    </section>
  );
}
