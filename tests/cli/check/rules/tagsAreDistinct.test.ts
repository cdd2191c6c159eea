import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns a second post with a tag. The first has the tag "Design". */
function tagged(tag: string) {
  const text = edited('blog/first-post.md', '- Design', `- ${tag}`)['blog/first-post.md'] ?? '';
  return { 'blog/second-post.md': text.replaceAll('The first post', 'The second post') };
}

test.each(['Design', 'Law', 'Deals', 'A/B tests'])('%s', async (tag) => {
  expect((await findingsOf(tagged(tag))).printed).toBe('');
});

test.each(['design', 'Designs', 'Desgn', 'De-sign'])('%s is nearly Design', async (tag) => {
  expect((await findingsOf(tagged(tag))).codes).toEqual(['tag-alike']);
});

test('short tags that differ by one letter are two subjects', async () => {
  const posts = { ...tagged('News'), ...edited('blog/first-post.md', '- Design', '- New') };
  expect((await findingsOf(posts)).printed).toBe('');
});

/** Returns two posts with an author each. */
function authors(first: string, second: string) {
  const post = tagged('Design')['blog/second-post.md'];
  return {
    ...edited('blog/first-post.md', 'The agency', first),
    'blog/second-post.md': post.replace('author: The agency', `author: ${second}`),
  };
}

test('authors with other initials are two people', async () => {
  expect((await findingsOf(authors('Dan Smith', 'Ian Smith'))).printed).toBe('');
});

test.each([
  ['Dan Smith', 'Dan Smyth'],
  ["Sean O'Brien", 'Sean OBrien'],
  ['Jean-Luc Roy', 'Jeanluc Roy'],
  ['Dan McDonald', 'Dan Mc Donald'],
  ['Farah Wazir', 'FarahWazir'],
])('the authors %s and %s are one person', async (first, second) => {
  expect((await findingsOf(authors(first, second))).codes).toEqual(['tag-alike']);
});

test('accents may be characters of their own', async () => {
  const tag = tagged('Cafe\u0301');
  const posts = { ...tag, ...edited('blog/first-post.md', '- Design', '- Café') };
  expect((await findingsOf(posts)).codes).toEqual([]);
  const twice = tagged('Café\n  - Cafe\u0301');
  expect((await findingsOf(twice)).codes).toEqual(['list-item-repeated']);
});

test('"&" is nearly "and"', async () => {
  const tag = tagged('Law & order');
  const posts = { ...tag, ...edited('blog/first-post.md', '- Design', '- Law and order') };
  expect((await findingsOf(posts)).codes).toEqual(['tag-alike']);
});

test('the spelling of a person is right, and the authors of other posts may differ', async () => {
  const person = (name: string) => ({
    'people/dele.yaml': `order: 1
name: ${name}
role: Development
text: Writes code.
services: [web-design]
`,
  });
  const author = (name: string) => edited('blog/first-post.md', 'The agency', name);
  const dele = person('Dele Oyelaran');
  expect((await findingsOf({ ...dele, ...author('Dele Oyelaran') })).codes).toEqual([]);
  expect((await findingsOf({ ...dele, ...author('Ada Oyelaran') })).codes).toEqual([]);
  const { printed } = await findingsOf({ ...dele, ...author('Dele Oyelaren') });
  expect(printed).toContain('content/blog/first-post.md:7:9  warning  tag-alike');
  expect(printed).toContain('Did you mean "Dele Oyelaran"?');
});

test('the name of a person differs from its file and from the author of a post', async () => {
  const { printed } = await findingsOf({
    'people/dele-oyelaran.yaml': `order: 1
name: Dele Oyelaren
role: Development
text: Dele Oyelaran writes code.
`,
    ...edited('blog/first-post.md', 'The agency', 'Dele Oyelaran'),
  });
  expect(printed).toContain('content/people/dele-oyelaran.yaml:2:7  warning  tag-alike');
  expect(printed).not.toContain('fact-contradicted');
  expect(printed).toContain('Did you mean "Dele Oyelaran"?');
});

