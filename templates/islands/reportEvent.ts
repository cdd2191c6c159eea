/** The DOM event by which parts of a page report events. Analytics listens to it if the visitor has agreed. */
export const SITE_EVENT = 'site:event';

export interface SiteEvent {
  name: string;
  properties: Record<string, string>;
}

/** Reports an event to analytics. Without agreement nothing listens, and the event is lost. */
export function reportEvent(name: string, properties: SiteEvent['properties'] = {}): void {
  const detail: SiteEvent = { name, properties };
  document.dispatchEvent(new CustomEvent(SITE_EVENT, { detail }));
}
