import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const body = (text: string) => edited('services/marketing.md', 'All about it.', text);

test('headings start at the second level', async () => {
  expect((await findingsOf(body('## One\n\n### Two\n\nText.'))).printed).toBe('');
});

test('a heading of the first level belongs to the title of the page', async () => {
  expect((await findingsOf(body('Text.\n\n# A *top* heading\n'))).printed).toMatchInlineSnapshot(`
    "content/services/marketing.md:50:1  error  heading-level-one
      The heading "A top heading" is of the first level, which belongs to the title of the page.
      Write "##" instead of "#".

        49 |
      > 50 | # A *top* heading
           | ^
        51 |"
  `);
});

test.each(['A heading\n=========\n\nText.', '<h1>A heading</h1>\n\nText.'])(
  '%j is one too',
  async (text) => {
    expect((await findingsOf(body(text))).codes).toEqual(['heading-level-one']);
  },
);

test.each(['A heading', 'This is a sentence.'])(
  'a line of "=" makes one of the text above it: %j',
  async (text) => {
    const { codes, printed } = await findingsOf(body(`${text}\n=======\n\nText.`));
    expect(codes).toEqual(['heading-level-one']);
    expect(printed).toContain(
      `The line of "=" below "${text}" makes it a heading of the first level`,
    );
    expect(printed).toContain('Delete the line of "=". If the text is a heading, write "## "');
  },
);

test('a sign of number in code is not a heading', async () => {
  expect(
    (await findingsOf(body('Text.\n\n    # no heading\n\n```\n# nor this\n```\n'))).printed,
  ).toBe('');
});
