import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newerFileIn } from '#cli/load/newerFile.ts';
import type { IsNewer } from '#cli/load/newerFile.ts';
import { contentDir, temporaryFolder } from '../../helpers/contentDir.ts';

const york = 'content/towns/york.md';
const leeds = 'content/towns/leeds.md';
const added = 'content/towns/added.md';

test('without Git, the file that was written later is newer, and a second is too close to tell', () => {
  const folder = contentDir();
  setTime(folder, york, '2026-01-01T10:00:00Z');
  setTime(folder, leeds, '2026-01-01T11:00:00Z');
  expect(newerIn(folder)(leeds, york)).toBe(true);
  expect(newerIn(folder)(york, leeds)).toBe(false);
  setTime(folder, york, '2026-01-01T10:59:59Z');
  expect(newerIn(folder)(leeds, york)).toBeUndefined();
});

test('with Git, an added file is newer than a changed one, and a changed one than all others, whatever their times are', () => {
  const folder = committed();
  try {
    writeFileSync(pathOf(folder, york), 'changed');
    expect(newerIn(folder)(york, leeds)).toBe(true);
    writeFileSync(pathOf(folder, added), 'added');
    setTime(folder, added, '2000-01-01T00:00:00Z');
    expect(newerIn(folder)(added, york)).toBe(true);
    expect(newerIn(folder)(leeds, added)).toBe(false);
  } finally {
    rmSync(join(folder, '.git'), { recursive: true });
  }
});

test('of two committed files, the one of the later commit is newer, and their times decide between two of the same commit', () => {
  const folder = committed();
  try {
    expect(newerIn(folder)(york, leeds)).toBeUndefined();
    writeFileSync(pathOf(folder, leeds), 'changed');
    commit(folder);
    expect(newerIn(folder)(leeds, york)).toBe(true);
    expect(newerIn(folder)(york, leeds)).toBe(false);
  } finally {
    rmSync(join(folder, '.git'), { recursive: true });
  }
});

test('answers about the files of a commit are kept until the next one', () => {
  const folder = committed();
  const notes = join(temporaryFolder(), 'newer-files.json');
  try {
    writeFileSync(pathOf(folder, leeds), 'changed');
    commit(folder);
    const isNewer = newerFileIn(folder, notes);
    expect(isNewer(leeds, york)).toBe(true);
    isNewer.save();
    const noted = readFileSync(notes, 'utf8');
    const again = newerFileIn(folder, notes);
    expect(again(leeds, york)).toBe(true);
    again.save();
    expect(readFileSync(notes, 'utf8')).toBe(noted);
    writeFileSync(pathOf(folder, york), 'changed');
    commit(folder);
    expect(newerFileIn(folder, notes)(leeds, york)).toBe(false);
  } finally {
    rmSync(join(folder, '.git'), { recursive: true });
  }
});

test('the answers are read once and saved together', () => {
  const folder = committed();
  const notes = join(temporaryFolder(), 'newer-files.json');
  try {
    const isNewer = newerFileIn(folder, notes);
    isNewer(york, leeds);
    isNewer(leeds, york);
    expect(existsSync(notes)).toBe(false);
    isNewer.save();
    const [heading, ...lines] = readFileSync(notes, 'utf8').trimEnd().split('\n');
    expect(heading).toMatch(/^lines /);
    expect(lines).toHaveLength(2);
    const again = newerFileIn(folder, notes);
    again(york, leeds);
    rmSync(notes);
    again(leeds, york);
    again.save();
    expect(existsSync(notes)).toBe(false);
  } finally {
    rmSync(join(folder, '.git'), { recursive: true });
  }
});

/** Returns the function with notes of its own. */
function newerIn(folder: string): IsNewer {
  return newerFileIn(folder, join(temporaryFolder(), 'newer-files.json'));
}

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
