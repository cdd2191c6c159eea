import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collapseRepeats } from '#cli/preview/collapseRepeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a line that repeats is written once, and its number after ten seconds', () => {
  const written: string[] = [];
  const { log } = collapseRepeats((line) => written.push(line));
  for (let count = 0; count < 54_661; count++) log('The disk is full.');
  expect(written).toEqual(['The disk is full.']);
  vi.advanceTimersByTime(10_000);
  expect(written.slice(1)).toEqual(['The disk is full. (54660 repeats in 10 s)']);
});

test('a lasting flood is counted every ten seconds', () => {
  const written: string[] = [];
  const { log } = collapseRepeats((line) => written.push(line));
  for (let second = 0; second < 30; second++) {
    log('The disk is full.');
    vi.advanceTimersByTime(1000);
  }
  expect(written).toHaveLength(4);
});

test('other lines are written at once, and the same line again after a pause', () => {
  const written: string[] = [];
  const { log } = collapseRepeats((line) => written.push(line));
  log('One.');
  log('Two.');
  vi.advanceTimersByTime(10_000);
  log('One.');
  expect(written).toEqual(['One.', 'Two.', 'One.']);
});

test('what was counted is written before the process ends', () => {
  const written: string[] = [];
  const { log, flush } = collapseRepeats((line) => written.push(line));
  log('One.');
  log('One.');
  flush();
  expect(written).toEqual(['One.', 'One. (1 repeat in 10 s)']);
});
