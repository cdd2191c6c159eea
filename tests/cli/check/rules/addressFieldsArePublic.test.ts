import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const item = (url: string) => edited('portfolio/mill-shop.yaml', 'https://mill-shop.example', url);

test.each([
  'https://staging.mill-shop.example',
  'https://dev.mill-shop.example',
  'https://mill-shop.netlify.app',
  'https://localhost:3000',
  'https://192.168.1.4/shop',
  'https://mill-shop.example/?gclid=1',
])('%s is not the address of a finished site', async (url) => {
  expect((await findingsOf(item(url))).codes).toEqual(['link-unpublished']);
});

test.each(['https://www.mill-shop.example/?page=2', 'https://dev.example', 'https://10.example'])(
  '%s is',
  async (url) => {
    expect((await findingsOf(item(url))).printed).toBe('');
  },
);

test('the message', async () => {
  const { printed } = await findingsOf(item('https://mill-shop.vercel.app'));
  expect(printed).toMatchInlineSnapshot(`
    "content/portfolio/mill-shop.yaml:10:10  warning  link-unpublished
      The address "https://mill-shop.vercel.app" in "liveUrl" leads to a preview of a site, which may be gone tomorrow.
      Expected the address of the finished site.
      Correct "liveUrl", or delete it if there is no such address.

         9 |   height: 630
      > 10 | liveUrl: https://mill-shop.vercel.app
           |          ^
        11 | caseStudyUrl: /case-studies/mill-shop"
  `);
});
