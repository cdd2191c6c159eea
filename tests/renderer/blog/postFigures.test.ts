import { expect, test } from 'vitest';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { renderedSite } from '../../helpers/renderedSite.ts';

const withFields = (fields: string) =>
  edited('blog/first-post.md', 'author: The agency', `author: The agency\n${fields}`);
const signOf = (drawn: string, values: readonly string[]) =>
  withFields(
    `signs:\n  - section: 1\n    title: The time\n    drawn: ${drawn}\n    rows:\n${values
      .map((value, index) => `      - label: row ${index}\n        value: '${value}'`)
      .join('\n')}`,
  );

async function postWith(files: ReturnType<typeof withFields>): Promise<string> {
  const { printed, context } = await findingsOf(files);
  if (!context) throw new Error(printed);
  expect(printed).toBe('');
  const pages = await renderedSite(context);
  return pages.get('/blog/first-post') ?? '';
}

test('a sign draws figures as bars in proportion to the greatest', async () => {
  const page = await postWith(signOf('bars', ['£750', '£7,500']));
  expect([...page.matchAll(/<path d="M0 3H(\d+)"/g)].map(([, end]) => end)).toEqual([
    ...['10', '10'],
    ...['100', '100'],
  ]);
});

test('a sign draws figures as a line that steps from one to the next', async () => {
  const page = await postWith(signOf('levels', ['3600', '360 s', '3600']));
  expect(page).toContain('<path d="M0 5H100V86H200V5H300"');
});

test('figures that are drawn have numbers', async () => {
  expect((await findingsOf(signOf('bars', ['£750', 'much']))).printed).toContain(
    'Expected the figure, in at most twelve letters, with a number if the sign is drawn.',
  );
});

test('a diagram shows its stops in order, with the words on the road between them', async () => {
  const page = await postWith(
    withFields(
      'diagrams:\n  - section: 1\n    title: The chain\n    stops:\n      - name: One\n        way: leads to\n      - name: Two\n        text: the end',
    ),
  );
  const [figure = ''] = /<figure class="stops">.*?<\/figure>/s.exec(page) ?? [];
  expect(figure.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toBe(
    ' The chain One leads to Two the end ',
  );
});
