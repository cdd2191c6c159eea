import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { apiHandler } from '../apiHandler.ts';
import { createServices } from '../createServices.ts';
import { mailNotifier } from '../deliver/mailNotifier.ts';
import { startOutbox } from '../deliver/outbox.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/openStore.ts';
import { nodeAddress } from './nodeAddress.ts';

/** The handler on a server of our own. */
export interface NodeApi {
  handle(request: Request, incoming: IncomingMessage): Promise<Response>;
  /** Ends deliveries and closes the store. Nothing may be asked of it afterwards. */
  close(): Promise<void>;
}

/**
 * The handler for a process that keeps running: notifications go out as enquiries come in, and again later where that fails. `shellFile`
 * is a page of the built site, read when one is needed. The store opens with the first request.
 */
export function startNodeApi(
  settings: Settings,
  { shellFile, log }: { shellFile: string; log(line: string): void },
): NodeApi {
  const services = createServices(settings, {
    open: () => openStore(settings.store, log),
    pageShell: () => readFile(shellFile, 'utf8').catch(() => undefined),
    log,
    mail: mailNotifier,
  });
  const hasNotifiers = Object.keys(services.delivery.notifiers).length > 0;
  const outbox = hasNotifiers ? startOutbox(services.store, services.delivery) : undefined;
  const handler = apiHandler({
    ...services,
    async tell() {
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
