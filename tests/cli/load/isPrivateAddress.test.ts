import { expect, test } from 'vitest';
import { isPrivateAddress } from '#cli/pictures/isPrivateAddress.ts';

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine, in another way', '127.8.9.1'],
  ['this machine, unspecified', '0.0.0.0'],
  ['a home network', '192.168.1.1'],
  ['an office network', '10.1.2.3'],
  ['a container network', '172.17.0.1'],
  ['the network of a provider', '100.64.0.1'],
  ['the credentials of a cloud', '169.254.169.254'],
  ['many machines', '224.0.0.1'],
  ['all machines', '255.255.255.255'],
  ['this machine in IPv6', '::1'],
  ['unspecified in IPv6', '::'],
  ['IPv4 within IPv6', '::ffff:127.0.0.1'],
  ['IPv4 within IPv6, in hexadecimal', '::ffff:7f00:1'],
  ['IPv4 behind a translator', '64:ff9b::7f00:1'],
  ['IPv4 behind 6to4', '2002:7f00:1::'],
  ['a link in IPv6', 'fe80::1%eth0'],
  ['a local network in IPv6', 'fd00:ec2::254'],
  ['many machines in IPv6', 'ff02::1'],
  ['no address', 'localhost'],
])('%s is private', (_, address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '151.101.1.140', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
