import { describe, expect, test } from 'vitest';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import type { Migration } from '#cli/migrations/migration.ts';
import { planUpgrade } from '#cli/migrations/planUpgrade.ts';

const site = 'content/site.yaml';

/** Renames a field of `content/site.yaml`. */
const renames = (version: number, from: string, to: string): Migration => ({
  version,
  release: `1.${version}.0`,
  summary: `"${from}" is called "${to}".`,
  plan: (texts) => ({
    changes: [
      { file: site, edits: fieldEdits(site, texts.get(site) ?? '').replace([from], to, 'key') },
    ],
  }),
});

const upgraded = (text: string, version: number, migrations: readonly Migration[]) =>
  planUpgrade(new Map([[site, text]]), version, { migrations }).texts.get(site);

describe('an upgrade', () => {
  test('runs the migrations that are newer than the content, each on the result of the one before', () => {
    const migrations = [renames(1, 'a', 'b'), renames(2, 'b', 'c'), renames(3, 'c', 'd')];
    expect(upgraded('a: 1\n', 0, migrations)).toContain('d: 1\n');
    expect(upgraded('b: 1\ncontentVersion: 1\n', 1, migrations)).toBe('d: 1\ncontentVersion: 3\n');
  });

  test('records the version below the other fields, with the command that writes it', () => {
    expect(upgraded('a: 1', 0, [renames(1, 'a', 'b')])).toBe(
      'b: 1\n# The shape of all files. "site upgrade" writes it.\ncontentVersion: 1\n',
    );
  });

  test('keeps every character outside its edits', () => {
    const text = '\uFEFF# Facts\r\na:   "x"   # why\r\n\r\nother: [1,2]\r\ncontentVersion: 0\r\n';
    expect(upgraded(text, 0, [renames(1, 'a', 'b')])).toBe(
      text.replace('a:  ', 'b:  ').replace('Version: 0', 'Version: 1'),
    );
  });

  test('changes nothing in content that has the version of the code', () => {
    const plan = planUpgrade(new Map([[site, 'b: 1\ncontentVersion: 1\n']]), 1, {
      migrations: [renames(1, 'a', 'b')],
    });
    expect(plan).toEqual({ steps: [], texts: new Map(), open: [] });
  });

  test('only records the version if the content has the new shape already', () => {
    const plan = planUpgrade(new Map([[site, 'b: 1\n']]), 0, {
      migrations: [renames(1, 'a', 'b')],
    });
    expect(plan.steps).toMatchObject([{ version: 1, files: [] }]);
    expect(plan.record?.after).toContain('contentVersion: 1');
  });

  test('can add, move and remove files', () => {
    const migration: Migration = {
      version: 1,
      release: '1.1.0',
      summary: 'Files move.',
      plan: () => ({
        changes: [
          { file: 'content/new.yaml', edits: [{ start: 0, end: 0, text: 'a: 1\n' }] },
          { file: 'content/old.yaml', to: 'content/moved.yaml', edits: [] },
          { file: 'content/gone.yaml', isRemoved: true, edits: [] },
        ],
      }),
    };
    const texts = new Map([
      ['content/old.yaml', 'b: 1\n'],
      ['content/gone.yaml', 'c: 1\n'],
    ]);
    expect(Object.fromEntries(planUpgrade(texts, 0, { migrations: [migration] }).texts)).toEqual({
      'content/new.yaml': 'a: 1\n',
      'content/old.yaml': null,
      'content/moved.yaml': 'b: 1\n',
      'content/gone.yaml': null,
    });
  });

  test('takes new files from the sample, and keeps those that the site has', () => {
    const migration: Migration = {
      version: 1,
      release: '1.1.0',
      summary: 'There are words.',
      adds: ['content/words.yaml', 'content/brand/'],
    };
    const sample = new Map([
      ['content/words.yaml', 'a: 1\n'],
      ['content/brand/brand.yaml', 'b: 1\n'],
      ['content/brand/mark.svg', '<svg/>'],
      ['content/towns/leeds.md', 'Leeds'],
    ]);
    const texts = new Map([['content/brand/mark.svg', '<svg id="own"/>']]);
    expect(
      Object.fromEntries(planUpgrade(texts, 0, { migrations: [migration], sample }).texts),
    ).toEqual({ 'content/words.yaml': 'a: 1\n', 'content/brand/brand.yaml': 'b: 1\n' });
  });

  test('names the line of a decision as it is after all migrations', () => {
    const asks: Migration = {
      ...renames(1, 'a', 'b'),
      plan: () => ({
        changes: [],
        open: [{ file: site, path: ['z'], text: 'Check it.' }],
      }),
    };
    const adds: Migration = {
      ...renames(2, 'a', 'b'),
      plan: (texts) => ({
        changes: [
          { file: site, edits: fieldEdits(site, texts.get(site) ?? '').insert([], 'n: 1\n', 'a') },
        ],
      }),
    };
    const { open } = planUpgrade(new Map([[site, 'a: 1\nz: 2\n']]), 0, {
      migrations: [asks, adds],
    });
    expect(open).toMatchObject([{ line: 3, text: 'Check it.' }]);
  });
});
