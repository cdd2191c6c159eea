/** The DOM event by which parts of a page tell what happened; analytics listens once the visitor has agreed. */
export const SITE_EVENT = 'site:event';

export interface SiteEvent {
  name: string;
  properties: Record<string, string>;
}

/** Tells that something happened that analytics counts. Without agreement nobody listens, and nothing is kept. */
export function reportEvent(name: string, properties: SiteEvent['properties'] = {}): void {
  const detail: SiteEvent = { name, properties };
  document.dispatchEvent(new CustomEvent(SITE_EVENT, { detail }));
}
