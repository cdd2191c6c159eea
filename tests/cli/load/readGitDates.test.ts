import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLines, saveLines } from '#cli/cache/keyedLines.ts';
import { readGitDates } from '#cli/load/readGitDates.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { repository } from '../../helpers/gitRepository.ts';

const MARCH = '2026-03-01T09:00:00+00:00';
const APRIL = '2026-04-01T09:00:00+01:00';
const MAY = '2026-05-01T09:00:00+01:00';

/** Reads the dates of a content folder with a new cache. */
async function read(folder: string, cache = join(temporaryFolder(), 'git-dates.json')) {
  const { dates, problems } = await readGitDates(folder, cache);
  return {
    dates: Object.fromEntries([...dates].sort()),
    problems: problems.map(({ code, args }) => ({ code, ...args })),
  };
}

describe('files under version control', () => {
  test('have the date of the last commit that touched them', async () => {
    const { folder, commit } = repository();
    commit({ 'content/site.yaml': 'a', 'content/towns/leeds.md': 'a', 'README.md': 'a' }, MARCH);
    commit({ 'content/towns/leeds.md': 'b' }, APRIL);
    commit({ 'README.md': 'b' }, MAY);

    expect(await read(join(folder, 'content'))).toEqual({
      dates: { 'content/site.yaml': MARCH, 'content/towns/leeds.md': APRIL },
      problems: [],
    });
  });

  test('have their dates whatever the settings of Git are', async () => {
    const { folder, commit, git } = repository();
    git(['config', 'diff.relative', 'true']);
    git(['config', 'log.showRoot', 'false']);
    commit({ 'content/site.yaml': 'a' }, MARCH);
    expect((await read(join(folder, 'content'))).dates).toEqual({ 'content/site.yaml': MARCH });
  });

  test('may be at the top of the repository', async () => {
    const { folder, commit } = repository();
    commit({ 'site.yaml': 'a' }, MARCH);
    expect((await read(folder)).dates).toEqual({ 'content/site.yaml': MARCH });
  });

  test('may have names with spaces and letters of any script', async () => {
    const { folder, commit } = repository();
    commit({ 'content/a b.md': 'a', 'content/mön "x".md': 'a' }, MARCH);
    expect((await read(join(folder, 'content'))).dates).toEqual({
      'content/a b.md': MARCH,
      'content/mön "x".md': MARCH,
    });
  });

  test('have no date while they have changes that are not committed', async () => {
    const { folder, commit, git, write } = repository();
    const names = ['changed', 'staged', 'clean'];
    commit(Object.fromEntries(names.map((name) => [`content/${name}.md`, 'a'])), MARCH);
    write('content/changed.md', 'b');
    write('content/staged.md', 'b');
    git(['add', 'content/staged.md']);
    write('content/new.md', 'a');

    expect(await read(join(folder, 'content'))).toEqual({
      dates: { 'content/clean.md': MARCH },
      problems: [],
    });
  });

  test('are read without a change of the index, which dates of files alone would make stale', async () => {
    const { folder, commit } = repository();
    commit({ 'content/site.yaml': 'a' }, MARCH);
    const index = join(folder, '.git', 'index');
    const before = readFileSync(index);
    utimesSync(join(folder, 'content/site.yaml'), new Date(0), new Date(0));

    expect((await read(join(folder, 'content'))).dates).toEqual({ 'content/site.yaml': MARCH });
    expect(readFileSync(index).equals(before)).toBe(true);
  });

  test('that were renamed have the date of their renaming', async () => {
    const { folder, commit } = repository();
    commit({ 'content/old.md': 'the same text' }, MARCH);
    renameSync(join(folder, 'content/old.md'), join(folder, 'content/new.md'));
    commit({}, APRIL);
    expect((await read(join(folder, 'content'))).dates['content/new.md']).toBe(APRIL);
  });

  test('that are renamed and not committed have none', async () => {
    const { folder, commit, git } = repository();
    commit({ 'content/old.md': 'the same text', 'content/other.md': 'a' }, MARCH);
    git(['mv', 'content/old.md', 'content/new.md']);
    const { dates } = await read(join(folder, 'content'));
    expect(dates['content/new.md']).toBeUndefined();
    expect(dates['content/other.md']).toBe(MARCH);
  });
});

