import { expect, test } from 'vitest';
import { isLoopback } from '#api/isLoopback.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  '',
  '0.0.0.0',
  '128.0.0.1',
  '192.168.0.1',
  '127.0.0.1.example',
  '127.example',
  'localhost.example',
  '[::2]',
  '::ffff:127.0.0.1',
])('"%s" may be another machine', (host) => {
  expect(isLoopback(host)).toBe(false);
});
