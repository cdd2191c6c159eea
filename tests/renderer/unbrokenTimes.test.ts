import { expect, test } from 'vitest';
import { unbrokenTimes } from '../../templates/parts/unbrokenTimes.ts';

test('keeps a time of the clock and its zone on one line, and leaves other words alone', () => {
  expect(unbrokenTimes('Monday to Friday, 9:00 AM to 5:00 PM GMT')).toBe(
    'Monday to Friday, 9:00\u00a0AM to 5:00\u00a0PM\u00a0GMT',
  );
  expect(unbrokenTimes('We ask at 3 amber lights')).toBe('We ask at 3 amber lights');
});
