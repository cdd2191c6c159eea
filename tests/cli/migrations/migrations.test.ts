import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { ContentTexts, Migration } from '#cli/migrations/migration.ts';
import { migrations } from '#cli/migrations/migrations.ts';
import { projectRoot } from '#cli/project.ts';

/** Returns the files of a folder beside this test, by their paths (`content/…`). */
function filesIn(folder: string): Map<string, string> {
  const root = join(import.meta.dirname, folder);
  const files = globSync('content/**/*.*', { cwd: root }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Returns the content after one migration. */
function migrated(migration: Migration, texts: ContentTexts): Map<string, string> {
  const after = new Map(texts);
  for (const { file, edits, to, isRemoved } of migration.plan?.(texts).changes ?? []) {
    const text = applyEdits(after.get(file) ?? '', edits);
    if (isRemoved || to !== undefined) after.delete(file);
    if (!isRemoved) after.set(to ?? file, text);
  }
  return after;
}

/** The migrations that change files. The others only add some. */
const changing = migrations
  .filter(({ plan }) => plan)
  .map((migration): [string, Migration] => [String(migration.version).padStart(4, '0'), migration]);

test('migrations are numbered from 1 without a gap, as their files are', () => {
  const files = globSync('cli/migrations/[0-9]*.ts', { cwd: projectRoot })
    .map((file) => Number(relative('cli/migrations', file).slice(0, 4)))
    .sort((a, b) => a - b);
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  expect(files).toEqual(migrations.map(({ version }) => version));
});

test('migrations say in one sentence what changes, and since which release', () => {
  for (const { summary, release } of migrations) {
    expect(summary).toMatch(/^[A-Z"].*\.$/);
    expect(release).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('migrations change files, or add some', () => {
  for (const { adds, plan } of migrations) expect(adds ?? plan).toBeDefined();
});

describe.each(changing)('migration %s', (number, migration) => {
  const before = filesIn(`${number}/before`);
  const after = filesIn(`${number}/after`);

  test('turns "before" into "after"', () => {
    expect(before.size).toBeGreaterThan(0);
    expect(Object.fromEntries(migrated(migration, before))).toEqual(Object.fromEntries(after));
  });

  test('leaves content alone that has the new shape', () => {
    expect(Object.fromEntries(migrated(migration, after))).toEqual(Object.fromEntries(after));
  });
});

test('migration 2 lists the texts that type a reply time', () => {
  const open = migrations[1]?.plan?.(filesIn('0002/before')).open ?? [];
  expect(open).toMatchObject([{ file: 'content/screens/contact.yaml', path: ['form'] }]);
  expect(open[0]?.text).toContain('"24 hours"');
});
