import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

/** Returns the minimal content with an answer to a question. Marketing costs £200 to £3,000. */
const answer = (text: string) => edited('questions/price.md', 'It depends.', text);

test('another range after a link to the service', async () => {
  const files = answer('Ask us. [Marketing](/services/marketing) costs £250–£3,000 a month.');
  expect((await findingsOf(files)).printed).toMatchInlineSnapshot(`
    "content/questions/price.md:6:48  warning  price-contradicted
      The text has "£250–£3,000", which is not the price of "marketing" in content/prices.yaml.
      Expected £200 to £3,000.
      Correct the text, or the price.

        5 |
      > 6 | Ask us. [Marketing](/services/marketing) costs £250–£3,000 a month.
          |                                                ^
        7 |"
  `);
});

test.each([
  '[Marketing](/services/marketing) runs from £200 to £2,500.',
  '[Marketing](/services/marketing) starts at £250.',
  '[Marketing](/services/marketing) costs from £200–£9,000.',
  '[Marketing](/services/marketing) costs £200–9,000.',
  '[Marketing](/services/marketing) costs £0.3–3k.',
  '[Marketing](/services/marketing) costs from £0.2–4k.',
  '[Marketing](/services/marketing) costs £250–£3k.',
  '[Marketing](/services/marketing) costs £200 to £4k.',
  '[Marketing](/services/marketing) costs from £0.3 thousand.',
  '[Marketing](/services/marketing) costs from £0.3K.',
  '[Marketing](/services/marketing) is for you,\nand costs\nfrom £20 a month.',
  '[Marketing](/services/marketing) runs from €200 to £3,000.',
  '[Marketing](/services/marketing) runs from $200 to $3,000.',
  '[Marketing](/services/marketing) starts at €200.',
  '[Marketing](/services/marketing) costs £200–£3,000 per year.',
  '[Marketing](/services/marketing) costs £200–£3,000/year.',
  '[Marketing](/services/marketing) starts at £200 a\nproject.',
  '[Marketing](/services/marketing) starts at £200 / year.',
  '[Marketing](/services/marketing) starts at £200 p.a. and more.',
  '[Marketing](/services/marketing) starts at £200 annually.',
])('%s', async (text) => {
  expect((await findingsOf(answer(text))).codes).toEqual(['price-contradicted']);
});

test.each([
  ['Marketing starts at £250 for a small shop.', ['price-contradicted']],
  ['It depends. Marketing runs from £200 to £2,000.', ['price-contradicted']],
  ['Marketing starts at £200 for a small shop.', []],
  ['Content marketing starts at £250.', []],
  ['Marketing costs £50 to £9,000 elsewhere.', []],
  ['Marketing for shops starts at £250.', []],
])('an answer that starts with the name of a service: %s', async (text, codes) => {
  expect((await findingsOf(answer(text))).codes).toEqual(codes);
});

test('an answer with the first half of the name of a service', async () => {
  const files = {
    ...answer('Branding starts at £250.'),
    ...edited(
      'services/web-design.md',
      'menuTitle: Web Design',
      'menuTitle: Branding and graphics',
    ),
  };
  expect((await findingsOf(files)).codes).toEqual(['price-contradicted']);
});

test.each([
  '[Marketing](/services/marketing) costs £200–£3,000 a month.',
  '[Marketing](/services/marketing) runs from £200 to £3,000.',
  '[Marketing](/services/marketing) costs from £200.',
  '[Marketing](/services/marketing) costs from £200–£3,000.',
  '[Marketing](/services/marketing) costs £200–3,000.',
  '[Marketing](/services/marketing) costs £0.2–3k.',
  '[Marketing](/services/marketing) costs from £0.2–3k.',
  '[Marketing](/services/marketing) costs £200–£3k.',
  '[Marketing](/services/marketing) costs £200 to £3k.',
  '[Marketing](/services/marketing) costs from £0.2 thousand.',
  '[Marketing](/services/marketing) costs from £0.2K.',
  '[Marketing](/services/marketing) costs £200–£3K.',
  '[Marketing](/services/marketing) is one thing. A leaflet costs from £40 to £90.',
  '[Marketing](/services/marketing) took costs down by £40.',
  '[Marketing](/services/marketing) costs £200–£3,000/month.',
  '[Marketing](/services/marketing) on Shopify costs from $39 a month.',
  '[Marketing](/services/marketing) on Google Ads needs a budget from $200 a month.',
  'Beside [marketing](/services/marketing), Shopify costs from $200 a month.',
  '[Marketing](/services/marketing) needs a tool, which costs from €200 a year.',
  '[Marketing](/services/marketing) starts from £200 a day after you sign.',
  '[Marketing](/services/marketing) starts at £200 per week of work.',
  '[Marketing](/services/marketing) starts at £200 /month.',
  'An advert costs £40–£90.',
  'In America, marketing costs $200–$3,000.',
])('%s agrees with the prices', async (text) => {
  expect((await findingsOf(answer(text))).printed).toBe('');
});

