import type { IncomingMessage } from 'node:http';

/** Returns the path and the query of a request. A client of a proxy sends a complete address (RFC 9112, section 3.2.2). */
export function requestTarget({ url = '' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
}
