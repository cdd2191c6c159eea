import type { PostgrestError } from '@supabase/supabase-js';
import { connectSupabase } from '#supabase/connectSupabase.ts';
import { StoreUnavailable } from './StoreUnavailable.ts';
import { supabaseFailure } from './supabaseFailure.ts';

/** Calls of the functions in `supabase/migrations/`. All of them reject with `StoreUnavailable` if the database cannot do its work. */
export interface SupabaseCalls {
  /** Calls a function once. */
  call(name: string, args?: Record<string, unknown>): Promise<unknown>;
  /** Calls a function that may run twice. Retries if the connection fails at once, because the connection may be stale. */
  callWithRetry(name: string, args?: Record<string, unknown>): Promise<unknown>;
  /** Calls a function that returns rows, as `callWithRetry` does. */
  rows(name: string, args: Record<string, unknown>): Promise<unknown[]>;
  /** Deletes the enquiry with an id. Resolves with the number of deleted rows. */
  deleteEnquiry(id: string): Promise<number>;
}

/** Returns the calls of the project at `url`. `timeout` limits each request, in milliseconds. */
export function supabaseCalls(url: string, serviceKey: string, timeout: number): SupabaseCalls {
  const client = connectSupabase(url, serviceKey, { retry: false, timeout });

  const call = async (name: string, args: Record<string, unknown> = {}): Promise<unknown> => {
    const { data, error, status } = await client.rpc(name, args);
    throwFailure(error, status);
    return data;
  };

  const callWithRetry = async (name: string, args?: Record<string, unknown>): Promise<unknown> => {
    const start = performance.now();
    try {
      return await call(name, args);
    } catch (error) {
      const isDown = error instanceof StoreUnavailable && error.reason === 'down';
      if (!isDown || performance.now() - start > timeout / 4) throw error;
      return call(name, args);
    }
  };

  function throwFailure(error: PostgrestError | null, status: number): void {
    if (error) throw supabaseFailure(error, status, url);
  }

  return {
    call,
    callWithRetry,
    rows: async (name, args) => (await callWithRetry(name, args)) as unknown[],
    async deleteEnquiry(id) {
      const { count, error, status } = await client
        .from('enquiries')
        .delete({ count: 'exact' })
        .eq('id', id);
      throwFailure(error, status);
      return count ?? 0;
    },
  };
}
