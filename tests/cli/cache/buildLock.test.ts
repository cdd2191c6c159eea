import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from '#cli/cache/buildLock.ts';

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'cache', 'build.lock');
}

test('work is done under the lock, which is gone afterwards', async () => {
  const file = lockFile();
  expect(await withLock(file, async () => existsSync(file))).toEqual({ done: true });
  expect(existsSync(file)).toBe(false);
});

test('the lock is gone as well when the work fails', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that lives is respected', async () => {
  const file = lockFile();
  await withLock(file, async () => writeFileSync(file, '1'));
  await withLock(file, async () => {
    writeFileSync(file, String(process.ppid));
    expect(await withLock(file, async () => 'both')).toEqual({ heldBy: process.ppid });
  });
});

test.each(['4194305', '', 'nonsense'])(
  'a lock that nobody holds counts for nothing: "%s"',
  async (left) => {
    const file = lockFile();
    await withLock(file, async () => undefined);
    writeFileSync(file, left);
    expect(await withLock(file, async () => 'done')).toEqual({ done: 'done' });
  },
);
