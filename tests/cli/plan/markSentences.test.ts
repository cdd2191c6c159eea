import { expect, test } from 'vitest';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { markSentences } from '#cli/plan/markSentences.ts';

const marked = async (body: string, text: string, section = 1) => {
  const { tree } = await parseMarkdown(body);
  const html = formatHtml(markSentences(tree, [{ section, text }]));
  return html.replaceAll('\n', ' ').replace(/ id="\w+"/g, '');
};

test('a sentence is marked with the full stop behind it', async () => {
  expect(await marked('## One\n\nFirst. It is here. Last.', 'It is here')).toBe(
    '<h2>One</h2> <p>First. <mark>It is here.</mark> Last.</p>',
  );
});

test('line breaks, capital letters and quotation marks make no difference', async () => {
  expect(await marked("Here: it's\nall so.", 'It’s all so.')).toBe(
    "<p>Here: <mark>it's all so.</mark></p>",
  );
});

test('a sentence with a link or with emphasis is marked in parts', async () => {
  expect(await marked('One **two** three.', 'One two three.')).toBe(
    '<p><mark>One </mark><strong><mark>two</mark></strong><mark> three.</mark></p>',
  );
});

test('a sentence that is there more than once is marked in its section', async () => {
  const body = '## One\n\nSo it is.\n\n## Two\n\n- So it is.';
  expect(await marked(body, 'So it is.', 2)).toContain('<li><mark>So it is.</mark></li>');
  expect((await marked(body, 'So it is.', 2)).match(/<mark>/g)).toHaveLength(1);
  expect(await marked(body, 'So it is.', 9)).toContain('<p><mark>So it is.</mark></p>');
});

test('a body without the sentence stays as it is', async () => {
  expect(await marked('Words.', 'Other words.')).toBe('<p>Words.</p>');
});
