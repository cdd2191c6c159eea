import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const file = 'legal/privacy-policy.md';

/** Returns the legal page with notes on some sections, and with a second section or another body. */
function withNotes(sections: readonly number[], body = '## Who\n\nUs.\n\n## Why\n\nFor you.') {
  const [, fields = ''] = (minimalContent()[file] ?? '').split('---\n');
  const notes = sections.map((section) => `  - section: ${section}\n    text: Note.\n`);
  return findingsOf({ [file]: `---\n${fields}notes:\n${notes.join('')}---\n\n${body}\n` });
}

test('each section may have a note', async () => {
  expect((await withNotes([1, 2])).printed).toBe('');
  expect((await withNotes([2])).printed).toBe('');
});

test('the text above the first heading may have a note', async () => {
  expect((await withNotes([0, 1], 'Hello.\n\n## Who\n\nUs.')).printed).toBe('');
});

test.each([3, 0])('there is no section %j', async (section) => {
  const { findings } = await withNotes([1, section]);
  expect(findings).toMatchObject([
    {
      code: 'note-section',
      level: 'error',
      path: ['notes', 1, 'section'],
      args: { found: section, limits: [1, 2] },
    },
  ]);
});

test('a section has one note', async () => {
  const { findings } = await withNotes([2, 1, 2]);
  expect(findings).toMatchObject([
    { code: 'note-section', path: ['notes', 2, 'section'], args: { isRepeated: true } },
  ]);
  expect(findings[0]?.related).toMatchObject([{ file: `content/${file}` }]);
});

test('the finding names the sections of the text', async () => {
  const { printed } = await findingsOf(
    edited(file, 'search:', 'notes:\n  - section: 2\n    text: Note.\nsearch:'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/legal/privacy-policy.md:6:14  error  note-section
      The text has no section 2, so the note would stand beside another one.
      Expected 1.
      Write the number of the section that the note sums up, or delete the note.

        5 | notes:
      > 6 |   - section: 2
          |              ^
        7 |     text: Note."
  `);
});
