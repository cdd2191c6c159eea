import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { articleOfRow, cardOfArticle } from '#renderer/blog/articleOfRow.ts';
import { blogChanges } from '#renderer/blog/blogChanges.client.ts';

const STORAGE = 'https://database.example/storage/v1/object/public';

const dateOf = (published_date: unknown, timeZone = 'Europe/London') =>
  articleOfRow({ published_date }, 'https://database.example', timeZone).date;

describe('the date of a row', () => {
  test.each([
    ['a day', '2026-03-01', 'America/New_York', '2026-03-01'],
    ['a time', '2026-03-01T09:00:00+00:00', 'Europe/London', '2026-03-01'],
    [
      'a time on the next day of the site',
      '2026-06-30T23:30:00+00:00',
      'Europe/London',
      '2026-07-01',
    ],
    [
      'a time on the day before of the site',
      '2026-07-01T01:00:00Z',
      'America/New_York',
      '2026-06-30',
    ],
    // A browser would read the text in its own time zone, which cannot be both of these.
    ['a time without an offset', '2026-07-01T00:30:00', 'Pacific/Pago_Pago', '2026-07-01'],
    ['the same in the east', '2026-07-01T23:30:00.5', 'Pacific/Kiritimati', '2026-07-01'],
  ])('is the day of the site: %s', (_, published, timeZone, day) => {
    expect(dateOf(published, timeZone)).toBe(day);
  });

  test.each([null, undefined, '', 'infinity', '-infinity', '2026-13-45', 20260301])(
    'is empty if it is not valid: %s',
    (published) => {
      expect(dateOf(published)).toBe('');
    },
  );
});

test('the reading time of a card is that of the words between tags', () => {
  const content = '<p class="lead wide dark">word</p>'.repeat(201);
  const article = articleOfRow({ content }, 'https://database.example', 'UTC');
  expect(cardOfArticle(article).minutes).toBe(2);
});

test('the list leaves out rows without a valid date, and shows the others', async () => {
  const rows = [
    { slug: 'dated', title: 'Dated', published_date: '2026-03-01' },
    { slug: 'undated', title: 'Undated', published_date: null },
    { slug: 'endless', title: 'Endless', published_date: 'infinity' },
    { slug: 'gone', withdrawn: true },
  ];
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const times = { since: '2026-01-01', changedSince: '2026-01-01T00:00:00Z' };
  const changes = await blogChanges({ url, key: 'public', timeZone: 'Europe/London' }, times);
  expect(changes.posts.map(({ path }) => path)).toEqual(['/blog/dated']);
  expect([...changes.withdrawn]).toEqual(['/blog/gone']);
});

test.each([
  ['a path of this site', '/images/one.jpg', true],
  ['the public storage of the database', `${STORAGE}/one.jpg`, true],
  ['a folder above the public storage', `${STORAGE}/../../secret.jpg`, false],
  ['another site', 'https://other.example/one.jpg', false],
  ['an address that is not valid', 'https://', false],
])('a picture from %s is shown: %s, %s', (_, image, isShown) => {
  const { picture } = articleOfRow({ featured_image: image }, 'https://database.example', 'UTC');
  expect(picture !== null).toBe(isShown);
});
