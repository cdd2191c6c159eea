import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const file = 'legal/privacy-policy.md';

function page(text: string, field = '') {
  const changed = edited(file, 'An agency.', text)[file] ?? '';
  return { [file]: changed.replace('order: 1\n', `order: 1\n${field}`) };
}

test.each([
  'Last updated: 3 May 2024',
  '_Last updated:_ May 3, 2024',
  'This policy was last changed on 3rd May 2024.',
  'Last revised 2024-05-03',
  '**Last updated**: 3 May 2024',
  'Last updated – 3 May 2024',
  'This page was last reviewed on 3 May 2024.',
])('%s', async (text) => {
  expect((await findingsOf(page(text))).findings).toMatchObject([
    { code: 'date-typed', level: 'warning', args: { write: '2024-05-03' } },
  ]);
});

test('a month stands for its first day', async () => {
  expect((await findingsOf(page('Last updated: May 2024'))).findings).toMatchObject([
    { code: 'date-typed', args: { write: '2024-05-01' } },
  ]);
});

test('a page with the field names its date', async () => {
  const { printed } = await findingsOf(
    page('Last updated: 3 May 2024', 'lastUpdated: 2025-01-02\n'),
  );
  expect(printed).toContain('the field "lastUpdated": 2025-01-02');
  expect(printed).not.toContain('add to the fields');
});

test('other dates are right', async () => {
  const text =
    'These terms apply from 3 May 2024. The law was last changed in 2019.\n\nEffective from 3 May 2024';
  expect((await findingsOf(page(text))).printed).toBe('');
});
