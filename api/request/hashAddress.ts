import { createHmac } from 'node:crypto';

/** The networks that an IP address belongs to. */
export interface Networks {
  /** One subscriber: an IPv4 address, or the /64 of an IPv6 address. */
  subscriber: string;
  /** The network around it: the /24 or the /48. One customer of a hosting company can rent all of it. */
  site: string;
}

/**
 * Returns the hash of an address with the salt of the day: 32 hexadecimal digits. For a day, the hash shows whether two addresses are
 * equal. It shows nothing else, because the salt is random and is destroyed a day later.
 */
export function hashAddress(address: string, salt: string): string {
  return hashNetwork(networksOf(address).subscriber, salt);
}

/** Returns the hash of a network with the salt of the day, as `hashAddress` does. */
export function hashNetwork(network: string, salt: string): string {
  return createHmac('sha256', salt).update(network).digest('hex').slice(0, 32);
}

/** Returns the networks of an address. Text that is not an address is a network of its own. */
export function networksOf(address: string): Networks {
  const v4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/i.exec(address);
  if (v4?.[1]) return { subscriber: v4[1], site: `${v4[2]}.0/24` };
  if (!address.includes(':')) return { subscriber: address, site: address };
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return networksOf(dotted(groups.slice(6)));
  return { subscriber: groups.slice(0, 4).join(':'), site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Returns the IPv4 address in the last two groups of an IPv6 address. */
function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
