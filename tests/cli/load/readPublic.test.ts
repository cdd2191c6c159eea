import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPublic } from '#cli/load/readPublic.ts';
import { asOrdinaryUser } from '../../helpers/asOrdinaryUser.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

function publicFolder(...names: string[]) {
  const folder = join(temporaryFolder(), 'public');
  const write = (name: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, name);
    return file;
  };
  mkdirSync(folder);
  names.forEach(write);
  const link = (target: string, name: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(target, join(folder, name));
  };
  return { folder, write, link };
}

/** Returns the files that may be published, and the findings as "code file". */
function read(folder: string) {
  const { files, problems } = readPublic(folder);
  return {
    files,
    found: problems
      .map(({ code, at }) => `${code} ${at.file}`)
      .sort((a, b) => (a.split(' ')[1] ?? '').localeCompare(b.split(' ')[1] ?? '')),
  };
}

describe('published', () => {
  test('are all files, by their paths, sorted', () => {
    const { folder } = publicFolder('images/b.svg', 'images/a/c.svg', 'favicon.ico');
    expect(read(folder)).toEqual({
      files: ['favicon.ico', 'images/a/c.svg', 'images/b.svg'],
      found: [],
    });
  });

  test('is .well-known, at the top alone', () => {
    const { folder } = publicFolder('.well-known/security.txt', 'a/.well-known/security.txt');
    expect(read(folder)).toEqual({
      files: ['.well-known/security.txt'],
      found: ['public-file-hidden public/a/.well-known'],
    });
  });

  test('are links to public files and folders', () => {
    const { folder, link } = publicFolder('images/a.svg');
    link('images/a.svg', 'b.svg');
    link('images', 'pictures');
    expect(read(folder)).toEqual({ files: ['b.svg', 'images/a.svg', 'pictures/a.svg'], found: [] });
  });

  test('is nothing if there is no such folder', () => {
    expect(read(join(temporaryFolder(), 'public'))).toEqual({ files: [], found: [] });
  });
});

test('an empty download is reported, but not other empty files', () => {
  const { folder, write } = publicFolder('full.pdf');
  for (const name of ['files/price-list.PDF', '.gitkeep', 'ads.txt']) truncateSync(write(name));
  expect(read(folder).found).toEqual(['file-empty public/files/price-list.PDF']);
});

test('files of the operating system are skipped silently', () => {
  const { folder } = publicFolder('a.txt', 'images/Thumbs.db', 'desktop.ini', '.DS_Store');
  expect(read(folder)).toEqual({ files: ['a.txt'], found: [] });
});

describe('never published', () => {
  test.each(['/etc/passwd', '/etc', '../../secret.txt', '../../public-too/a.txt', '.', '..'])(
    'is a link to %s',
    (target) => {
      const { folder, link, write } = publicFolder('a.txt');
      write('../secret.txt');
      write('../public-too/a.txt');
      link(target, 'images/innocent.svg');
      const { files, found } = read(folder);
      expect(files).toEqual(['a.txt']);
      expect(found.join()).toMatch(/public-link-outside|link-loop/);
    },
  );

  test('is a link to a link that leaves the folder', () => {
    const { folder, link } = publicFolder();
    link('/etc/passwd', 'a.txt');
    link('a.txt', 'b.txt');
    expect(read(folder)).toEqual({
      files: [],
      found: ['public-link-outside public/a.txt', 'public-link-outside public/b.txt'],
    });
  });

  test('is a hidden file or folder, or a link to one', () => {
    const { folder, link } = publicFolder('.env', '.git/config', 'a/.htpasswd', '.DS_Store');
    link('.env', 'settings.txt');
    link('.git', 'history');
    expect(read(folder)).toEqual({
      files: [],
      found: [
        'public-file-hidden public/.env',
        'public-file-hidden public/.git',
        'public-file-hidden public/a/.htpasswd',
        'public-link-outside public/history',
        'public-link-outside public/settings.txt',
      ],
    });
  });

  test('is a link that leads nowhere, or back to itself', () => {
    const { folder, link } = publicFolder();
    link('missing.svg', 'dangling.svg');
    link('circle', 'circle');
    link('.', 'images');
    expect(read(folder)).toEqual({
      files: [],
      found: [
        'link-loop public/circle',
        'file-unreadable public/dangling.svg',
        'public-link-outside public/images',
      ],
    });
  });

  test('is a pipe', () => {
    const { folder } = publicFolder();
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    expect(read(folder)).toEqual({ files: [], found: ['file-unreadable public/pipe'] });
  });

  test('is a file or folder that may not be read', async () => {
    const { folder, write } = publicFolder('a.txt');
    chmodSync(write('closed.txt'), 0o000);
    chmodSync(dirname(write('closed/b.txt')), 0o000);
    try {
      expect(await asOrdinaryUser(async () => read(folder))).toEqual({
        files: ['a.txt'],
        found: ['file-unreadable public/closed', 'file-unreadable public/closed.txt'],
      });
    } finally {
      chmodSync(join(folder, 'closed'), 0o755);
    }
  });
});
