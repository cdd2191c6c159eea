/** What a build writes beside pages, and the addresses of the handler. */
const GENERATED =
  /^\/(?:(?:api|assets|images\/cards)(?:\/|$)|robots\.txt$|sitemap[\w-]*\.xml$|_redirects$|_headers$|site\.webmanifest$|location-index\.json$|blog\/[\w-]+\.(?:json|xml)$|part-\d+-of-\d+\.json$)/;

/** Tells whether a path, without regard to case, belongs to a generated file that is no page, or to the API. */
export function isReserved(path: string): boolean {
  return GENERATED.test(path.toLowerCase());
}
