import type { Site } from '#schemas/site.ts';

/** Headers that every answer for a path below `path` carries. No two rules that match one path name the same header. */
export interface HeaderRule {
  /** "/" for everything, or a folder with a slash at its end. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Where pages may go for what is not their own. */
export interface Elsewhere {
  booking: Pick<Site['booking'], 'origin'>;
  analytics?: { host: string };
  /** The address of the database of posts, where there is one. */
  database?: { url: string } | undefined;
}

/** Names below /assets/ hold a hash of the content, so that browsers may keep the files for a year. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The header that keeps browsers to HTTPS. It is sent over HTTPS alone. */
export const HSTS = 'Strict-Transport-Security';

/** Abilities of a browser that the site has no use for, nor any frame in it. */
const unused = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The headers of the static site: what a page may load and do (OWASP HTTP Headers Cheat Sheet), and how long files are kept. */
export function planHeaders(elsewhere: Elsewhere): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(elsewhere),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Two years. Other hosts of the domain may not have HTTPS, so it does not speak for them (includeSubDomains).
        [HSTS]: 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers that do not know frame-ancestors.
        'X-Frame-Options': 'DENY',
      },
    },
    { path: '/assets/', headers: { 'Cache-Control': FOREVER } },
  ];
}

/**
 * What a page may load: its own files, and of others only what is named. Nothing that stands in a page runs, be it a script, a handler or
 * a style; structured data is no script (https://www.w3.org/TR/CSP3/).
 */
function contentSecurityPolicy({ booking, analytics, database }: Elsewhere): string {
  const origins = [analytics?.host, database?.url].filter((url) => url !== undefined).map(originOf);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Pictures of posts that are newer than the build lie in the storage of the database.
    'img-src': ["'self'", 'data:', ...(database ? [originOf(database.url)] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(origins)],
    'frame-src': [originOf(booking.origin)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Scheme, host and port alone: a path in a policy would be followed by some browsers and not by others. */
function originOf(url: string): string {
  return new URL(url).origin;
}
