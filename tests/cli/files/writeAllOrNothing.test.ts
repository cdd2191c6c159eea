import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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
  return { path, texts };
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
    const { path, texts } = twoFiles();
    const write = () =>
      writeAllOrNothing([
        { path: path('a.md'), text: 'new a' },
        { path: path('b.md'), text: null },
        { path: path('c.md'), text: 'new c' },
        { path: path('missing.md'), text: null },
      ]);
    expect(write).toThrow('missing.md');
    expect(texts()).toEqual({ 'a.md': 'old a', 'b.md': 'old b' });
    expect(statSync(path('b.md')).mode & 0o777).toBe(0o640);
  });
});
