import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolders } from '#cli/files/watchFolders.ts';
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
      await expect.poll(() => changes, { timeout: 20_000 }).toBeGreaterThan(before);
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
