import type { Site } from '#schemas/site.ts';

/** The three ways to begin: the contact page, a call, a chat in a new tab (specification, section 2). */
export function ContactActions({ site }: { site: Site }) {
  return (
    <ul className="actions">
      <li>
        <a className="button" href="/contact">
          Get Started
        </a>
      </li>
      <li>
        <a className="button button--quiet" href={`tel:${site.phone}`}>
          Call Us Now
        </a>
      </li>
      <li>
        <a
          className="button button--quiet"
          href={site.chat.url}
          target="_blank"
          rel="noopener"
          data-event="whatsapp_click"
        >
          {site.chat.label}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
    </ul>
  );
}
