import { createHmac } from 'node:crypto';

/**
 * The hash of an address with the salt of the day: 32 hexadecimal digits. It says "the same as before" for a day and nothing else, for
 * the salt is random and is destroyed a day later.
 */
export function hashAddress(address: string, salt: string): string {
  return createHmac('sha256', salt).update(networkOf(address)).digest('hex').slice(0, 32);
}

/** One subscriber of IPv6 has 2^64 addresses or more: they count as one. */
function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (v4?.[1]) return v4[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
