import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

/** Writes two files to a temporary folder. */
function twoFiles() {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  writeFileSync(path('a.md'), 'old a');
  writeFileSync(path('b.md'), 'old b');
  chmodSync(path('b.md'), 0o640);
  const texts = () =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(path(name), 'utf8')] as const),
    );
  const mode = (name: string) => statSync(path(name)).mode & 0o777;
  return { path, texts, mode };
}

describe('several files', () => {
  test('are written, made and removed', () => {
    const { path, texts } = twoFiles();
    writeAllOrNothing([
      { path: path('a.md'), text: 'new a' },
      { path: path('b.md'), text: null },
      { path: path('c.md'), text: 'new c' },
    ]);
    expect(texts()).toEqual({ 'a.md': 'new a', 'c.md': 'new c' });
  });

  test('are as they were, permissions included, if one cannot be removed', () => {
    const { path, texts, mode } = twoFiles();
    const write = () =>
      writeAllOrNothing([
        { path: path('a.md'), text: 'new a' },
        { path: path('b.md'), text: null },
        { path: path('c.md'), text: 'new c' },
        { path: path('missing.md'), text: null },
      ]);
    expect(write).toThrow('missing.md');
    expect(texts()).toEqual({ 'a.md': 'old a', 'b.md': 'old b' });
    expect(mode('b.md')).toBe(0o640);
  });

  test('keep their permissions, and a new one gets those of another if asked for', () => {
    const { path, mode } = twoFiles();
    writeAllOrNothing([
      { path: path('b.md'), text: 'new b' },
      { path: path('c.md'), text: 'new c', like: path('b.md') },
    ]);
    expect([mode('b.md'), mode('c.md')]).toEqual([0o640, 0o640]);
  });

  test('leave the old text of one that cannot be restored beside it', () => {
    const { path } = twoFiles();
    mkdirSync(path('folder'));
    writeFileSync(path('folder/c.md'), 'old c');
    symlinkSync('folder', path('link'));
    const write = () =>
      writeAllOrNothing([
        { path: path('link/c.md'), text: null },
        // While this link is missing, the file has no path.
        { path: path('link'), text: null },
        { path: path('missing.md'), text: null },
      ]);
    expect(write).toThrow('missing.md');
    const [left = '', ...more] = readdirSync(path('link'));
    expect(more).toEqual([]);
    expect(readFileSync(path(`link/${left}`), 'utf8')).toBe('old c');
  });
});

describe('a link to a file', () => {
  /** Writes two files, and two links to the second. */
  function linked() {
    const files = twoFiles();
    for (const name of ['one.md', 'two.md']) symlinkSync('b.md', files.path(name));
    const isLink = (name: string) => lstatSync(files.path(name)).isSymbolicLink();
    return { ...files, isLink };
  }

  test('stays a link when a text is written to it, even through another link at once', () => {
    const { path, texts, mode, isLink } = linked();
    writeAllOrNothing([
      { path: path('one.md'), text: 'new b' },
      { path: path('two.md'), text: 'new b' },
    ]);
    expect(texts()).toEqual({
      'a.md': 'old a',
      'b.md': 'new b',
      'one.md': 'new b',
      'two.md': 'new b',
    });
    expect([isLink('one.md'), isLink('two.md'), mode('b.md')]).toEqual([true, true, 0o640]);
  });

  test('is removed without the file', () => {
    const { path, texts } = linked();
    writeAllOrNothing([{ path: path('one.md'), text: null }]);
    expect(texts()).toEqual({ 'a.md': 'old a', 'b.md': 'old b', 'two.md': 'old b' });
  });

  test('is a link as before if the writing fails', () => {
    const { path, texts } = linked();
    const before = texts();
    const write = () =>
      writeAllOrNothing([
        { path: path('one.md'), text: null },
        { path: path('two.md'), text: 'new b' },
        { path: path('missing.md'), text: null },
      ]);
    expect(write).toThrow('missing.md');
    expect(texts()).toEqual(before);
    expect(['one.md', 'two.md'].map((name) => readlinkSync(path(name)))).toEqual(['b.md', 'b.md']);
  });
});
