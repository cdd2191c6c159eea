import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Returns the address of the visitor on a self-hosted server. Each of the `proxies` appends the address of its client to `X-Forwarded-For`.
 * So the entry at position `proxies` from the right can be trusted, but entries further left may be forged. Returns the address of the
 * connection if there are fewer entries, because then the request did not pass all proxies, or if the entry is not an address.
 */
export function nodeAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  proxies: number,
): string {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const header = headers['x-forwarded-for'] ?? '';
  const entries = (Array.isArray(header) ? header.join(',') : header)
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
    .filter((entry) => entry !== '');
  const entry = entries.at(-proxies) ?? '';
  return isIP(entry) ? entry : direct;
}

/** Removes the port that some proxies add: `192.0.2.1:5678`, `[2001:db8::1]:80`. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? [];
  return v6 ?? v4 ?? entry;
}