test('a price for another time', async () => {
  const text = '[Marketing](/services/marketing) costs from £200 a\nyear.';
  expect((await findingsOf(answer(text))).printed).toMatchInlineSnapshot(`
    "content/questions/price.md:6:45  warning  price-contradicted
      The text has "£200 a year", which is not the price of "marketing" in content/prices.yaml.
      Expected £200 to £3,000 a month.
      Correct the text, or "per" in content/prices.yaml.

        5 |
      > 6 | [Marketing](/services/marketing) costs from £200 a
          |                                             ^
        7 | year."
  `);
});

test('a price in thousands', async () => {
  const { printed } = await findingsOf(answer('[Marketing](/services/marketing) is from £2k.'));
  expect(printed).toContain('The text has "£2k", which is not the price of "marketing"');
});

test('the price of the agency in a post about one service', async () => {
  const post = (text: string) => {
    const [[file = '', whole = ''] = []] = Object.entries(
      edited('blog/first-post.md', 'Words on the', `${text} Words on the`),
    );
    return { [file]: whole.replace('title:', 'service: marketing\ntitle:') };
  };
  expect((await findingsOf(post('Our own work runs from £200 to £3,000.'))).printed).toBe('');
  expect((await findingsOf(post('Our own work runs from £300 to £3,000.'))).codes).toEqual([
    'price-contradicted',
  ]);
});

test('the price on the page of the service itself', async () => {
  const page = (range: string) => {
    const text = minimalContent()['services/marketing.md'] ?? '';
    return { 'services/marketing.md': `${text.trimEnd()} Our price range runs ${range}.\n` };
  };
  expect((await findingsOf(page('from £200 to £3,000'))).printed).toBe('');
  expect((await findingsOf(page('from £300 to £3,000'))).codes).toEqual(['price-contradicted']);
});

test('a lowest price in a short answer', async () => {
  const short = (words: string) =>
    edited(
      'questions/price.md',
      /^question: .*$/m,
      `question: What does it cost?\nshort: ${words}`,
    );
  expect((await findingsOf(short('from £200'))).printed).toBe('');
  expect((await findingsOf(short('from €200'))).codes).toEqual(['price-contradicted']);
  expect((await findingsOf(short('from £250'))).printed).toMatchInlineSnapshot(`
    "content/questions/price.md:4:13  warning  price-contradicted
      The text has "£250", and no service in content/prices.yaml starts at that price.
      Expected the lowest price of a service, such as £200 ("marketing") and £600 ("web-design").
      Correct the text, or the price.

        3 | question: What does it cost?
      > 4 | short: from £250
          |             ^
        5 | ---"
  `);
});

test('a price in the lead of the pages of a service in towns', async () => {
  const lead = (words: string) =>
    edited(
      'variants/marketing.yaml',
      'Digital marketing help {{ in_town }}, way 1.',
      `${words} we help {{ in_town }}, way 1.`,
    );
  expect((await findingsOf(lead('From £200'))).printed).toBe('');
  expect((await findingsOf(lead('For £200–£3,000'))).printed).toBe('');
  const { findings } = await findingsOf(lead('From £250'));
  expect(findings).toMatchObject([{ code: 'price-contradicted', args: { service: 'marketing' } }]);
});

test('a range that is the wrong way round is one mistake', async () => {
  const files = {
    ...edited('prices.yaml', 'min: 200', 'min: 20000'),
    ...answer('[Marketing](/services/marketing) costs £200–£3,000 a month.'),
  };
  expect((await findingsOf(files)).codes).toEqual(['price-reversed']);
});

test('the price of another service on a card', async () => {
  const files = (price: string) => {
    const text = minimalContent()['services/marketing.md'] ?? '';
    const found = /(card:\n(?: {2}.*\n)*? {2}description: ).*/;
    return { 'services/marketing.md': text.replace(found, `$1It costs from ${price} a month.`) };
  };
  expect((await findingsOf(files('£600'))).codes).toEqual(['price-contradicted']);
  expect((await findingsOf(files('£200'))).printed).toBe('');
});
