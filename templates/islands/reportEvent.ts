/** The name of the DOM event that parts of a page dispatch to report an event. Analytics reports it if the visitor has agreed. */
export const SITE_EVENT = 'site:event';

export interface SiteEvent {
  name: string;
  properties: Record<string, string>;
}

/** Reports an event to analytics. Without consent, the event is dropped. */
export function reportEvent(name: string, properties: SiteEvent['properties'] = {}): void {
  const detail: SiteEvent = { name, properties };
  document.dispatchEvent(new CustomEvent(SITE_EVENT, { detail }));
}
