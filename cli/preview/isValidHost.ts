import type { IncomingMessage } from 'node:http';

/**
 * Returns whether a request names its host as RFC 9112, section 3.2 requires: exactly once, with a valid host and port. HTTP/1.0 may leave
 * it out. Node keeps the first of two headers, but a proxy may have used the second.
 */
export function isValidHost(
  request: Pick<IncomingMessage, 'headersDistinct' | 'httpVersion'>,
): boolean {
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length === 0) return request.httpVersion === '1.0';
  const [host = ''] = hosts;
  // A port of 80 is not part of `host`, and the host is in lower case there.
  return (
    hosts.length === 1 &&
    /^[\w.~!$&'()*+;=%-]+(?::\d*)?$|^\[[\da-f:.]+\](?::\d*)?$/i.test(host) &&
    URL.canParse(`http://${host}/`)
  );
}
