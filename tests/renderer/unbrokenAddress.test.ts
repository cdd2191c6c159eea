import { expect, test } from 'vitest';
import { unbrokenAddress } from '../../templates/parts/unbrokenAddress.ts';

test('breaks an address only after its commas', () => {
  expect(unbrokenAddress('1 High Street, Perth PH1 5TR')).toBe(
    '1\u00a0High\u00a0Street, Perth\u00a0PH1\u00a05TR',
  );
});
