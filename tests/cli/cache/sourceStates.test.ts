import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSourceStates } from '#cli/cache/sourceStates.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { rewriteSilently } from '../../helpers/rewriteSilently.ts';

const name = 'content/towns/leeds.md';

/** Longer than the time in which two changes of a file may have the same time, in milliseconds. */
const A_WHILE = 40;

/** Creates a file whose hash was noted in an earlier run. */
async function noted(wait = A_WHILE) {
  const folder = temporaryFolder();
  const [source, states] = [join(folder, 'leeds.md'), join(folder, 'cache', 'sources.json')];
  writeFileSync(source, 'Leeds is a city.');
  await delay(wait);
  const opened = openSourceStates(states, 'stamp');
  opened.note(name, statSync(source), 'hash');
  opened.save();
  const hashNow = (stamp = 'stamp') =>
    openSourceStates(states, stamp).hashOf(name, statSync(source));
  return { source, states, hashNow };
}

test('the hash of a file that has not changed is known', async () => {
  const { hashNow } = await noted();
  expect(hashNow()).toBe('hash');
  expect(hashNow('other code')).toBeUndefined();
});

test('a file is unknown after every change, even if its size and date are restored', async () => {
  const { source, hashNow } = await noted();
  rewriteSilently(source);
  expect(hashNow()).toBeUndefined();
  const touched = await noted();
  utimesSync(touched.source, 1, 1);
  expect(touched.hashNow()).toBeUndefined();
});

test('a file that was written a moment ago is not noted, because it could change without another state', async () => {
  const { hashNow } = await noted(0);
  expect(hashNow()).toBeUndefined();
});

test('a damaged byte makes all files unknown', async () => {
  const { states, hashNow } = await noted();
  rewriteSilently(states);
  expect(hashNow()).toBeUndefined();
});

test('files that a run did not ask for are dropped', async () => {
  const { source, states, hashNow } = await noted();
  const opened = openSourceStates(states, 'stamp');
  opened.note('content/towns/york.md', statSync(source), 'hash');
  opened.save();
  expect(hashNow()).toBeUndefined();
});
