import { expect, test } from 'vitest';
import { selectTexts, SourceTexts } from '#cli/load/sourceTexts.ts';

/** Returns the texts of three files, and the files whose texts were read. */
function texts() {
  const read: string[] = [];
  const sources = ['a.md', 'b.md', 'c.md'].map((file) => ({
    file,
    get text() {
      read.push(file);
      return `text of ${file}`;
    },
  }));
  return { all: new SourceTexts(sources), read };
}

test('a text is read when it is asked for', () => {
  const { all, read } = texts();
  expect([all.size, all.has('b.md'), all.has('d.md'), [...all.keys()]]).toEqual([
    3,
    true,
    false,
    ['a.md', 'b.md', 'c.md'],
  ]);
  expect(read).toEqual([]);
  expect(all.get('b.md')).toBe('text of b.md');
  expect(all.get('d.md')).toBeUndefined();
  expect(read).toEqual(['b.md']);
});

test('texts can be visited like those of a map', () => {
  const { all } = texts();
  const map = new Map(['a.md', 'b.md', 'c.md'].map((file) => [file, `text of ${file}`]));
  expect([...all]).toEqual([...map]);
  expect([...all.values()]).toEqual([...map.values()]);
  const visited: string[][] = [];
  all.forEach((text, file) => visited.push([file, text]));
  expect(visited).toEqual([...map]);
});

test('texts are left out and added without reading any', () => {
  const { all, read } = texts();
  const some = selectTexts(all, (file) => file !== 'a.md', [
    ['c.md', 'new'],
    ['d.md', 'added'],
  ]);
  expect([...some.keys()]).toEqual(['b.md', 'c.md', 'd.md']);
  expect([some.get('a.md'), some.get('c.md'), some.get('d.md')]).toEqual([
    undefined,
    'new',
    'added',
  ]);
  expect(read).toEqual([]);
});
