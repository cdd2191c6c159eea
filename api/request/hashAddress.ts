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
  const v4 = /^((\d+\.\d+\.\d+)\.\d+)$/.exec(address);
  if (v4?.[1]) return { subscriber: v4[1], site: `${v4[2]}.0/24` };
  const v6 = shortest(address.replace(/%.*/, ''));
  if (v6 === undefined) return { subscriber: address, site: address };
  const [head = '', tail] = v6.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  if (WRAPPERS_OF_IPV4.has(groups.slice(0, 6).join(':')))
    return networksOf(dotted(groups.slice(6)));
  return { subscriber: groups.slice(0, 4).join(':'), site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The IPv6 networks whose addresses contain an IPv4 address: those of RFC 4291, section 2.5.5.2, and of RFC 6052. */
const WRAPPERS_OF_IPV4: ReadonlySet<string> = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

/** Returns an IPv6 address in its shortest form, as RFC 5952 defines it but without dots, or `undefined` if the text is none. */
function shortest(address: string): string | undefined {
  return URL.canParse(`http://[${address}]`)
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : undefined;
}

/** Returns the IPv4 address in the last two groups of an IPv6 address. */
function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}
