import { execFileSync } from 'node:child_process';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newerFileIn } from '#cli/load/newerFile.ts';
import { contentDir } from '../../helpers/contentDir.ts';

const york = 'content/towns/york.md';
const leeds = 'content/towns/leeds.md';
const added = 'content/towns/added.md';

test('without Git, the file that was written later is newer, and a second is too close to tell', () => {
  const folder = contentDir();
  setTime(folder, york, '2026-01-01T10:00:00Z');
  setTime(folder, leeds, '2026-01-01T11:00:00Z');
  expect(newerFileIn(folder)(leeds, york)).toBe(true);
  expect(newerFileIn(folder)(york, leeds)).toBe(false);
  setTime(folder, york, '2026-01-01T10:59:59Z');
  expect(newerFileIn(folder)(leeds, york)).toBeUndefined();
});

test('with Git, an added file is newer than a changed one, whatever their times are, and that newer than others', () => {
  const folder = committed();
  try {
    writeFileSync(pathOf(folder, york), 'changed');
    expect(newerFileIn(folder)(york, leeds)).toBe(true);
    writeFileSync(pathOf(folder, added), 'added');
    setTime(folder, added, '2000-01-01T00:00:00Z');
    expect(newerFileIn(folder)(added, york)).toBe(true);
    expect(newerFileIn(folder)(leeds, added)).toBe(false);
  } finally {
    rmSync(join(folder, '.git'), { recursive: true });
  }
});

test('of two committed files, the one of the later commit is newer, and those of one commit have their times', () => {
  const folder = committed();
  try {
    expect(newerFileIn(folder)(york, leeds)).toBeUndefined();
    writeFileSync(pathOf(folder, leeds), 'changed');
    commit(folder);
    expect(newerFileIn(folder)(leeds, york)).toBe(true);
    expect(newerFileIn(folder)(york, leeds)).toBe(false);
  } finally {
    rmSync(join(folder, '.git'), { recursive: true });
  }
});

/** Returns a content folder that is a repository with one commit. */
function committed(): string {
  const folder = contentDir();
  git(folder, 'init', '--quiet');
  commit(folder);
  for (const file of [york, leeds]) setTime(folder, file, '2026-01-01T10:00:00Z');
  return folder;
}

function commit(folder: string): void {
  git(folder, 'add', '.');
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@mileward.example'];
  git(folder, ...author, 'commit', '--quiet', '--message', 'content');
}

function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-C', folder, ...args]);
}

function pathOf(folder: string, file: string): string {
  return join(folder, file.replace('content/', ''));
}

function setTime(folder: string, file: string, time: string): void {
  utimesSync(pathOf(folder, file), new Date(time), new Date(time));
}
