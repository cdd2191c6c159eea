/** The path at which Supabase Storage serves the objects of public buckets. */
const PUBLIC_OBJECTS = '/storage/v1/object/public/';

/**
 * Returns whether a page may show a picture before a build has fetched it: a picture of this site, or one in the public storage of the
 * database, whose origin the Content-Security-Policy names. Any other site would learn who reads the page.
 */
export function isLivePicture(src: string, databaseUrl: string): boolean {
  if (/^\/images\/[a-z0-9/._-]+$/.test(src)) return true;
  // Parsed, because another host or "/../" may follow the same first characters.
  const address = URL.parse(src);
  return (
    address?.origin === new URL(databaseUrl).origin && address.pathname.startsWith(PUBLIC_OBJECTS)
  );
}
