import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolders } from '#cli/files/watchFolders.ts';
import { projectRoot } from '#cli/project.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Watches a folder. `change` does something, and waits until it was reported. */
function watched(folder: string) {
  let changes = 0;
  const watcher = watchFolders([folder], () => changes++);
  onTestFinished(() => watcher.close());
  return {
    async change(action: () => void) {
      const before = changes;
      action();
      await expect.poll(() => changes).toBeGreaterThan(before);
    },
  };
}

test('files that are written, replaced, renamed and deleted are reported', async () => {
  const folder = temporaryFolder();
  const { change } = watched(folder);
  const file = join(folder, 'a.md');
  await change(() => writeFileSync(file, 'a'));
  await change(() => writeFileSync(file, 'b'));
  await change(() => {
    writeFileSync(join(folder, 'a.md~'), 'c');
    renameSync(join(folder, 'a.md~'), file);
  });
  await change(() => renameSync(file, join(folder, 'b.md')));
  await change(() => rmSync(join(folder, 'b.md')));
});

test('files in folders that were created later are reported', async () => {
  const folder = temporaryFolder();
  const { change } = watched(folder);
  await change(() => mkdirSync(join(folder, 'towns/north'), { recursive: true }));
  await change(() => writeFileSync(join(folder, 'towns/north/a.md'), 'a'));
});

test('a folder may be missing at first, and may be replaced by another', async () => {
  const parent = temporaryFolder();
  const folder = join(parent, 'content');
  const { change } = watched(folder);
  await change(() => mkdirSync(folder));
  await change(() => writeFileSync(join(folder, 'a.md'), 'a'));
  mkdirSync(join(parent, 'other'));
  await change(() => {
    rmSync(folder, { recursive: true });
    renameSync(join(parent, 'other'), folder);
  });
  await change(() => writeFileSync(join(folder, 'b.md'), 'b'));
});

test('a link that leads to itself is reported as other files are', async () => {
  const folder = temporaryFolder();
  const { change } = watched(folder);
  await change(() => symlinkSync('loop.md', join(folder, 'loop.md')));
  const loop = join(folder, 'loop');
  symlinkSync('loop', loop);
  const { change: changeLoop } = watched(loop);
  await changeLoop(() => {
    rmSync(loop);
    mkdirSync(loop);
  });
});

test('a change is reported with the path of the file, even if it is one of many', async () => {
  const folder = temporaryFolder();
  const paths = new Set<string>();
  const watcher = watchFolders([folder], (path) => paths.add(path));
  onTestFinished(() => watcher.close());
  const files = Array.from({ length: 100 }, (_, index) => join(folder, `${index}.md`));
  for (const file of files) writeFileSync(file, 'a');
  await expect.poll(() => files.filter((file) => !paths.has(file))).toEqual([]);
});

test('a file is reported again after the last of several quick changes', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'a.css');
  writeFileSync(file, '');
  let seen = '';
  const watcher = watchFolders([folder], (path) => {
    if (path === file) seen = readFileSync(file, 'utf8');
  });
  onTestFinished(() => watcher.close());
  for (let version = 0; version < 50; version++) {
    writeFileSync(file, `${version}`);
    await delay(version % 5);
  }
  await expect.poll(() => seen).toBe('49');
});

test('a folder that is deleted and created at once is watched again', async () => {
  const folder = temporaryFolder();
  const inner = join(folder, 'parts');
  mkdirSync(inner);
  const paths = new Set<string>();
  const watcher = watchFolders([folder], (path) => paths.add(path));
  onTestFinished(() => watcher.close());
  for (let round = 0; round < 5; round++) {
    rmSync(inner, { recursive: true });
    mkdirSync(join(inner, 'deep'), { recursive: true });
    await expect.poll(() => paths.has(inner)).toBe(true);
    paths.clear();
    const file = join(inner, 'deep', `${round}.tsx`);
    await expect
      .poll(() => {
        writeFileSync(file, 'a');
        return paths.has(file);
      })
      .toBe(true);
  }
});

test.runIf(process.platform === 'linux')('a limit of the system is reported once', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'towns'));
  const script = `
    import { openSync } from 'node:fs';
    import { watchFolders } from '#cli/files/watchFolders.ts';
    try {
      for (;;) openSync('/dev/null');
    } catch {}
    const print = (limit) => process.stdout.write(limit + '\\n');
    watchFolders(process.argv.slice(1), () => undefined, print);
  `;
  // Only a process of its own can use up its open files.
  const { stdout } = spawnSync(
    'sh',
    ['-c', 'ulimit -n 256 && exec "$0" "$@"', process.execPath]
      .concat(['--input-type=module', '--eval', script, '--'])
      .concat([folder, join(folder, 'towns')]),
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect(stdout.trim().split('\n')).toEqual([expect.stringContaining('(EMFILE). Close')]);
});
