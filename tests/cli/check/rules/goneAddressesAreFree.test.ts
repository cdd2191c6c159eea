import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const gone = (...paths: string[]) =>
  findingsOf({ 'addresses.yaml': `gone:\n${paths.map((path) => `  - ${path}\n`).join('')}` });

test('addresses without a page may be gone, and the file may be left out', async () => {
  expect((await gone('/blog/old-post', '/old/page.html')).printed).toBe('');
  expect((await findingsOf({})).printed).toBe('');
});

test('an address that is gone has no page', async () => {
  expect((await gone('/blog/old-post', '/about')).printed).toMatchInlineSnapshot(`
    "content/addresses.yaml:3:5  error  gone-is-page
      "/about" is listed as gone, but the page /about exists.
      Expected addresses at which there is no page.
      Delete this line.
      See also content/screens/about.md:1:1

        2 |   - /blog/old-post
      > 3 |   - /about
          |     ^
        4 |"
  `);
  expect((await gone('/about.html')).codes).toEqual(['gone-is-page']);
});

test('it leads nowhere', async () => {
  expect((await gone('/services/digital-marketing')).printed).toMatchInlineSnapshot(`
    "content/addresses.yaml:2:5  error  gone-is-alias
      "/services/digital-marketing" is listed as gone, but it leads to /services/marketing.
      Expected each old address either here or in the "aliases" of a page.
      Delete this line, or delete the alias.
      See also content/services/marketing.md:45:5

        1 | gone:
      > 2 |   - /services/digital-marketing
          |     ^
        3 |"
  `);
});

test('it is listed once', async () => {
  expect((await gone('/blog/old', '/blog/old')).printed).toMatchInlineSnapshot(`
    "content/addresses.yaml:3:5  error  gone-repeated
      "/blog/old" is listed twice.
      Expected each address once.
      Delete one of the two lines.
      See also content/addresses.yaml:2:5

        2 |   - /blog/old
      > 3 |   - /blog/old
          |     ^
        4 |"
  `);
});

test('it is not an address that the site itself needs', async () => {
  expect((await gone('/robots.txt')).codes).toEqual(['gone-reserved']);
});

test('it is a path', async () => {
  expect((await gone('old-post')).printed).toMatchInlineSnapshot(`
    "content/addresses.yaml:2:5  error  field-invalid
      "gone[0]" is "old-post".
      Expected the old path of a removed page, such as "/blog/old-post".
      Write it in that form.

        1 | gone:
      > 2 |   - old-post
          |     ^
        3 |"
  `);
});
