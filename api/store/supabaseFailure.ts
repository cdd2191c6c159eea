import type { PostgrestError } from '@supabase/supabase-js';
import { StoreUnavailable } from './StoreUnavailable.ts';

/**
 * Converts an error of the database to one with a message for the operator. Messages name the address of the project, and never quote an
 * enquiry.
 */
export function supabaseFailure(error: PostgrestError, status: number, url: string): Error {
  const { code } = error;
  const failure = (reason: StoreUnavailable['reason'], text: string) =>
    // The error itself is left out, because it may quote the row.
    new StoreUnavailable(reason, text);
  if (status === 0) {
    return failure(
      'down',
      `The database at ${url} does not answer. Look at its state; nothing need be restarted here.`,
    );
  }
  // A Supabase project whose disk is full becomes read-only: https://supabase.com/docs/guides/platform/database-size
  if (code === '53100' || code === '25006') {
    return failure('full', `The database at ${url} is full. Give it more room.`);
  }
  if (code === '42501' || status === 403) {
    return failure(
      'denied',
      `The key does not permit this at ${url}. Set SUPABASE_SERVICE_ROLE_KEY to the key of the service role.`,
    );
  }
  if (status === 401 || code?.startsWith('PGRST30')) {
    return failure(
      'denied',
      `The database at ${url} does not accept the key. Copy SUPABASE_SERVICE_ROLE_KEY again.`,
    );
  }
  if (status === 404 || code === 'PGRST202' || code === '42883' || code === '42P01') {
    return failure(
      'config',
      `The database at ${url} lacks tables or functions of this site. Apply supabase/migrations/ there.`,
    );
  }
  // A failed statement has a code. PostgREST answers 400 without a code if its connection broke.
  if (!code || status === 429 || status >= 500 || /^(?:08|53|57|58|XX)/.test(code)) {
    return failure(
      'down',
      `The database at ${url} answers with the error ${status}. Look at its state; nothing need be restarted here.`,
    );
  }
  // All other errors are bugs, such as a value that the database does not accept.
  return new Error(`The database refuses what was sent (${code}).`);
}
