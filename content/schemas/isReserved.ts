/** Matches the names of sitemaps. */
export const sitemapName = /^sitemap[\w-]*\.xml$/;

/** Matches the names of the stamps of parts of a build. */
export const partStampName = /^part-\d+-of-\d+\.json$/;

/** Matches other paths that a build writes in addition to pages, and those of the API. */
const GENERATED =
  /^\/(?:(?:api|assets|images\/(?:cards|fetched))(?:\/|$)|robots\.txt$|_redirects$|_headers$|_worker\.js$|_routes\.json$|site\.webmanifest$|favicon\.(?:svg|ico)$|icons\/(?:apple-touch-icon|icon-\d+|maskable-\d+)\.png$|(?:location|search)-index\.json$|form-words\.json$|blog\/[\w-]+\.(?:json|xml)$)/;

/** Matches the paths that are reserved for public files. */
const PUBLIC = /^\/(?:(?:images|\.well-known)(?:\/|$)|favicon\.\w+$)/;

/** Returns whether a path belongs to public files, so that no page or redirect may have it. */
export function isForFiles(path: string): boolean {
  return PUBLIC.test(path);
}

/** Returns whether a path, in any case, belongs to a generated file that is not a page, or to the API. */
export function isReserved(path: string): boolean {
  const lower = path.toLowerCase();
  const name = lower.slice(1);
  return GENERATED.test(lower) || sitemapName.test(name) || partStampName.test(name);
}
