import { reportEvent, SITE_EVENT } from '#templates/islands/reportEvent.ts';
import type { SiteEvent } from '#templates/islands/reportEvent.ts';
import type { AnalyticsProject } from './analyticsProject.ts';
import type * as PosthogService from './posthogService.client.ts';
import { onChoice } from '../consent/consentChoice.client.ts';
import { removeAnalyticsData } from './removeAnalyticsData.client.ts';

type Service = typeof PosthogService;

/**
 * Reports page views and events while the visitor consents. Without consent, the script of the service is not fetched and events are
 * dropped. If consent is withdrawn, the stored data of the service is removed.
 */
export function measure(project: AnalyticsProject): void {
  let service: Promise<Service | undefined> | undefined;
  let agreed = false;

  onChoice((choice) => {
    agreed = choice?.analytics ?? false;
    if (!agreed) {
      const stopped = service?.then((loaded) => loaded?.stop());
      removeAnalyticsData();
      void stopped?.then(() => agreed || removeAnalyticsData());
      return;
    }
    // If the script can't be fetched (offline or blocked), the visit is not reported.
    service ??= import('./posthogService.client.ts').catch(() => undefined);
    void service.then((loaded) => {
      if (agreed) loaded?.start(project);
    });
  });
  // If the visitor has consented on another page in between, the start of the service has reported this view.
  let hadAgreed = false;
  addEventListener('pagehide', () => (hadAgreed = agreed));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hadAgreed) void service?.then((loaded) => agreed && loaded?.capturePageView());
  });
  document.addEventListener(SITE_EVENT, (event) => {
    const { name, properties } = (event as CustomEvent<SiteEvent>).detail;
    if (agreed) void service?.then((loaded) => agreed && loaded?.capture(name, properties));
  });
  reportPresses();
}

/** Reports clicks on phone links and on links with `data-event`. */
function reportPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="tel:"], a[data-event]');
    if (link instanceof HTMLElement) {
      reportEvent(link.dataset.event ?? 'phone_click', {
        category: 'engagement',
        label: location.pathname,
      });
    }
  });
}
