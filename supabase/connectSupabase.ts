import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The timeout of one attempt of one request, in milliseconds. */
const REQUEST_TIMEOUT = 10_000;

/**
 * Creates a client of a Supabase project. The client stores no session. With `retry`, it repeats a failed request that only reads, three
 * times at most, with pauses. `timeout` limits each attempt.
 */
export function connectSupabase(
  url: string,
  key: string,
  { retry = true, timeout = REQUEST_TIMEOUT } = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry },
    // The client's own timeout ends when the headers have arrived. This one covers the body too.
    global: {
      fetch: (input, init) => {
        const signals = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
        return fetch(input, { ...init, signal: AbortSignal.any(signals) });
      },
    },
  });
}
