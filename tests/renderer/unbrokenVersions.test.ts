import { expect, test } from 'vitest';
import { unbrokenVersions } from '../../templates/parts/unbrokenVersions.ts';

test('keeps the name of a standard and its version on one line, and leaves other words alone', () => {
  expect(unbrokenVersions('Tested against WCAG 2.2 AA, over TLS 1.3')).toBe(
    'Tested against WCAG\u00a02.2\u00a0AA, over TLS\u00a01.3',
  );
  expect(unbrokenVersions('An app for the UK 2 weeks later')).toBe(
    'An app for the UK 2 weeks later',
  );
});
