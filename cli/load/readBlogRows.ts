import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { FindingArgs } from '#cli/model/finding.ts';
import { isRecord } from './dataPath.ts';

/** The number of rows in a request. A Supabase project returns at most 1,000 by default. */
const PAGE = 500;

/** The timeout of all requests together, with the pauses between them, in milliseconds. */
const DEADLINE = 30_000;

/** The maximum number of times that reading starts again because the table has changed. */
const ATTEMPTS = 3;

/** PostgREST's code for "not exactly one row". A missing post is not an error. */
const NOT_ONE_ROW = 'PGRST116';

/** The reason why the database did not answer. */
export type DatabaseFault = {
  [Code in 'database-unreachable' | 'database-refused']: { code: Code } & Pick<
    FindingArgs[Code],
    'reason'
  >;
}['database-unreachable' | 'database-refused'];

/** Reads every post that the client's key may see, newest first. The rows may have any shape. */
export async function readBlogRows(
  client: SupabaseClient,
): Promise<{ rows: unknown[] } | { fault: DatabaseFault }> {
  const deadline = AbortSignal.timeout(DEADLINE);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const rows: Record<string, unknown>[] = [];
    let total = Infinity;
    while (rows.length < total) {
      const { data, count, error, status } = await client
        .from('blog_posts')
        .select('*', { count: 'exact' })
        .order('published_date', { ascending: false })
        .order('slug')
        .range(rows.length, rows.length + PAGE - 1)
        .abortSignal(deadline);
      if (error) return { fault: faultOf(error, status) };
      if (!isListOfRows(data)) {
        return { fault: { code: 'database-refused', reason: 'its answer is not a list of rows' } };
      }
      total = count ?? data.length;
      for (const row of data) rows.push(row);
      if (data.length === 0) break;
    }
    // If a post is added or removed between two requests, a row is missing or repeated.
    const keys = new Set(rows.map(({ id, slug }) => id ?? slug));
    if (rows.length === total && keys.size === rows.length) return { rows };
  }
  const reason = 'the table changes faster than it can be read';
  return { fault: { code: 'database-unreachable', reason } };
}

/** Reads the post with a slug. The row is `null` if there is none. */
export async function readBlogRow(
  client: SupabaseClient,
  slug: string,
): Promise<{ row: unknown } | { fault: DatabaseFault }> {
  const { data, error, status } = await client
    .from('blog_posts')
    .select('*')
    .eq('slug', slug)
    .abortSignal(AbortSignal.timeout(DEADLINE))
    .single();
  if (error?.code === NOT_ONE_ROW) return { row: null };
  return error ? { fault: faultOf(error, status) } : { row: data };
}

/**
 * Returns when a post was last withdrawn, as the database writes it, or `null` if none was. Returns `undefined` if the database
 * does not record this (its migrations are older) or cannot be read. Reading the posts reports that it cannot be read.
 */
export async function readLastWithdrawal(
  client: SupabaseClient,
): Promise<string | null | undefined> {
  const { data, error } = await client
    .from('blog_withdrawals')
    .select('withdrawn_at')
    .order('withdrawn_at', { ascending: false })
    .limit(1)
    .abortSignal(AbortSignal.timeout(DEADLINE));
  if (error || !isListOfRows(data)) return undefined;
  const [row] = data;
  return row ? String(row.withdrawn_at) : null;
}

/** Returns the fault of the database that caused an error of the client. */
export function faultOf(error: PostgrestError, status: number): DatabaseFault {
  const { code }: { code?: unknown } = error;
  // Status 0 means that there was no response. The message is that of `fetch`.
  if (status === 0) return { code: 'database-unreachable', reason: networkReason(error) };
  if (status >= 500) {
    return { code: 'database-unreachable', reason: `it answers with the error ${status}` };
  }
  if (status === 401 || /^PGRST30[0-9]$/.test(String(code))) {
    return { code: 'database-refused', reason: 'the key is not accepted' };
  }
  if (status === 404) return { code: 'database-refused', reason: 'there is no such table' };
  // A gateway in front of the database answers in a shape of its own.
  const { message }: { message?: unknown } = error;
  const reason =
    typeof message === 'string'
      ? `it says "${message.split('\n')[0] ?? ''}"`
      : `it answers with the status ${status}`;
  return { code: 'database-refused', reason };
}

/** Returns whether an answer of the database is a list of rows. A server at a wrong address may send any JSON, or nothing. */
function isListOfRows(data: unknown): data is Record<string, unknown>[] {
  return Array.isArray(data) && data.every(isRecord);
}

function networkReason({ message, details }: PostgrestError): string {
  const text = `${message}\n${details ?? ''}`;
  if (/TimeoutError|AbortError|timed? ?out/i.test(text)) return 'it takes too long';
  if (text.includes('ENOTFOUND') || text.includes('EAI_AGAIN'))
    return 'there is no server with that name';
  if (text.includes('ECONNREFUSED')) return 'it refuses the connection';
  if (/certificate/i.test(text)) return 'its certificate is not valid';
  return 'the connection breaks';
}
