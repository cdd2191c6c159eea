import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const published = (date: string) => edited('blog/first-post.md', '2026-01-15', date);

test('accepts dates between the first website and today', async () => {
  for (const date of ['1991-01-01', '2026-06-01']) {
    expect((await findingsOf(published(date), { today: '2026-06-01' })).printed).toBe('');
  }
});

test('refuses a date of tomorrow', async () => {
  const { printed } = await findingsOf(published('2026-06-02'), { today: '2026-06-01' });
  expect(printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:8:16  error  date-in-future
      "publishedDate" is 2026-06-02, which is in the future.
      Expected today or an earlier day.
      To publish it on that day, add "publishAt: 2026-06-02 09:00". To hide it until you are ready, add "draft: true".

        7 | author: The agency
      > 8 | publishedDate: 2026-06-02
          |                ^
        9 | tags:"
  `);
});

test('refuses a date before the web', async () => {
  expect((await findingsOf(published('1926-01-15'))).printed).toMatchInlineSnapshot(`
    "content/blog/first-post.md:8:16  error  date-too-old
      "publishedDate" is 1926-01-15, which is before 1991.
      Expected 1991-01-01 or a later day.
      Check the year.

        7 | author: The agency
      > 8 | publishedDate: 1926-01-15
          |                ^
        9 | tags:"
  `);
});

const changedEarly = (planned: string) =>
  edited(
    'blog/first-post.md',
    'publishedDate: 2026-01-15\n',
    `publishedDate: 2026-01-15\n${planned}lastModified: 2026-01-14\n`,
  );

test.each(['2026-01-14', '2026-06-01'])(
  'accepts a change of a planned post before its day: on %s',
  async (today) => {
    const files = changedEarly('publishAt: 2026-01-15 09:00\n');
    expect((await findingsOf(files, { today })).codes).not.toContain('date-reversed');
  },
);

test('refuses a change before the day of a post', async () => {
  const { findings } = await findingsOf(changedEarly(''), { today: '2026-06-01' });
  expect(findings).toMatchObject([
    { code: 'date-reversed', args: { field: 'lastModified', found: '2026-01-14' } },
  ]);
});

test('an agency may be older than the web, though not than the railway', async () => {
  expect((await findingsOf(edited('site.yaml', '2014-09-01', '1893-04-01'))).printed).toBe('');
  const { codes, printed } = await findingsOf(edited('site.yaml', '2014-09-01', '1066-10-14'));
  expect(codes).toEqual(['date-too-old']);
  expect(printed).toContain('"founded" is 1066-10-14, which is before 1800.');
});

test.each([
  ['legal/privacy-policy.md', 'lastUpdated'],
  ['legal/privacy-policy.md', 'lastModified'],
  ['services/marketing.md', 'lastModified'],
  ['case-studies/mill-shop.md', 'lastModified'],
  ['blog/first-post.md', 'lastModified'],
  ['towns/leeds.md', 'lastModified'],
  ['screens/about.md', 'lastModified'],
  ['screens/contact.yaml', 'lastModified'],
])('%s: %s is checked as well', async (file, field) => {
  const first = file.endsWith('.md') ? /^---\n/ : /^/;
  const start = file.endsWith('.md') ? '---\n' : '';
  const { findings } = await findingsOf(edited(file, first, `${start}${field}: 2030-01-01\n`));
  expect(findings).toMatchObject([
    { code: 'date-in-future', args: { field, found: '2030-01-01' } },
  ]);
});

test('refuses a source that describes a day to come', async () => {
  const { codes } = await findingsOf(edited('sources.yaml', '2021-03-21', '2031-03-21'));
  expect(codes).toEqual(['date-in-future']);
});
