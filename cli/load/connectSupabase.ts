import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The timeout of one attempt at a request, in milliseconds. The client makes up to three more attempts to read, with pauses. */
const REQUEST_TIMEOUT = 10_000;

/** Returns a Supabase client that keeps no session. `retry` decides whether failed reads are retried. */
export function connectSupabase(
  url: string,
  key: string,
  { retry = true, timeout = REQUEST_TIMEOUT } = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry },
    // The client's own timeout ends with the headers of a response. This one lasts until the last byte of the body.
    global: {
      fetch: (input, init) => {
        const limits = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
        return fetch(input, { ...init, signal: AbortSignal.any(limits) });
      },
    },
  });
}
