import type { IncomingMessage } from 'node:http';

/**
 * The address of the visitor, on a server of our own. `proxies` stand before it, each of which appends to `X-Forwarded-For` who has
 * asked it: so many from the right are true, and everything further left may be invented.
 */
export function nodeAddress(incoming: IncomingMessage, proxies: number): string {
  const direct = incoming.socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const header = incoming.headers['x-forwarded-for'];
  const told = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return told.at(-proxies) ?? told[0] ?? direct;
}
