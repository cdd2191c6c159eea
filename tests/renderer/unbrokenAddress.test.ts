import { expect, test } from 'vitest';
import { unbrokenAddress } from '../../templates/parts/unbrokenAddress.ts';

test('breaks an address only after its commas', () => {
  expect(unbrokenAddress('1 High Street, Perth PH1 5TR')).toBe(
    '1\u00a0High\u00a0Street, Perth\u00a0PH1\u00a05TR',
  );
});

test('a part that may be longer than a line of a phone breaks between its words', () => {
  expect(unbrokenAddress('Unit 7, Brunel Enterprise and Innovation Park, Leeds LS1 4AB')).toBe(
    'Unit\u00a07, Brunel Enterprise and Innovation Park, Leeds\u00a0LS1\u00a04AB',
  );
});
