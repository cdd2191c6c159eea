import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Milliseconds that one try of one request may take; the client tries three times more to read, with pauses. */
const REQUEST_TIMEOUT = 10_000;

/** A client of the tables that keeps no session. `retry` says whether what failed is read again. */
export function connectSupabase(
  url: string,
  key: string,
  { retry = true, timeout = REQUEST_TIMEOUT } = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry },
    // The client's own limit ends with the headers of an answer; this one holds to the last byte of its body.
    global: {
      fetch: (input, init) => {
        const limits = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
        return fetch(input, { ...init, signal: AbortSignal.any(limits) });
      },
    },
  });
}
