import { expect, test } from 'vitest';
import { isLocalHost } from '#cli/dev/isLocalHost.ts';

test('localhost, a name below it and an IP address are this machine', () => {
  for (const host of ['localhost', 'LOCALHOST:5173', 'a.localhost', '127.0.0.1:5173', '[::1]:80']) {
    expect(isLocalHost(host), host).toBe(true);
  }
});

test('a name that somebody else may have given this address is not', () => {
  for (const host of [
    ...['evil.example', 'evil.example:5173', 'localhost.evil.example', '127.0.0.1.evil.example'],
    ...['evillocalhost', 'localhost@evil.example', 'a b', '', undefined],
  ]) {
    expect(isLocalHost(host), host).toBe(false);
  }
});
