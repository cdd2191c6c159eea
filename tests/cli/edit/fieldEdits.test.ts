import { describe, expect, test } from 'vitest';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { DataPath } from '#cli/model/finding.ts';

describe('removing a field', () => {
  const removed = (text: string, path: DataPath) =>
    applyEdits(text, fieldEdits('content/local/leeds.yaml', text).remove(path));

  test('takes its lines away', () => {
    const text = 'services:\n  marketing: >-\n    One\n    two.\n  web-design: Three.\n';
    expect(removed(text, ['services', 'marketing'])).toBe('services:\n  web-design: Three.\n');
  });

  test('takes the comments right above it away, and no others', () => {
    const text =
      '# The file.\na: 1\nb:\n  # Of c.\n  c: |\n    # Text\n  # Of d,\n  # too.\n  d: 2\n  # No e.\nf: 3\n';
    expect(removed(text, ['a'])).toBe(text.replace('a: 1\n', ''));
    expect(removed(text, ['b', 'c'])).toBe(text.replace(/ {2}# Of c[^]*# Text\n/, ''));
    expect(removed(text, ['b', 'd'])).toBe(text.replace(/ {2}# Of d[^]*d: 2\n/, ''));
    expect(removed(text, ['f'])).toBe(text.replace('f: 3\n', ''));
    const last = 'a: |\n  # Text\n# Of b.\nb: 2\n';
    expect(removed(last, ['b'])).toBe('a: |\n  # Text\n');
  });

  test('leaves an empty group if it was the only one', () => {
    const text = 'names: []\nservices:\n  marketing: >-\n    One\n    two.\ndraft: true\n';
    expect(removed(text, ['services', 'marketing'])).toBe('names: []\nservices: {}\ndraft: true\n');
  });

  test('leaves an empty list if it was the only item', () => {
    expect(removed('names:\n  - One\nservices: {}\n', ['names', 0])).toBe(
      'names: []\nservices: {}\n',
    );
  });

  test('keeps the dash of an item of a list if it was the first of several', () => {
    const text =
      'stages:\n  - after: [design]\n    service: dev\n    weeks: 2\n  - service: test\n';
    expect(removed(text, ['stages', 0, 'after'])).toBe(
      'stages:\n  - service: dev\n    weeks: 2\n  - service: test\n',
    );
    expect(removed(text, ['stages', 0, 'service'])).toBe(
      'stages:\n  - after: [design]\n    weeks: 2\n  - service: test\n',
    );
    expect(removed(text, ['stages', 1, 'service'])).toBe(
      'stages:\n  - after: [design]\n    service: dev\n    weeks: 2\n',
    );
    const block = 'stages:\n  - after:\n      - design\n    # The work.\n    service: dev\n';
    expect(removed(block, ['stages', 0, 'after'])).toBe(
      'stages:\n  - # The work.\n    service: dev\n',
    );
  });

  test('keeps the comments above a list that has no item left', () => {
    expect(removed('names: # known\n  # by others\n  - One # old\na: 1\n', ['names', 0])).toBe(
      'names: [] # known\n  # by others\na: 1\n',
    );
  });
});

test('replacing a folded text keeps the line below it', () => {
  const text = 'a: >-\n  One\n  two.\nb: 1\n';
  const edits = fieldEdits('content/a.yaml', text).replace(['a'], 'Three.');
  expect(applyEdits(text, edits)).toBe('a: Three.\nb: 1\n');
});

describe('adding to an empty list', () => {
  const added = (text: string) =>
    applyEdits(text, fieldEdits('content/towns/leeds.yaml', text).append('near', ['a', 'b']));

  test.each([
    ['near: []\nz: 1\n', 'near:\n  - a\n  - b\nz: 1\n'],
    ['near: ~', 'near:\n  - a\n  - b\n'],
    ['near: # none yet\nz: 1\n', 'near: # none yet\n  - a\n  - b\nz: 1\n'],
    ['near: [] # none yet\n', 'near: # none yet\n  - a\n  - b\n'],
    ['near: [\n  # none yet\n]\nz: 1\n', 'near: [\n  # none yet\n  a, b\n]\nz: 1\n'],
  ])('%j gives %j', (text, expected) => {
    expect(added(text)).toBe(expected);
  });
});

describe('removing several items', () => {
  const removed = (text: string, ...paths: DataPath[]) =>
    applyEdits(text, fieldEdits('content/towns/leeds.yaml', text).remove(...paths));
  const items = (...indexes: number[]) => indexes.map((index) => ['near', index]);

  test('of a list in brackets leaves one comma between the others', () => {
    const text = 'near: [a, b, c, d]\n';
    expect(removed(text, ...items(1, 2))).toBe('near: [a, d]\n');
    expect(removed(text, ...items(2, 3))).toBe('near: [a, b]\n');
    expect(removed(text, ...items(3, 0))).toBe('near: [b, c]\n');
    expect(removed(text, ...items(0, 1, 2, 3))).toBe('near: []\n');
  });

  test('of a list of lines leaves an empty list if none is left', () => {
    const text = 'near:\n  - a\n  - b\n  - c\nz: 1\n';
    expect(removed(text, ...items(2, 0))).toBe('near:\n  - b\nz: 1\n');
    expect(removed(text, ...items(0, 1, 2))).toBe('near: []\nz: 1\n');
  });
});

describe('adding fields', () => {
  const added = (text: string, group: DataPath, lines: string, after?: string, file = 'a.yaml') =>
    applyEdits(text, fieldEdits(`content/${file}`, text).insert(group, lines, after));

  test('puts them below a field of the same group', () => {
    expect(added('a: 1 # one\nb: 2\n', [], 'x:\n  - y\n', 'a')).toBe(
      'a: 1 # one\nx:\n  - y\nb: 2\n',
    );
    expect(
      added('g:\n  a: >-\n    One\n    two.\n  b: 2\nz: 3\n', ['g'], 'x:\n  y: 1\n', 'a'),
    ).toBe('g:\n  a: >-\n    One\n    two.\n  x:\n    y: 1\n  b: 2\nz: 3\n');
  });

  test('puts them at the end of the group otherwise', () => {
    expect(added('g:\n  a: 1\n  b: 2\nz: 3', ['g'], 'x: 4\n')).toBe(
      'g:\n  a: 1\n  b: 2\n  x: 4\nz: 3',
    );
    expect(added('a: 1\n# The end', [], 'x: 4\n', 'none')).toBe('a: 1\n# The end\nx: 4\n');
  });

  test('writes them in one line into a group in brackets', () => {
    expect(added('g: { a: 1 } # why\n', ['g'], 'x: a, b\ny: 2\n')).toBe(
      'g: { a: 1, x: "a, b", y: 2 } # why\n',
    );
  });

  test('keeps them above the text of a Markdown file', () => {
    expect(added('---\na: 1\n---\n\nText.\n', [], 'x: 2\n', undefined, 'a.md')).toBe(
      '---\na: 1\nx: 2\n---\n\nText.\n',
    );
  });

  test('keeps them above the end marker of a YAML file', () => {
    expect(added('a: 1\n...\n', [], 'x: 2\n')).toBe('a: 1\nx: 2\n...\n');
    const text = 'a: 1\n... # The end\n';
    const edits = fieldEdits('content/a.yaml', text).append('near', ['b']);
    expect(applyEdits(text, edits)).toBe('a: 1\nnear:\n  - b\n... # The end\n');
  });

  test('adds nothing to a group that does not exist', () => {
    expect(added('a: 1\n', ['g'], 'x: 2\n')).toBe('a: 1\n');
  });
});

test('the lines of a field are those with its comments, without their indentation', () => {
  const text =
    'g:\n  a: 1\n\n  # First.\n  # Second.\n  b:\n    c: >-\n      One\n\n      two.\n  d: 4\n';
  expect(fieldEdits('content/a.yaml', text).linesOf(['g', 'b'])).toBe(
    '# First.\n# Second.\nb:\n  c: >-\n    One\n\n    two.\n',
  );
  expect(fieldEdits('content/a.yaml', text).linesOf(['g', 'x'])).toBeUndefined();
});
