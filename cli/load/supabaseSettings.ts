import type { Problem } from '#cli/model/problem.ts';

/** The connection settings of the database of posts. */
export interface SupabaseSettings {
  /** The URL without a trailing slash. */
  url: string;
  /** The public key, which visitors can see. */
  anonKey: string;
  /** The key that bypasses row-level security, for reading drafts and for writing. */
  serviceKey?: string;
}

/** The name of the database in findings. */
export const TABLE_LABEL = 'blog_posts';

/**
 * Reads the settings from environment variables. When reading, there is no database of posts if neither a URL nor a public key is set, or if
 * a URL has only a secret key, because that is a database of enquiries. Otherwise, a URL without a public key, or a public key without a URL,
 * is a mistake. Writing requires both the URL and the secret key.
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

/** Returns the URL in the environment without a trailing slash, or an empty text if there is none. */
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

/** Returns whether a URL is safe to send keys to: it uses HTTPS or is on this machine. */
function isAddress(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.pathname !== '/' || parsed.search || parsed.hash) return false;
  if (parsed.protocol === 'https:') return true;
  return (
    parsed.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(parsed.hostname)
  );
}

/**
 * Returns whether a key bypasses row-level security. A key of the newer kind states this in its name. A JSON Web Token states it
 * in its claims.
 */
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
