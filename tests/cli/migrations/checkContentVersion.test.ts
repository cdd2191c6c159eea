import { expect, test } from 'vitest';
import { checkContentVersion, versionIn } from '#cli/migrations/checkContentVersion.ts';
import type { Migration } from '#cli/migrations/migration.ts';

const migrations = ['Colours move.', 'Words move.'].map((summary, index): Migration => ({
  version: index + 1,
  release: '1.1.0',
  summary,
  plan: () => ({ changes: [] }),
}));

const checked = (data: unknown) => {
  const entry = { slug: 'site', file: 'content/site.yaml', hash: '', data, bodyLine: 1 };
  const markdown = {
    tree: { type: 'root' as const, children: [] },
    headings: [],
    links: [],
    images: [],
    words: 0,
    faults: [],
  };
  const texts = new Map([['content/site.yaml', '']]);
  return checkContentVersion({ singles: { site: { ...entry, markdown } }, texts }, migrations);
};

test('content of the version of the code has no problem', () => {
  expect(checked({ contentVersion: 2 })).toBeUndefined();
});

test('older content has one problem, with what has changed since', () => {
  expect(checked({ contentVersion: 1 })).toMatchObject({
    code: 'content-outdated',
    args: { found: 1, current: 2, summaries: ['Words move.'] },
  });
});

test('content without a version is as old as the first release', () => {
  expect(checked({ name: 'A' })).toMatchObject({ code: 'content-outdated', args: { found: 0 } });
});

test('newer content has one problem', () => {
  expect(checked({ contentVersion: 3 })).toMatchObject({ code: 'content-newer' });
});

test('a version that is not a whole number is left to the check of fields', () => {
  expect(versionIn({ contentVersion: 'two' })).toBeUndefined();
  expect(checked({ contentVersion: 'two' })).toBeUndefined();
});