test.each([
  ['half of a name', 'Dele', 'Dele Oyelaran'],
  ['a name with a role', '"Dele Oyelaran, development"', 'Dele Oyelaran'],
  ['the name before a person was renamed', 'Dele Oyelaran', 'Dele Oyelaran-Holt'],
])('%s is that of a person', async (_, author, name) => {
  const { codes, printed } = await findingsOf({
    'people/dele.yaml': `order: 1\nname: ${name}\nrole: Development\ntext: Writes code.\n`,
    ...edited('blog/first-post.md', 'The agency', author),
  });
  expect(codes).toEqual(['tag-alike']);
  expect(printed).toContain(`Did you mean "${name}"?`);
});

test('a group of questions in two spellings', async () => {
  const question = (order: number, group: string) => `---
order: ${order}
question: Question ${order}?
group: ${group}
---

Answer ${order}.
`;
  const { printed } = await findingsOf({
    'questions/a.md': question(2, 'Money and time'),
    'questions/b.md': question(3, 'Money and Time'),
  });
  expect(printed).toContain('content/questions/b.md:4:8  warning  tag-alike');
});

test.each([
  ['Design, Law', '.'],
  ['Design; Law', '.'],
  ['Design / Law', ', or write one tag without spaces around the slash.'],
])('"%s" is several in one', async (tag, end) => {
  const { codes, printed } = await findingsOf(tagged(tag));
  expect(codes).toEqual(['tag-alike']);
  expect(printed).toContain(`Write "- Design" and "- Law", each on its own line${end}\n`);
});

test.each([',', ';'])('the tag "%s" has no name', async (tag) => {
  const { codes, printed } = await findingsOf(tagged(`"${tag}"`));
  expect(codes).toEqual(['tag-alike']);
  expect(printed).toContain('Write the name of the tag, or delete the line.');
});

test.each(['Design,', ', Design', 'Law,', 'Law;'])(
  'the sign of "%s" is one finding',
  async (tag) => {
    const { codes, printed } = await findingsOf(tagged(`"${tag}"`));
    expect(codes).toEqual(['tag-alike']);
    expect(printed).toContain(`Did you mean "${tag.replace(/[,;] ?/, '')}"?`);
  },
);

test('a tag of two posts may consist of two others', async () => {
  const files = tagged('Design law\n  - Law');
  const third = files['blog/second-post.md'].replaceAll('The second post', 'The third post');
  const { codes } = await findingsOf({ ...files, 'blog/third-post.md': third });
  expect(codes.filter((code) => code === 'tag-alike')).toEqual([]);
});

test('a tag in the plural', async () => {
  expect((await findingsOf(tagged('Designs'))).printed).toMatchInlineSnapshot(`
    "content/blog/second-post.md:10:5  warning  tag-alike
      The tag "Designs" is nearly the same as another.
      Expected one spelling, because each tag has a list of its own.
      Did you mean "Design"?

         9 | tags:
      > 10 |   - Designs
           |     ^
        11 | image:"
  `);
});

test('a tag with a lead of its own is spelt as in the posts', async () => {
  const lead = (tag: string) =>
    findingsOf(
      edited('screens/blog.yaml', 'relatedLinks:', `tags:\n  ${tag}: Colours.\nrelatedLinks:`),
    );
  expect((await lead('Design')).codes).toEqual([]);
  const { codes, printed } = await lead('Designs');
  expect(codes).toEqual(['tag-alike']);
  expect(printed).toContain('content/screens/blog.yaml');
  expect((await lead('Print')).codes).toEqual(['tag-unused']);
});

test.each([
  [100, ['tag-alike']],
  [250, []],
])('a tag of %s characters that differs from another by one letter', async (length, expected) => {
  const name = (last: string) => 'ab'.repeat(length / 2) + last;
  const third = edited('blog/first-post.md', '- Design', `- ${name('c')}`)['blog/first-post.md'];
  const { codes } = await findingsOf({
    ...tagged(name('d')),
    'blog/third-post.md': (third ?? '').replaceAll('The first post', 'The third post'),
  });
  expect(codes.filter((code) => code === 'tag-alike')).toEqual(expected);
});
