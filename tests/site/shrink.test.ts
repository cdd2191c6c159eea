import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bytesBelow,
  datesBelow,
  differences,
  otherDist,
  smallSite,
  withBundles,
} from './smallSite.ts';
import type { Finished, SmallSite } from './smallSite.ts';

let site: SmallSite;
let posts: ReadonlyMap<string, string>;

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Ed', '-c', 'user.email=ed@agency.example', '-C', site.contentDir, ...args],
    { encoding: 'utf8', stdio: 'pipe' },
  );

beforeAll(() => {
  site = withBundles(smallSite('shrink'));
  const folder = join(site.contentDir, 'blog');
  posts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => [`blog/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
  site.build();
});

afterAll(() => site?.remove());

beforeEach(() => {
  for (const [file, text] of posts) site.writeContent(file, text);
});

function withoutPosts(): void {
  for (const file of posts.keys()) site.removeContent(file);
}

function expectRefused({ code, stdout, stderr }: Finished): void {
  expect(stdout).toContain(`${posts.size} of ${posts.size} post pages of content/blog/`);
  expect(stdout).toContain('--allow-shrink');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
}

describe('a site that loses all posts', () => {
  const folders = () => ['client', 'generated', 'hosts'].map((name) => join(site.distDir, name));

  test.each([
    [['build']],
    [['build', '--only', '/services/*']],
    [['build', '--shard', '1/2']],
    [['build', '--merge']],
    [['build', '--renderer', 'vike']],
    [['generate']],
  ])('is refused by %j, which leaves the last good site', (args) => {
    const before = folders().map(datesBelow);
    withoutPosts();
    expectRefused(site.run(...args));
    expect(folders().map(datesBelow)).toEqual(before);
  });

  test('is refused again and again', () => {
    withoutPosts();
    for (let run = 0; run < 2; run++) expectRefused(site.run('build'));
  });

  test('is refused after a part of it, or a preview, was built on purpose', () => {
    withoutPosts();
    site.build('--allow-shrink', '--only', '/services/*');
    expectRefused(site.run('build'));
    site.build('--allow-shrink', '--drafts');
    expectRefused(site.run('build'));
    expect(site.run('generate', '--allow-shrink').code).toBe(0);
    expectRefused(site.run('build'));
  });

  test('is built if that is intended, and is what the next build is compared with', () => {
    withoutPosts();
    site.build('--allow-shrink');
    site.build();
    for (const [file, text] of posts) site.writeContent(file, text);
    site.build();
    withoutPosts();
    const told = site.withEnvironment({ SITE_ALLOW_SHRINK: '1' });
    expect(told.run('build').code).toBe(0);
    for (const [file, text] of posts) site.writeContent(file, text);
    site.build();
  });

  test('can still be validated and listed', () => {
    withoutPosts();
    expect(site.run('validate').code).toBe(0);
    expect(site.run('routes', '/blog/*').stdout).not.toContain('/blog/a');
  });
});

test('one post fewer is an edit like any other', () => {
  const [file = ''] = posts.keys();
  site.removeContent(file);
  expect(site.run('build').code).toBe(0);
  site.writeContent(file, posts.get(file) ?? '');
  site.build();
});

describe('without a last build', () => {
  let fresh: SmallSite;

  beforeAll(() => {
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'All');
    fresh = otherDist(site, 'shrink-fresh');
  });

  beforeEach(() => rmSync(fresh.distDir, { recursive: true, force: true }));

  afterAll(() => fresh?.remove());

  test('content that is the same as in the last commit is built', () => {
    expect(fresh.run('generate').code).toBe(0);
  });

  test('posts that were deleted since the last commit are missed', () => {
    withoutPosts();
    expectRefused(fresh.run('build'));
    expect(fresh.run('generate', '--allow-shrink').code).toBe(0);
  });

  test('posts that were all made drafts are missed', () => {
    for (const [file, text] of posts) {
      site.writeContent(file, text.replace('---\n', '---\ndraft: true\n'));
    }
    expectRefused(fresh.run('build'));
  });

  test('posts that the last commit deleted are missed even in a fresh clone', () => {
    withoutPosts();
    git('commit', '--quiet', '--all', '--message', 'Delete all posts');
    expectRefused(fresh.run('build'));
    const published = fresh.withEnvironment({ SITE_PUBLISHED_COMMIT: 'HEAD~1' });
    git('commit', '--quiet', '--allow-empty', '--message', 'Another');
    expect(fresh.run('generate').code).toBe(0);
    rmSync(fresh.distDir, { recursive: true });
    expect(published.run('generate').code).toBe(0);
    const earlier = fresh.withEnvironment({ SITE_PUBLISHED_COMMIT: 'HEAD~2' });
    expectRefused(earlier.run('build'));
  });
});

test('a refused build leaves the site with all its posts', () => {
  site.build();
  const whole = bytesBelow(site.clientDir);
  withoutPosts();
  expectRefused(site.run('build'));
  expect(differences(bytesBelow(site.clientDir), whole)).toEqual([]);
});
