import type { IncomingHttpHeaders } from 'node:http';

/** The validators that identify one version of a file. */
export interface Validators {
  /** A strong entity tag, in quotation marks. */
  etag: string;
  /** The time of the last change, in milliseconds since 1970. HTTP dates have only whole seconds. */
  modified: number;
}

/**
 * Evaluates the preconditions of a GET or HEAD request in the order of RFC 9110, section 13.2.2. Returns the status of the answer: 200 if the
 * file must be sent, 304 if the client has this version, 412 if the client accepts only another version.
 */
export function evaluatePreconditions(
  headers: IncomingHttpHeaders,
  { etag, modified }: Validators,
): 200 | 304 | 412 {
  const seconds = wholeSeconds(modified);
  const match = headers['if-match'];
  if (match !== undefined) {
    if (match.trim() !== '*' && !tagsIn(match).includes(etag)) return 412;
  } else if (seconds > (parseDate(headers['if-unmodified-since']) ?? Infinity)) {
    return 412;
  }
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) {
    const isKnown =
      noneMatch.trim() === '*' || tagsIn(noneMatch).some((tag) => opaque(tag) === etag);
    return isKnown ? 304 : 200;
  }
  return seconds <= (parseDate(headers['if-modified-since']) ?? -Infinity) ? 304 : 200;
}

/**
 * Returns whether an `If-Range` header names exactly this version (RFC 9110, section 13.1.5). A date counts only if the file
 * cannot have changed again within its second. Returns true if the header is missing.
 */
export function isRangeOfVersion(
  header: string | undefined,
  { etag, modified }: Validators,
  now: number,
): boolean {
  if (header === undefined) return true;
  if (header.includes('"')) return header.trim() === etag;
  const seconds = wholeSeconds(modified);
  return parseDate(header) === seconds && now - seconds > 2000;
}

function tagsIn(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}

/** Returns the tag for a weak comparison. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}

function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000) * 1000;
}

/** Parses an HTTP date. Returns milliseconds since 1970, or undefined if it is missing or invalid. */
function parseDate(header: string | undefined): number | undefined {
  if (header === undefined || !/^[A-Z][a-z]{2,8},? /.test(header)) return undefined;
  // The asctime form has no zone, and means GMT as well.
  const time = Date.parse(header.endsWith(' GMT') ? header : `${header} GMT`);
  return Number.isNaN(time) ? undefined : time;
}
