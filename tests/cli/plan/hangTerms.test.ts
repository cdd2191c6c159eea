import { expect, test } from 'vitest';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { hangTerms } from '#cli/plan/hangTerms.ts';

const terms = async (body: string) => {
  const { tree } = await parseMarkdown(body);
  return [...formatHtml(hangTerms(tree)).matchAll(/class="term"><strong>(\w+)/g)].map(
    ([, term]) => term,
  );
};

test('three paragraphs in a row that begin with strong words are terms', async () => {
  expect(await terms('Text\n\n**A** is\n\n**B** is\n\n**C** is\n\nText')).toEqual(['A', 'B', 'C']);
});

test('fewer of them, or words further on, are not', async () => {
  expect(await terms('**A** is\n\n**B** is\n\nText')).toEqual([]);
  expect(await terms('**A** is\n\nText\n\n**B** is\n\n**C** is')).toEqual([]);
  expect(await terms('An **A**\n\nA **B**\n\nA **C**')).toEqual([]);
});
