import { expect, test } from 'vitest';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { planLegalBody } from '#cli/plan/planLegalBody.ts';

const planned = async (body: string) => {
  const { tree, headings } = await parseMarkdown(body);
  return planLegalBody(tree, headings);
};

test('numbers the sections', async () => {
  expect(await planned('## Cookies\n\n## Rights')).toBe(
    '<h2 id="cookies">1. Cookies</h2>\n<h2 id="rights">2. Rights</h2>',
  );
});

test.each([
  ['an article of a law', 'Consent, Article 6(1)(a).', 'Article 6(1)(a)'],
  ['a telephone number', 'Call 0303 123 1113 or write.', '0303 123 1113'],
  ['an international number', 'Call +44 20 7946 0142.', '+44 20 7946 0142'],
  ['a postcode', 'London SE1 4QM, England', 'SE1 4QM'],
])('keeps %s on one line', async (_, text, whole) => {
  expect(await planned(text)).toBe(
    `<p>${text.replace(whole, `<span class="whole">${whole}</span>`)}</p>`,
  );
});

test('leaves years, sums and code as they are', async () => {
  const text = 'In 2003 for £1,500, as in <code>020 7946 0142</code>';
  expect(await planned(text)).toBe(`<p>${text}</p>`);
});

test('lets names in code break after their underscores', async () => {
  expect(await planned('The cookie `__ph_*_window_id`')).toContain(
    '<code>__ph_<wbr>*_<wbr>window_<wbr>id</code>',
  );
});

test('names the column of each cell but the first', async () => {
  const html = await planned('| What | How long |\n| --- | --- |\n| Logs | 30 days |');
  expect(html).toContain('<td>Logs</td>');
  expect(html).toContain('<td data-label="How long">30 days</td>');
});
