import { expect, test } from 'vitest';
import { innerQuotes } from '../../templates/parts/innerQuotes.ts';

test('words that a person quotes have single marks, and apostrophes stay', () => {
  expect(innerQuotes('I said “send it” to my phone. It’s the ‘second’ time.')).toBe(
    'I said ‘send it’ to my phone. It’s the ‘second’ time.',
  );
});
