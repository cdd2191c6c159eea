import type { Problem } from '#cli/model/problem.ts';

/** How to reach the database of posts. */
export interface SupabaseSettings {
  /** Without a slash at its end. */
  url: string;
  /** The public key, which visitors see. */
  anonKey: string;
  /** The key that passes row-level security, for drafts and for writing. */
  serviceKey?: string;
}

/** The name under which the database appears in findings. */
export const TABLE_LABEL = 'blog_posts';

/**
 * Reads the settings from environment variables. For reading, none of address and public key means no database, and one of them a
 * slip, but an address with the secret key alone is that of enquiries; for writing, the address and the secret key must be there.
 */
export function supabaseSettings(
  env: Readonly<Record<string, string | undefined>>,
  purpose: 'reading' | 'writing' = 'reading',
): { settings?: SupabaseSettings; problem?: Problem } {
  const url = databaseAddress(env);
  const [anonKey = '', serviceKey = ''] = [
    env.SUPABASE_ANON_KEY,
    env.SUPABASE_SERVICE_ROLE_KEY,
  ].map((value) => value?.trim());
  if (purpose === 'reading' && !anonKey && (!url || serviceKey)) return {};
  const reason =
    (purpose === 'reading' ? missingToRead(url, anonKey) : missingToWrite(url, serviceKey)) ??
    (isAddress(url) ? undefined : 'bad-url') ??
    (isSecret(anonKey) ? 'secret-key' : undefined);
  if (reason) {
    const at = { file: TABLE_LABEL, line: 1, column: 1 };
    return { problem: { code: 'database-settings', args: { reason }, at } };
  }
  return { settings: { url, anonKey, ...(serviceKey && { serviceKey }) } };
}

/** The address that the environment names, without a slash at its end; empty where it names none. */
export function databaseAddress({
  SUPABASE_URL: url = '',
}: Readonly<Record<string, string | undefined>>): string {
  return url.trim().replace(/\/+$/, '');
}

function missingToRead(url: string, anonKey: string): 'no-url' | 'no-key' | undefined {
  if (!url) return 'no-url';
  return anonKey ? undefined : 'no-key';
}

function missingToWrite(url: string, serviceKey: string): 'no-secret' | undefined {
  return url && serviceKey ? undefined : 'no-secret';
}

/** Keys travel with each request: not over an open line, except to this machine. */
function isAddress(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.pathname !== '/' || parsed.search || parsed.hash) return false;
  if (parsed.protocol === 'https:') return true;
  return (
    parsed.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(parsed.hostname)
  );
}

/** Whether a key passes row-level security: one of the new kind says so in its name, a JSON Web Token in its claims. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(key.split('.')[1] ?? '', 'base64url').toString(),
    );
    return (claims as { role?: unknown }).role === 'service_role';
  } catch {
    return false;
  }
}
