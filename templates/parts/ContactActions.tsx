import type { Site } from '#schemas/site.ts';
import { useWords } from '../words.ts';
import { chatEvent } from './chatEvent.ts';

/** Renders the ways to get in touch: the contact page, a call, and a chat in a new tab, if the agency has them (docs/behaviour.md#services). */
export function ContactActions({ site }: { site: Site }) {
  const { actions } = useWords().frame;
  return (
    <ul className="actions">
      <li>
        <a className="button" href="/contact">
          {actions.contact}
        </a>
      </li>
      {site.phone && (
        <li>
          <a className="button button--quiet" href={`tel:${site.phone}`}>
            {actions.call}
          </a>
        </li>
      )}
      {site.chat && (
        <li>
          <a
            className="button button--quiet"
            href={site.chat.url}
            target="_blank"
            rel="noopener"
            data-event={chatEvent(site.chat)}
          >
            {site.chat.label}
            <span className="visually-hidden"> {actions.newTab}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
