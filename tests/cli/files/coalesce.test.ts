import { expect, test } from 'vitest';
import { coalesce } from '#cli/files/coalesce.ts';

test('calls in a burst lead to one run', async () => {
  let runs = 0;
  const done = Promise.withResolvers<undefined>();
  const call = coalesce(async () => {
    runs++;
    done.resolve(undefined);
  }, 1);
  for (let count = 0; count < 100; count++) call();
  await done.promise;
  expect(runs).toBe(1);
});

test('a call during a run leads to another run after it, and runs never overlap', async () => {
  const seen: string[] = [];
  const done = Promise.withResolvers<undefined>();
  const first = Promise.withResolvers<undefined>();
  const call = coalesce(async (isOutdated) => {
    seen.push('start');
    if (seen.length === 1) {
      call();
      await first.promise;
    }
    seen.push(isOutdated() ? 'end, outdated' : 'end');
    if (seen.length === 4) done.resolve(undefined);
  }, 0);
  call();
  setTimeout(() => first.resolve(undefined), 20);
  await done.promise;
  expect(seen).toEqual(['start', 'end, outdated', 'start', 'end']);
});
