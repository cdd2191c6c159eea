import { expect, test } from 'vitest';
import { unbrokenNumbers } from '../../templates/parts/unbrokenNumbers.ts';

test('keeps a short number and the word after it on one line, and leaves other words alone', () => {
  expect(unbrokenNumbers('Building it takes 2–6 weeks, and it is live within 8 weeks')).toBe(
    'Building it takes 2–6\u00a0weeks, and it is live within 8\u00a0weeks',
  );
  expect(unbrokenNumbers('In 2026 we moved, from £5,000 a project')).toBe(
    'In 2026 we moved, from £5,000 a project',
  );
});
