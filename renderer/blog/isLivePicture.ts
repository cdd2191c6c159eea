import { parseAddress } from './parseAddress.ts';

/** The path at which Supabase Storage serves the objects of public buckets. */
const PUBLIC_OBJECTS = '/storage/v1/object/public/';

/**
 * Returns whether a page may show a picture before a build has fetched it. Allowed are pictures of this site, and those in the public
 * storage of the database, whose origin is in the Content-Security-Policy. Any other site would learn who reads the page.
 */
export function isLivePicture(src: string, databaseUrl: string): boolean {
  if (/^\/images\/[a-z0-9/._-]+$/.test(src)) return true;
  // The address is parsed, because another host or "/../" could follow the same first characters.
  const address = parseAddress(src);
  return (
    address?.origin === new URL(databaseUrl).origin && address.pathname.startsWith(PUBLIC_OBJECTS)
  );
}
