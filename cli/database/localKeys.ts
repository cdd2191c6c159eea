import { createHmac } from 'node:crypto';

/**
 * The secret of the local stack, as open as its ports are closed: it answers on this machine only, and holds what a developer puts
 * there. A hosted project has a secret of its own.
 */
export const LOCAL_SECRET = 'local-development-only-never-use-this-secret-on-a-server';

/** Far enough away for a key to be copied into a file of settings once. */
const EXPIRES = Date.UTC(2100, 0, 1) / 1000;

/** The key of a role of the local stack: a JSON Web Token like Supabase's own (RFC 7519, HMAC with SHA-256). The same each time. */
export function localKey(role: 'anon' | 'service_role'): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({ iss: 'site-local', role, exp: EXPIRES }),
  ].join('.');
  return `${signed}.${createHmac('sha256', LOCAL_SECRET).update(signed).digest('base64url')}`;
}
