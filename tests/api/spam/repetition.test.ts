import { expect, test } from 'vitest';
import { Repetition } from '#api/spam/repetition.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

test.each([
  ['Call me back', 0],
  ['Please call me back on Monday.', 1],
])('the lines of the contact form do not make a message longer: "%s"', (text, times) => {
  const message = `Company: N/A\nService: N/A\n\n${text}`;
  const repetition = new Repetition();
  repetition.add(message, NOW);
  expect(repetition.timesOf(message, NOW)).toBe(times);
});
