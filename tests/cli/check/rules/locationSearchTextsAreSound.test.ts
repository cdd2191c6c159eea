import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const list = (field: 'title' | 'description', ...patterns: string[]) =>
  edited(
    'variants/marketing.yaml',
    new RegExp(`(?<=\n${field}:\n)(?: {2}- .*\n)+`),
    patterns.map((pattern) => `  - '${pattern}'\n`).join(''),
  );

const fitting = 'Digital marketing for firms in {{ town_full }}';

test('titles that name the town are different on every page', async () => {
  expect((await findingsOf(list('title', fitting))).printed).toBe('');
});

describe('titles that are the same', () => {
  test('in two towns', async () => {
    const { printed } = await findingsOf(
      list('title', 'Digital marketing for firms of the region'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/variants/marketing.yaml:7:5  error  pattern-title-repeated
        The pattern gives the title "Digital marketing for firms of the region" to /locations/bristol/marketing and /locations/leeds/leeds-marketing.
        Expected a title that no other page has.
        Use {{ town_full }} in the pattern, and words that no other variant uses.

          6 | title:
        > 7 |   - 'Digital marketing for firms of the region'
            |     ^
          8 | description:"
    `);
  });

  test('in one town, by two variants', async () => {
    const { findings } = await findingsOf(
      list('title', 'Sites that load fast for firms in {{ town_full }}'),
    );
    expect(findings).toMatchObject([
      { code: 'pattern-title-repeated', file: 'content/variants/web-design.yaml' },
    ]);
  });

  test('as that of another page, in whatever letters', async () => {
    const { findings } = await findingsOf({
      ...list('title', fitting),
      ...edited('blog/first-post.md', /(?<= {2}title: ).*/, 'Digital Marketing for firms in York'),
    });
    expect(findings).toMatchObject([
      {
        code: 'pattern-title-repeated',
        args: { path: 'content/blog/first-post.md and /locations/york/york-marketing' },
      },
    ]);
  });
});

describe('texts that do not fit into search results', () => {
  test('those of town pages too', async () => {
    const { findings } = await findingsOf(
      edited('screens/town-pages.yaml', /(?<=title:\n {2}- ).*/, 'In {{ town_full }}'),
    );
    expect(findings).toMatchObject([
      { code: 'pattern-title-length', file: 'content/screens/town-pages.yaml' },
    ]);
  });

  test('a title, with the town for which it is worst', async () => {
    const { printed } = await findingsOf(
      list('title', `${fitting} and in all the villages around`),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/variants/marketing.yaml:7:5  warning  pattern-title-length
        The pattern makes a title of 69 characters: "Digital marketing for firms in Bristol and in all the villages around".
        Expected 30 to 60 in every town.

          6 | title:
        > 7 |   - 'Digital marketing for firms in {{ town_full }} and in all the villages around'
            |     ^
          8 | description:"
    `);
  });

  test('a description', async () => {
    const { printed } = await findingsOf(list('description', 'Marketing {{ in_town }}.'));
    expect(printed).toMatchInlineSnapshot(`
      "content/variants/marketing.yaml:9:5  warning  pattern-description-length
        The pattern makes a description of 18 characters: "Marketing in York.".
        Expected 110 to 160 in every town.

           8 | description:
        >  9 |   - 'Marketing {{ in_town }}.'
             |     ^
          10 | heading:"
    `);
  });

  test('are skipped if another pattern fits', async () => {
    const { printed } = await findingsOf(
      list('title', 'In {{ town_full }}', fitting, '{{ town }}'),
    );
    expect(printed).toBe('');
  });
});

test('reports nothing while something that pages are made from is missing', async () => {
  const { codes } = await findingsOf({
    ...list('title', 'The same title in every town of the land'),
    'sectors/retail.yaml': 'name: [',
  });
  expect(codes).toEqual(['yaml-bracket']);

  const { codes: unpriced } = await findingsOf({
    ...list('title', 'The same title in every town of the land'),
    'prices.yaml': (minimalContent()['prices.yaml'] ?? '').replace(/marketing:\n(?: .*\n)+/, ''),
  });
  expect(unpriced).toEqual(['price-missing']);
});
