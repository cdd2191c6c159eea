import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { FindingArgs } from '#cli/model/finding.ts';

/** Rows asked for at once. A project answers with 1,000 at the most unless told otherwise. */
const PAGE = 500;

/** Milliseconds for all of it, pauses between tries included. */
const DEADLINE = 30_000;

/** How often the table may change while it is read before that is taken for a fault. */
const ATTEMPTS = 3;

/** PostgREST's code for "not exactly one row" (specification, section 8: a post that is not there is nothing to log). */
const NOT_ONE_ROW = 'PGRST116';

/** Why the database gave no answer. */
export type DatabaseFault = {
  [Code in 'database-unreachable' | 'database-refused']: { code: Code } & Pick<
    FindingArgs[Code],
    'reason'
  >;
}['database-unreachable' | 'database-refused'];

/** Every post that the client's key may see, newest first, whatever shape it has. */
export async function readBlogRows(
  client: SupabaseClient,
): Promise<{ rows: unknown[] } | { fault: DatabaseFault }> {
  const deadline = AbortSignal.timeout(DEADLINE);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const rows: unknown[] = [];
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
      total = count ?? data.length;
      rows.push(...data);
      if (data.length === 0) break;
    }
    // A post that came or went between two pages leaves a gap or a double.
    const slugs = new Set(rows.map((row) => (row as { slug?: unknown }).slug));
    if (rows.length === total && slugs.size === rows.length) return { rows };
  }
  const reason = 'the table changes faster than it can be read';
  return { fault: { code: 'database-unreachable', reason } };
}

/** The post with a slug; null where there is none. */
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
 * When a post was last withdrawn, as the database writes it; null if none was. Undefined if the database doesn't keep this (its
 * migrations are older) or can't be read, which reading the posts reports.
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
  if (error) return undefined;
  const [row] = data;
  return row ? String(row.withdrawn_at) : null;
}

/** What an error of the client means to the person who runs the command. */
export function faultOf(error: PostgrestError, status: number): DatabaseFault {
  const { code, message } = error;
  // Status 0: there was no answer at all, and the message is that of `fetch`.
  if (status === 0) return { code: 'database-unreachable', reason: networkReason(error) };
  if (status >= 500) {
    return { code: 'database-unreachable', reason: `it answers with the error ${status}` };
  }
  if (status === 401 || /^PGRST30[0-9]$/.test(code)) {
    return { code: 'database-refused', reason: 'the key is not accepted' };
  }
  if (status === 404) return { code: 'database-refused', reason: 'there is no such table' };
  return { code: 'database-refused', reason: `it says "${message.split('\n')[0] ?? ''}"` };
}

function networkReason({ message, details }: PostgrestError): string {
  const text = `${message}\n${details ?? ''}`;
  if (/TimeoutError|AbortError|timed? ?out/i.test(text)) return 'it takes too long';
  if (text.includes('ENOTFOUND') || text.includes('EAI_AGAIN')) return 'nobody has that address';
  if (text.includes('ECONNREFUSED')) return 'nobody listens there';
  if (/certificate/i.test(text)) return 'its certificate is not valid';
  return 'the connection breaks';
}
