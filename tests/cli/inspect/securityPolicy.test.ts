import { expect, test } from 'vitest';
import { isBlocked, readPolicy } from '#cli/inspect/securityPolicy.ts';

const policy = readPolicy(`/*
  Content-Security-Policy: default-src 'none'; img-src 'self' data: https://images.example; frame-src https://*.video.example; form-action 'self'
  X-Frame-Options: DENY
`);

test.each([
  ['img-src', 'https://cdn.example/a.png'],
  ['img-src', 'https://images.example:8443/a.png'],
  ['media-src', 'https://images.example/a.mp4'],
  ['form-action', 'https://forms.example/'],
])('a policy that does not allow an address in %s blocks it: %s', (directive, address) => {
  expect(isBlocked(policy, directive, address)).toBe(true);
});

test.each([
  ['img-src', 'https://images.example/a.png'],
  ['frame-src', 'https://www.video.example/1'],
])('a policy that may allow an address in %s does not block it: %s', (directive, address) => {
  expect(isBlocked(policy, directive, address)).toBe(false);
});

test('headers without a policy block nothing', () => {
  const none = readPolicy('/*\n  X-Frame-Options: DENY\n');
  expect(isBlocked(none, 'img-src', 'https://cdn.example/a.png')).toBe(false);
});

test('a policy without a directive for forms lets pages send them anywhere', () => {
  const other = readPolicy("  Content-Security-Policy: default-src 'none'");
  expect(isBlocked(other, 'form-action', 'https://forms.example/')).toBe(false);
});
