import { expect, test } from 'vitest';
import { minimalContent } from '../../../helpers/minimalContent.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns the findings of the minimal content, in which a file has more fields and another text. */
function withFields(file: string, more: string, body: string) {
  const [, fields = ''] = (minimalContent()[file] ?? '').split('---\n');
  return findingsOf({ [file]: `---\n${fields}${more}---\n\n${body}\n` });
}

const body = 'Hello.\n\n## Who\n\nUs, and nobody else.\n\n## Why\n\nFor you.';
const rows = 'title: Levels\n    rows: [{ label: Rate, value: Four }]\n';
const stops = 'title: Way\n    stops: [{ name: One }, { name: Two }]\n';

const sign = (section: number) => `signs:\n  - section: ${section}\n    ${rows}`;
const diagram = (section: number) => `diagrams:\n  - section: ${section}\n    ${stops}`;
const marked = (section: number) => `quotes:\n  - section: ${section}\n    text: For you.\n`;

test.each([
  ['signs', sign],
  ['diagrams', diagram],
  ['quotes', marked],
])('%s of a post name a section that the text has', async (name, block) => {
  const post = (section: number) => withFields('blog/first-post.md', block(section), body);
  expect((await post(0)).codes).not.toContain('section-beyond');
  expect((await post(2)).codes).not.toContain('section-beyond');
  expect((await post(3)).findings).toMatchObject([
    { code: 'section-beyond', path: [name, 0, 'section'], args: { found: 3, last: 2 } },
  ]);
});

test('a quote of a case study stands after one of its sections', async () => {
  const quote = (section: number, text = body) =>
    withFields(
      'case-studies/mill-shop.md',
      `quote: { text: It pays., name: Ada Mill, role: Owner, section: ${section} }\n`,
      text,
    );
  expect((await quote(3)).printed).toBe('');
  expect((await quote(1, 'A story.')).printed).toBe('');
  expect((await quote(99)).printed).toMatchInlineSnapshot(`
    "content/case-studies/mill-shop.md:20:64  error  section-beyond
      The text has 3 sections, and no section 99.
      Expected a number up to 3.
      Write the number of the section that is meant.

        19 | …
      > 20 | … name: Ada Mill, role: Owner, section: 99 }
           |                                         ^
        21 | …"
  `);
});
