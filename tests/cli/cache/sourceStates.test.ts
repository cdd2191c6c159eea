import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openSourceStates } from '#cli/cache/sourceStates.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { rewriteSilently } from '../../helpers/rewriteSilently.ts';

const name = 'content/towns/leeds.md';

afterEach(() => {
  vi.useRealTimers();
});

/** Creates a file whose hash was noted in an earlier run, `after` milliseconds after the file was written. */
function noted(after = 3000) {
  const folder = temporaryFolder();
  const [source, states] = [join(folder, 'leeds.md'), join(folder, 'cache', 'sources.json')];
  writeFileSync(source, 'Leeds is a city.');
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(source).ctimeMs + after });
  const opened = openSourceStates(states, 'stamp');
  opened.note(name, statSync(source), 'hash');
  opened.save();
  const hashNow = (stamp = 'stamp') =>
    openSourceStates(states, stamp).hashOf(name, statSync(source));
  return { source, states, hashNow };
}

test('the hash of a file that has not changed is known', () => {
  const { hashNow } = noted();
  expect(hashNow()).toBe('hash');
  expect(hashNow('other code')).toBeUndefined();
});

test('a file is unknown after every change, even if its size and date are restored', () => {
  const { source, hashNow } = noted();
  rewriteSilently(source);
  expect(hashNow()).toBeUndefined();
  const touched = noted();
  utimesSync(touched.source, 1, 1);
  expect(touched.hashNow()).toBeUndefined();
});

test('a file that was written a moment ago is not noted, because it could change without another state', () => {
  const { hashNow } = noted(10);
  expect(hashNow()).toBeUndefined();
});

test('a damaged byte makes all files unknown', () => {
  const { states, hashNow } = noted();
  rewriteSilently(states);
  expect(hashNow()).toBeUndefined();
});

test('files that a run did not ask for are dropped', () => {
  const { source, states, hashNow } = noted();
  const opened = openSourceStates(states, 'stamp');
  opened.note('content/towns/york.md', statSync(source), 'hash');
  opened.save();
  expect(hashNow()).toBeUndefined();
});
