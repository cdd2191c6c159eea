import type { IncomingMessage } from 'node:http';
import { apiHandler } from '../apiHandler.ts';
import { createServices } from '../createServices.ts';
import type { HostParts } from '../createServices.ts';
import { mailNotifier } from '../deliver/mailNotifier.ts';
import { startOutbox } from '../deliver/outbox.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/openStore.ts';
import { nodeAddress } from './nodeAddress.ts';

/** The handler on a self-hosted server. */
export interface NodeApi {
  handle(request: Request, incoming: IncomingMessage): Promise<Response>;
  /** Ends deliveries and closes the store. No method may be called afterwards. */
  close(): Promise<void>;
}

/**
 * Starts the handler in a process that keeps running. Notifications are sent as enquiries arrive, and retried later if that fails.
 * `pageShell` returns the HTML of a page of the site, which is read when a form needs it; if it rejects, a plain page is sent. The store is
 * opened at the first request.
 */
export function startNodeApi(
  settings: Settings,
  {
    pageShell,
    words,
    log,
  }: Required<Pick<HostParts, 'words' | 'log'>> & { pageShell(): Promise<string | undefined> },
): NodeApi {
  const services = createServices(settings, {
    open: () => openStore(settings.store, log),
    pageShell: () => pageShell().catch(() => undefined),
    words,
    log,
    mail: mailNotifier,
  });
  const hasNotifiers = Object.keys(services.delivery.notifiers).length > 0;
  const outbox = hasNotifiers ? startOutbox(services.store, services.delivery) : undefined;
  const handler = apiHandler({
    ...services,
    async notify() {
      outbox?.wake();
    },
  });
  let isWarned = false;
  return {
    handle(request, incoming) {
      if (settings.proxies === 0 && incoming.headers['x-forwarded-for'] && !isWarned) {
        isWarned = true;
        log(
          'Requests come through a proxy, and all visitors count as one. Set TRUST_PROXY to the number of proxies.',
        );
      }
      return handler(request, { address: nodeAddress(incoming, settings.proxies) });
    },
    async close() {
      await outbox?.stop();
      await services.closeStore();
    },
  };
}
