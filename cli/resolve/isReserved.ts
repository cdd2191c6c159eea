/** Matches the paths that a build writes in addition to pages, and those of the API. */
const GENERATED =
  /^\/(?:(?:api|assets|images\/(?:cards|fetched))(?:\/|$)|robots\.txt$|sitemap[\w-]*\.xml$|_redirects$|_headers$|_worker\.js$|_routes\.json$|site\.webmanifest$|favicon\.(?:svg|ico)$|icons\/(?:apple-touch-icon|icon-\d+|maskable-\d+)\.png$|(?:location|search)-index\.json$|form-words\.json$|blog\/[\w-]+\.(?:json|xml)$|part-\d+-of-\d+\.json$)/;

/** Matches the paths that are reserved for public files. */
const PUBLIC = /^\/(?:(?:images|\.well-known)(?:\/|$)|favicon\.\w+$)/;

/** Returns whether a path belongs to public files, so that no page or redirect may have it. */
export function isForFiles(path: string): boolean {
  return PUBLIC.test(path);
}

/** Returns whether a path, in any case, belongs to a generated file that is not a page, or to the API. */
export function isReserved(path: string): boolean {
  return GENERATED.test(path.toLowerCase());
}
