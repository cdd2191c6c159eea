import { describe, expect, test } from 'vitest';
import { nodeAddress } from '#api/hosts/nodeAddress.ts';

const asked = (forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '127.0.0.1' },
});

describe('the address of a visitor', () => {
  test.each<[string, number, string | undefined, string]>([
    [
      'is that of the connection without proxies, whatever a header says',
      0,
      '1.2.3.4',
      '127.0.0.1',
    ],
    ['is what the one proxy saw', 1, '192.0.2.1', '192.0.2.1'],
    ['is not what a visitor claims before it', 1, '1.2.3.4, 192.0.2.1', '192.0.2.1'],
    ['is what the outer of two proxies saw', 2, '1.2.3.4, 192.0.2.1, 10.0.0.1', '192.0.2.1'],
    ['has no port', 1, '192.0.2.1:5678', '192.0.2.1'],
    ['has no port after an IPv6 address', 1, '[2001:db8::1]:80', '2001:db8::1'],
    ['has no brackets', 1, '[2001:db8::1]', '2001:db8::1'],
    ['keeps the groups of an IPv6 address', 1, '2001:db8::1:80', '2001:db8::1:80'],
    ['is not claimed by a request that passed by a proxy', 2, '1.2.3.4', '127.0.0.1'],
    ['is that of the connection if the header is missing', 1, undefined, '127.0.0.1'],
    [
      'is that of the connection if the entry is not an address',
      1,
      '1.2.3.4, unknown',
      '127.0.0.1',
    ],
    ['is that of the connection if the entry is too long', 1, '9'.repeat(5000), '127.0.0.1'],
  ])('%s', (_, proxies, forwarded, address) => {
    expect(nodeAddress(asked(forwarded), proxies)).toBe(address);
  });
});
