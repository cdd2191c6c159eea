import { apiHandler } from '../apiHandler.ts';
import type { ApiHandler } from '../apiHandler.ts';
import { contact } from '../contact.ts';
import { createServices } from '../createServices.ts';
import { deliverDue } from '../deliver/deliverDue.ts';
import type { Delivered } from '../deliver/deliveries.ts';
import type { Notifier } from '../deliver/notifier.ts';
import { problem } from '../reply/problem.ts';
import { refusalOf } from '../reply/refusalOf.ts';
import type { Connection, Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import type { Environment, MailSettings, Settings } from '../settings.ts';
import type { EnquiryStore } from '../store/enquiryStore.ts';
import { StoreUnavailable } from '../store/StoreUnavailable.ts';

/** How long a page of the site may take that a refusal is to be shown in, in milliseconds. */
const PAGE_PATIENCE = 2000;

/** The handler as a function of a host that starts and stops it as it likes. */
export interface HostedApi {
  handle(request: Request, connection: Connection): Promise<Response>;
  /** Sends the notifications that are due, for the scheduler of the host. Rejects with `StoreUnavailable`. */
  deliver(): Promise<Delivered>;
}

/** What a host has of its own. */
export interface Host {
  /** Gives a page of the site as the host serves it. */
  fetchPage?(address: URL): Promise<Response>;
  /** Sends mail, where the host lets functions talk to mail servers. */
  mail?(settings: MailSettings & { url: string }): Notifier;
}

/**
 * The handler for hosts without a disk: enquiries are kept in Supabase. Where settings are missing or wrong, nothing is kept: requests
 * are answered with 503, a form with the page that holds what was written, and the log says what to set.
 */
export function hostedApi(env: Environment, host: Host): HostedApi {
  const log = (line: string) => console.error(line);
  let settings: Settings;
  try {
    settings = readSettings(env, '');
  } catch (error) {
    return {
      handle: handlerWithout(error, host, log),
      deliver: () => Promise.reject(error),
    };
  }
  const services = createServices(settings, {
    open: () => openHostedStore(settings),
    pageShell: (request) => fetchShell(request, settings, host),
    log,
    ...(host.mail && { mail: host.mail }),
  });
  return {
    handle: apiHandler(services),
    deliver: async () => deliverDue({ ...services.delivery, store: await services.store() }),
  };
}

/** The handler where `error` tells why there are no settings to work with. */
function handlerWithout(error: unknown, host: Host, log: (line: string) => void): ApiHandler {
  const settings = readSettings({}, '');
  const services: Services = {
    ...createServices(settings, {
      open: () => Promise.reject(error),
      pageShell: (request) => fetchShell(request, settings, host),
      log,
    }),
    // Which origins are the site's is not known, and nothing is kept from any.
    isOwnOrigin: () => true,
  };
  return (request, connection) =>
    URL.parse(request.url)?.pathname === '/api/contact'
      ? contact(request, connection, services)
      : Promise.resolve(problem(refusalOf(error, log)));
}

async function openHostedStore({ store }: Settings): Promise<EnquiryStore> {
  if (store.kind !== 'supabase') {
    throw new StoreUnavailable(
      'config',
      'This host has no disk to keep enquiries on. Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, and leave ENQUIRIES_DB out (docs/enquiries.md).',
    );
  }
  const { openSupabaseStore } = await import('../store/supabaseStore.ts');
  return openSupabaseStore(store);
}

async function fetchShell(
  request: Request,
  { origins }: Settings,
  { fetchPage = fetchFrom }: Host,
): Promise<string | undefined> {
  try {
    const response = await fetchPage(new URL('/thank-you', origins[0] ?? request.url));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function fetchFrom(address: URL): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(PAGE_PATIENCE) });
}
