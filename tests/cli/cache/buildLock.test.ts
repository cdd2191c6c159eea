import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withLock } from '#cli/cache/buildLock.ts';

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'cache', 'build.lock');
}

test('holds the lock during the work and removes it afterwards', async () => {
  const file = lockFile();
  expect(await withLock(file, async () => existsSync(file))).toEqual({ done: true });
  expect(existsSync(file)).toBe(false);
});

test('removes the lock when the work fails', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});

test('respects the lock of a running process', async () => {
  const file = lockFile();
  await withLock(file, async () => writeFileSync(file, '1'));
  await withLock(file, async () => {
    writeFileSync(file, String(process.ppid));
    expect(await withLock(file, async () => 'both')).toEqual({ heldBy: process.ppid });
  });
});

test('leaves the lock to a process that took it while the last holder was looked up', async () => {
  const file = lockFile();
  await withLock(file, async () => undefined);
  writeFileSync(file, '4194305');
  const { kill } = process;
  const spy = vi.spyOn(process, 'kill').mockImplementationOnce((...args) => {
    rmSync(file);
    writeFileSync(file, String(process.ppid));
    return kill.call(process, ...args);
  });
  onTestFinished(() => spy.mockRestore());
  expect(await withLock(file, async () => 'both')).toEqual({ heldBy: process.ppid });
  expect(readdirSync(dirname(file))).toEqual(['build.lock']);
});

test.each(['4194305', '', 'nonsense'])(
  'ignores a lock without a running process: "%s"',
  async (left) => {
    const file = lockFile();
    await withLock(file, async () => undefined);
    writeFileSync(file, left);
    expect(await withLock(file, async () => 'done')).toEqual({ done: 'done' });
  },
);
