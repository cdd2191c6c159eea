import { spawn } from 'node:child_process';
import fs, { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive, withLock } from '#cli/cache/buildLock.ts';
import { asOrdinaryUser } from '../../helpers/asOrdinaryUser.ts';

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

test('respects the lock of another user', async () => {
  // Only root can start a process as another user. For all other users, process 1 is one.
  if (process.getuid?.() !== 0) return expect(isAlive(1)).toBe(true);
  const other = spawn('sleep', ['600'], { uid: 65_533 });
  onTestFinished(() => void other.kill());
  expect(await asOrdinaryUser(async () => isAlive(other.pid ?? 0))).toBe(true);
});

/** Makes links fail until the test ends, as on file systems that have none. */
function withoutLinks(): void {
  const spy = vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('holds the lock on a file system without links', async () => {
  withoutLinks();
  const file = lockFile();
  await withLock(file, async () => {
    writeFileSync(file, String(process.ppid));
    expect(await withLock(file, async () => 'both')).toEqual({ heldBy: process.ppid });
  });
  writeFileSync(file, '4194305');
  const whileLocked = withLock(file, async () => readdirSync(dirname(file)));
  expect(await whileLocked).toEqual({ done: ['build.lock'] });
  expect(readdirSync(dirname(file))).toEqual([]);
});

test.each([
  ['', () => {}],
  [' on a file system without links', withoutLinks],
])(
  'leaves the lock to a process that took it while its holder was looked up%s',
  async (_, prepare) => {
    prepare();
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
  },
);

// The id of a process that was killed may be that of this one, after a restart or in a container.
test.each(['4194305', '', 'nonsense', String(process.pid)])(
  'ignores a lock without a running process: "%s"',
  async (left) => {
    const file = lockFile();
    await withLock(file, async () => undefined);
    writeFileSync(file, left);
    expect(await withLock(file, async () => 'done')).toEqual({ done: 'done' });
  },
);
