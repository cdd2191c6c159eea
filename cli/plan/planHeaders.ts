import type { Site } from '#schemas/site.ts';

/** The headers of every response for a path below `path`. Rules that match the same path set different headers. */
export interface HeaderRule {
  /** "/" for all paths, or a folder with a trailing slash. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The external addresses that pages may use. */
export interface Elsewhere {
  booking?: Pick<NonNullable<Site['booking']>, 'origin'> | undefined;
  analytics?: { host: string } | undefined;
  /** The URL of the database of posts, if there is one. */
  database?: { url: string } | undefined;
}

/** File names below /assets/ contain a hash of the content, so browsers may cache the files for a year. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The header that makes browsers use HTTPS. It is sent only over HTTPS. */
export const HSTS = 'Strict-Transport-Security';

/** The header that limits what pages may load and run. */
export const SECURITY_POLICY = 'Content-Security-Policy';

/** The browser features that neither the site nor any frame in it uses. */
const unused = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Plans the headers of the static site: the security policy (OWASP HTTP Headers Cheat Sheet) and the caching of files. */
export function planHeaders(elsewhere: Elsewhere): HeaderRule[] {
  return [
    {
      path: '/',
      headers: {
        [SECURITY_POLICY]: contentSecurityPolicy(elsewhere),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Two years. includeSubDomains is not set, because other hosts of the domain may not have HTTPS.
        [HSTS]: 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        // For browsers that do not support frame-ancestors.
        'X-Frame-Options': 'DENY',
      },
    },
    { path: '/assets/', headers: { 'Cache-Control': FOREVER } },
  ];
}

/**
 * Returns the content security policy: pages load the files of the site, and from other origins only those that are named. Inline
 * scripts, handlers and styles do not run; structured data is not a script (https://www.w3.org/TR/CSP3/).
 */
function contentSecurityPolicy({ booking, analytics, database }: Elsewhere): string {
  const origins = [analytics?.host, database?.url].filter((url) => url !== undefined).map(originOf);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Pictures of posts that are newer than the build are in the storage of the database.
    'img-src': ["'self'", 'data:', ...(database ? [originOf(database.url)] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(origins)],
    ...(booking && { 'frame-src': [originOf(booking.origin)] }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Returns the origin only, because browsers differ in how they treat a path in a policy. */
function originOf(url: string): string {
  return new URL(url).origin;
}
