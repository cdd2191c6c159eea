import { apiHandler } from '../apiHandler.ts';
import type { ApiHandler } from '../apiHandler.ts';
import { contact } from '../contact.ts';
import { createServices } from '../createServices.ts';
import { deliverDue } from '../deliver/deliverDue.ts';
import type { Delivered } from '../deliver/deliveries.ts';
import type { MailParts } from '../deliver/mailNotifier.ts';
import type { Notifier } from '../deliver/notifier.ts';
import { problem } from '../reply/problem.ts';
import { refusalOf } from '../reply/refusalOf.ts';
import type { Connection, Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import type { Environment, Settings } from '../settings.ts';
import type { EnquiryStore } from '../store/enquiryStore.ts';
import { StoreUnavailable } from '../store/StoreUnavailable.ts';
import { bundledWords } from './bundledWords.ts';

/** The timeout for fetching the page in which a refusal is shown, in milliseconds. */
const PAGE_TIMEOUT = 2000;

/** The handler on a host that starts and stops it as needed. */
export interface HostedApi {
  handle(request: Request, connection: Connection): Promise<Response>;
  /** Sends the notifications that are due. The scheduler of the host calls it. Rejects with `StoreUnavailable`. */
  deliver(): Promise<Delivered>;
}

/** The capabilities of a host. */
export interface Host {
  /** Fetches a page of the site from the host. */
  fetchPage?(address: URL): Promise<Response>;
  /** Creates the notifier for mail. Left out if the host does not let functions connect to mail servers. */
  mail?(parts: MailParts): Notifier;
}

/**
 * Creates the handler for hosts without a disk. Enquiries are stored in Supabase. If settings are missing or wrong, nothing is stored:
 * requests are answered with 503, forms get a page that repeats what the visitor wrote, and the log says what to set.
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
    words: () => bundledWords,
    log,
    ...(host.mail && { mail: host.mail }),
  });
  return {
    handle: apiHandler(services),
    deliver: async () => deliverDue({ ...services.delivery, store: await services.store() }),
  };
}

/** Creates the handler that answers while the settings are wrong. `error` says what is wrong with them. */
function handlerWithout(error: unknown, host: Host, log: (line: string) => void): ApiHandler {
  const settings = readSettings({}, '');
  const services: Services = {
    ...createServices(settings, {
      open: () => Promise.reject(error),
      pageShell: (request) => fetchShell(request, settings, host),
      words: () => bundledWords,
      log,
    }),
    // The origins of the site are unknown, and nothing is stored anyway.
    isOwnOrigin: () => true,
  };
  return (request, connection) =>
    URL.parse(request.url)?.pathname === '/api/contact'
      ? contact(request, connection, services)
      : Promise.resolve(problem(refusalOf(error, log), services.words()));
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
  return fetch(address, { signal: AbortSignal.timeout(PAGE_TIMEOUT) });
}
