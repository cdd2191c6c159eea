import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkOutPublished, hasUncommitted } from '#cli/load/checkOutPublished.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';
import { repository } from '../../helpers/gitRepository.ts';

/** Returns the file names of the published content, or `undefined` if it is unknown or has not changed. */
async function published(folder: string, env: Record<string, string> = {}) {
  const found = await checkOutPublished(join(folder, 'content'), env, temporaryFolder());
  return found && readdirSync(found.contentDir).sort();
}

/** Creates a repository with three commits. The first and the last have one content file, and the second has two. */
function history() {
  const repo = repository();
  const remove = (file: string) => rmSync(join(repo.folder, file));
  const head = () => repo.git(['rev-parse', 'HEAD']).trim();
  repo.commit({ 'content/a.md': 'a', 'README.md': 'r' });
  const first = head();
  repo.commit({ 'content/b.md': 'b' });
  const second = head();
  remove('content/a.md');
  repo.commit({});
  return { ...repo, remove, first, second, third: head() };
}

describe('the published content', () => {
  test('is that of the commit before the last one', async () => {
    expect(await published(history().folder)).toEqual(['a.md', 'b.md']);
  });

  test('is that of the last commit if the content has changed since', async () => {
    const { folder, remove } = history();
    remove('content/b.md');
    expect(await published(folder)).toEqual(['b.md']);
  });

  test('is that of the commit that somebody named, although the content has changed since', async () => {
    const { folder, remove, first } = history();
    remove('content/b.md');
    expect(await published(folder, { SITE_PUBLISHED_COMMIT: first })).toEqual(['a.md']);
    expect(await published(folder, { CACHED_COMMIT_REF: first })).toEqual(['b.md']);
  });

  test.each(['SITE_PUBLISHED_COMMIT', 'CACHED_COMMIT_REF', 'VERCEL_GIT_PREVIOUS_SHA'])(
    'is that of the commit in %s',
    async (variable) => {
      const { folder, first } = history();
      expect(await published(folder, { [variable]: first })).toEqual(['a.md']);
    },
  );

  test('is not that of a variable that names no commit', async () => {
    const { folder } = history();
    for (const name of ['0'.repeat(40), '--all', 'no such commit', '']) {
      expect(await published(folder, { SITE_PUBLISHED_COMMIT: name })).toEqual(['a.md', 'b.md']);
    }
  });

  test('is not the commit that is built if the host names it, because a host does so before its first build', async () => {
    const { folder, third } = history();
    expect(await published(folder, { CACHED_COMMIT_REF: third })).toEqual(['a.md', 'b.md']);
  });

  test('is the commit at which a branch left the main branch', async () => {
    const { folder, git, first, commit } = history();
    git(['update-ref', 'refs/remotes/origin/main', first]);
    git(['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main']);
    commit({ 'content/c.md': 'c' });
    expect(await published(folder)).toEqual(['a.md']);
  });

  test('has the bytes of the commit, and leaves the index and the files as they are', async () => {
    const { folder, git, write } = history();
    write('content/b.md', 'changed');
    const before = git(['status', '--porcelain']);
    const target = temporaryFolder();
    const found = await checkOutPublished(join(folder, 'content'), {}, target);
    expect(readFileSync(join(found?.contentDir ?? '', 'b.md'), 'utf8')).toBe('b');
    expect(git(['status', '--porcelain'])).toBe(before);
    expect(readFileSync(join(folder, 'content/b.md'), 'utf8')).toBe('changed');
  });

  test('may be the whole repository', async () => {
    const { folder } = history();
    const found = await checkOutPublished(folder, {}, temporaryFolder());
    expect(existsSync(join(found?.contentDir ?? '', 'content/a.md'))).toBe(true);
  });
});

describe('nothing is known of it', () => {
  test('if the content is the same', async () => {
    const { folder, commit } = history();
    commit({ 'README.md': 'other' });
    expect(await published(folder)).toBeUndefined();
  });

  test('if the commit that is built is published, so that a site that shrank on purpose can be built again', async () => {
    const { folder, third } = history();
    expect(await published(folder, { SITE_PUBLISHED_COMMIT: third })).toBeUndefined();
  });

  test('at the first commit', async () => {
    const { folder, commit } = repository();
    commit({ 'content/a.md': 'a' });
    expect(await published(folder)).toBeUndefined();
  });

  test('if a shallow clone lacks the commit', async () => {
    const { folder } = history();
    const clone = repository();
    clone.git(['fetch', '--quiet', '--depth=1', `file://${folder}`, 'main']);
    clone.git(['checkout', '--quiet', 'FETCH_HEAD']);
    expect(await published(clone.folder)).toBeUndefined();
  });

  test('outside of a repository', async () => {
    expect(await published(temporaryFolder())).toBeUndefined();
  });
});

describe('content is uncommitted', () => {
  test('if it has a new or a changed file', async () => {
    const { folder, write } = history();
    const content = join(folder, 'content');
    expect(await hasUncommitted(content)).toBe(false);
    write('content/b.md', 'c');
    expect(await hasUncommitted(content)).toBe(true);
  });

  test('if Git ignores it', async () => {
    const { folder, commit, write } = history();
    commit({ '.gitignore': '*.swp\ncontent/new/\n' });
    const content = join(folder, 'content');
    write('content/b.md.swp', 'b');
    expect(await hasUncommitted(content)).toBe(false);
    write('content/new/c.md', 'c');
    expect(await hasUncommitted(content)).toBe(true);
  });

  test('if Git ignores all of it', async () => {
    const { folder, commit, write } = repository();
    commit({ '.gitignore': 'content/\n' });
    write('content/a.md', 'a');
    expect(await hasUncommitted(join(folder, 'content'))).toBe(true);
  });

  test('in an unknown way without a repository', async () => {
    expect(await hasUncommitted(temporaryFolder())).toBeUndefined();
  });
});
