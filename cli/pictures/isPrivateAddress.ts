import { BlockList, isIP } from 'node:net';

/** The IPv4 networks that are not public: this machine, its local network, and reserved addresses. */
const networks = new BlockList();
for (const [network, prefix] of [
  // https://www.iana.org/assignments/iana-ipv4-special-registry
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  networks.addSubnet(network, prefix, 'ipv4');
}

/** The part of IPv6 that is assigned to the public internet (https://www.iana.org/assignments/ipv6-address-space). */
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

/** The parts of `internet` that are not public: they map to other addresses, such as IPv4, or are reserved. */
const detours = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  detours.addSubnet(network, prefix, 'ipv6');
}

/**
 * Returns whether an IP address is not public: loopback, link-local (cloud providers serve credentials there), private, reserved, or an
 * IPv6 address that maps to such an IPv4 address.
 */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return networks.check(address, 'ipv4');
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return true;
  return !internet.check(plain, 'ipv6') || detours.check(plain, 'ipv6');
}
