import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { forbiddenCharacters } from '#cli/load/forbiddenCharacters.ts';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

function textTree(value: string): Root {
  return { type: 'root', children: [{ type: 'text', value }] };
}

test('an invisible character in a text is an error at its place', async () => {
  const { printed } = await findingsOf(
    edited('blog/first-post.md', 'Words on the', 'Words on\u0007 the'),
  );
  expect(printed).toContain('error  character-forbidden');
  expect(printed).toContain('The text has the invisible character U+0007');
  expect(printed).toMatch(/^content\/blog\/first-post\.md:\d+:9 /);
});

test.each([
  ['a bell', '"Bell \\x07 rings"', 'U+0007'],
  ['a null', '"Null \\0 here"', 'U+0000'],
  ['half an emoji', '"Half \\uD83D here"', 'U+D83D'],
  ['a sign of Wingdings', '"Sign \\uF0E0 here"', 'U+F0E0'],
  ['no character at all', '"None \\uFFFF here"', 'U+FFFF'],
])('%s that an escape in a field makes is an error at the field', async (_, title, character) => {
  const { findings } = await findingsOf(
    edited('blog/first-post.md', /title: [^\n]*/, `title: ${title}`),
  );
  expect(findings).toMatchObject([
    { code: 'character-forbidden', path: ['title'], args: { character } },
  ]);
});

test.each([
  ['\u0085', 'only some programs read as a line break'],
  ['\u2028', 'only some programs read as a line break'],
  ['\u2029', 'only some programs read as a line break'],
  ['\uFFFC', 'stands for a picture that was not pasted'],
])('%j is an error in a body and in a title', async (sign, reason) => {
  for (const words of ['Words on', 'The first post']) {
    const files = edited('blog/first-post.md', words, words.replace(' ', sign));
    const { codes, printed } = await findingsOf(files);
    expect(codes).toEqual(['character-forbidden']);
    expect(printed.replaceAll(/\s+/g, ' ')).toContain(reason);
  }
});

test.each([
  ['W\u200Bords on', 'U+200B'],
  ['W\uFEFFords on', 'U+FEFF'],
  ...['\u200B', '\uFEFF', '\u00AD'].flatMap((sign): [string, string][] => {
    const name = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return [`${sign}Words on`, `Words${sign} on`, `Words ${sign}on`, `Words on${sign}`].map(
      (words) => [words, name],
    );
  }),
])('%j has a sign without width in or beside a word', async (words, character) => {
  const body = await findingsOf(edited('blog/first-post.md', 'Words on', words));
  expect(body.findings).toMatchObject([{ code: 'character-forbidden', args: { character } }]);
});

test('such a sign at the end of a field is one finding', async () => {
  for (const excerpt of ['What\u200B it says.', 'What it says.\u200B', '\u200BWhat it says.']) {
    const files = edited('blog/first-post.md', 'What it says.', excerpt);
    expect((await findingsOf(files)).codes).toHaveLength(1);
  }
});

test('a soft hyphen inside a word and a break after a slash are accepted', async () => {
  const files = edited(
    'blog/first-post.md',
    'Words on',
    'Syl\u00ADla\u00ADbles and/\u200Bor words on',
  );
  expect((await findingsOf(files)).printed).toBe('');
});

test('ordinary text in any language has no forbidden characters', () => {
  const text = 'Tab\t, CRLF\r\n, “quotes”, emoji 🚧👩‍💻, Welsh ŵ and \uFFFD.';
  const entry = {
    file: 'content/a.md',
    text,
    data: { a: [text] },
    tree: textTree(text),
    bodyLine: 1,
  };
  expect(forbiddenCharacters(entry)).toEqual([]);
});

test('a character from an entity in the body is an error at the body', () => {
  const entry = {
    file: 'content/a.md',
    text: '&#11;',
    data: {},
    tree: textTree('\u000B'),
    bodyLine: 4,
  };
  expect(forbiddenCharacters(entry)).toMatchObject([{ at: { line: 4, column: 1 } }]);
});
