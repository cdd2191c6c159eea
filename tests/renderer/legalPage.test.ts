import { expect, test } from 'vitest';
import { edited } from '../helpers/contentDir.ts';
import { findingsOf } from '../helpers/findingsOf.ts';
import { renderedSite } from '../helpers/renderedSite.ts';

/** Returns the element with the date of the privacy policy, in the minimal content with some files replaced. */
async function dateWith(files: Record<string, string>): Promise<string | undefined> {
  const { context } = await findingsOf(files);
  if (!context) throw new Error('The content has errors.');
  const html = (await renderedSite(context)).get('/privacy-policy');
  return /<p class="page-head__date">.*?(<time.*?<\/time>)/.exec(html ?? '')?.[1];
}

test('a legal page without a date shows today, which the script keeps up to date', async () => {
  expect(await dateWith({})).toBe('<time dateTime="2026-06-01" data-today="">1 June 2026</time>');
});

test('a legal page with a fixed date shows that date, which the script leaves alone', async () => {
  const files = edited('legal/privacy-policy.md', 'order:', 'lastUpdated: 2024-05-03\norder:');
  expect(await dateWith(files)).toBe('<time dateTime="2024-05-03">3 May 2024</time>');
});
