import { createHmac } from 'node:crypto';

/**
 * The secret of the local stack. It may be public, because the stack listens only on this machine. A hosted project has a secret of its
 * own.
 */
export const LOCAL_SECRET = 'local-development-only-never-use-this-secret-on-a-server';

/** The expiry of the keys. It is far in the future, so that a key has to be copied into a settings file only once. */
const EXPIRES = Date.UTC(2100, 0, 1) / 1000;

/**
 * Returns the key of a role of the local stack: a JSON Web Token as Supabase issues it (RFC 7519, HMAC with SHA-256). It is always the
 * same.
 */
export function localKey(role: 'anon' | 'service_role'): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({ iss: 'site-local', role, exp: EXPIRES }),
  ].join('.');
  return `${signed}.${createHmac('sha256', LOCAL_SECRET).update(signed).digest('base64url')}`;
}