describe('the cache', () => {
  test('keeps the history of a commit, and not what is uncommitted', async () => {
    const { folder, commit, write } = repository();
    const content = join(folder, 'content');
    const cache = join(temporaryFolder(), 'cache/git-dates.json');
    commit({ 'content/a.md': 'a', 'content/b.md': 'a' }, MARCH);

    write('content/a.md', 'b');
    expect((await read(content, cache)).dates).toEqual({ 'content/b.md': MARCH });
    write('content/a.md', 'a');
    expect((await read(content, cache)).dates).toEqual({
      'content/a.md': MARCH,
      'content/b.md': MARCH,
    });

    commit({ 'content/a.md': 'c' }, APRIL);
    expect((await read(content, cache)).dates['content/a.md']).toBe(APRIL);
  });

  test('is read if the commit is the same', async () => {
    const { folder, commit } = repository();
    const content = join(folder, 'content');
    const cache = join(temporaryFolder(), 'git-dates.json');
    commit({ 'content/a.md': 'a' }, MARCH);
    await read(content, cache);
    const kept = readLines(cache);
    const changed = [...kept.values].map(([key, value]): [string, string] => [
      key,
      value.toString().replace(MARCH, MAY),
    ]);
    saveLines(cache, kept, new Map(changed));
    expect((await read(content, cache)).dates).toEqual({ 'content/a.md': MAY });
  });

  test('is replaced if it is damaged', async () => {
    const { folder, commit } = repository();
    const cache = join(temporaryFolder(), 'git-dates.json');
    commit({ 'content/a.md': 'a' }, MARCH);
    writeFileSync(cache, '{"key":');
    expect((await read(join(folder, 'content'), cache)).dates).toEqual({ 'content/a.md': MARCH });
  });
});

describe('an incomplete history', () => {
  test('a shallow clone has only the dates of its own commits', async () => {
    const { folder, commit } = repository();
    commit({ 'content/a.md': 'a', 'content/b.md': 'a' }, MARCH);
    commit({ 'content/b.md': 'b' }, APRIL);
    commit({ 'content/c.md': 'a' }, MAY);
    const clone = join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '2', `file://${folder}`, clone]);

    // The oldest commit of a shallow clone seems to add every file, so its date is not used.
    expect(await read(join(clone, 'content'))).toEqual({
      dates: { 'content/c.md': MAY },
      problems: [{ code: 'git-history-missing', reason: 'shallow' }],
    });
  });

  test('of a shallow clone that fetches older commits has their dates too', async () => {
    const { folder, commit } = repository();
    commit({ 'content/a.md': 'a' }, MARCH);
    commit({ 'content/b.md': 'a' }, APRIL);
    commit({ 'content/c.md': 'a' }, MAY);
    const clone = join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, clone]);
    const content = join(clone, 'content');
    const cache = join(temporaryFolder(), 'git-dates.json');
    expect((await read(content, cache)).dates).toEqual({});

    execFileSync('git', ['-C', clone, 'fetch', '--quiet', '--deepen', '1']);
    expect((await read(content, cache)).dates).toEqual({ 'content/c.md': MAY });
  });

  test('without a repository nothing has a date', async () => {
    expect(await read(temporaryFolder())).toEqual({
      dates: {},
      problems: [{ code: 'git-history-missing', reason: 'no-repository' }],
    });
  });

  test('nor before the first commit', async () => {
    const { folder, write } = repository();
    write('content/a.md', 'a');
    expect((await read(join(folder, 'content'))).dates).toEqual({});
  });

  test('without Git nothing has a date', async () => {
    const { PATH } = process.env;
    onTestFinished(() => void (process.env.PATH = PATH));
    process.env.PATH = temporaryFolder();
    expect((await read(temporaryFolder())).problems).toEqual([
      { code: 'git-history-missing', reason: 'no-git' },
    ]);
  });
});
