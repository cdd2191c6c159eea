import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locatorOf, parseSource } from '#cli/load/parseSource.ts';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

const question = '---\norder: 1\nquestion: What does it cost?\n---\n';

/** Returns the findings of a question file with this text. */
async function toldOf(text: string): Promise<string> {
  return (await findingsOf({ 'questions/price.md': text })).printed;
}

describe('a file of fields', () => {
  test('has no body', () => {
    expect(parseSource('content/site.yaml', 'name: Agency\nphone: "+44"\n')).toEqual({
      parsed: { data: { name: 'Agency', phone: '+44' }, body: '', bodyLine: 1 },
      problems: [],
    });
  });

  test('may be of flow style, hold comments and start with "---"', () => {
    const { parsed } = parseSource('content/prices.yaml', '---\n# prices\na: { min: 1 } # low\n');
    expect(parsed?.data).toEqual({ a: { min: 1 } });
  });

  test('reads dates, "no" and times as the texts they are', () => {
    const { parsed } = parseSource('x.yaml', 'a: 2026-03-01\nb: no\nc: 09:00\n');
    expect(parsed?.data).toEqual({ a: '2026-03-01', b: 'no', c: '09:00' });
  });
});

describe('an entry of a list without its hyphen', () => {
  const tags = (text: string) => edited('blog/first-post.md', 'tags:\n  - Design\n', text);

  test('is not read as the end of the entry above it', async () => {
    const { printed } = await findingsOf(tags('tags:\n  - AI\n    Product\n  - Law\n'));
    expect(printed).toMatchInlineSnapshot(`
      "content/blog/first-post.md:11:5  error  yaml-list-mark
        The line does not start with "- ", so it is a part of the entry above it: "AI Product".
        Expected a hyphen and a space.
        Write "- Product" below the other hyphens, or move the words to the line above.

          10 |   - AI
        > 11 |     Product
             |     ^
          12 |   - Law"
    `);
  });

  test.each([
    'tags:\n  - AI\n  - >-\n    Product\n    names\n',
    'tags:\n  - "AI\n    Product"\n',
    'tags:\n  - A tag with so many words that its editor lets it go on below\n    the line\n',
    'tags: [AI,\n  Product]\n',
  ])('is not found in %j', async (text) => {
    expect((await findingsOf(tags(text))).codes).not.toContain('yaml-list-mark');
  });

  test('a text of several sentences may have several lines', async () => {
    const files = edited('services/marketing.md', '  - One.\n', '  - One.\n    And more.\n');
    expect((await findingsOf(files)).printed).toBe('');
  });
});

describe('a file with front matter', () => {
  test('has a body and the line on which it starts', () => {
    expect(parseSource('content/questions/price.md', `${question}It depends.\n`)).toEqual({
      parsed: {
        data: { order: 1, question: 'What does it cost?' },
        body: 'It depends.\n',
        bodyLine: 5,
      },
      problems: [],
    });
  });

  test('may have blanks after its dashes, and dashes in its body', () => {
    const { parsed } = parseSource('a.md', '--- \na: 1\n---\t\nOne.\n\n---\n\nTwo.\n');
    expect(parsed?.data).toEqual({ a: 1 });
    expect(parsed?.body.trim()).toBe('One.\n\n---\n\nTwo.');
  });

  test('may end with its dashes', () => {
    const { parsed } = parseSource('a.md', '---\na: 1\n---');
    expect(parsed).toEqual({ data: { a: 1 }, body: '', bodyLine: 3 });
  });
});

describe('mistakes in YAML', () => {
  test('an unclosed bracket', async () => {
    const { printed } = await findingsOf({ 'prices.yaml': 'marketing: { min: 200,\n' });
    expect(printed).toMatchInlineSnapshot(`
      "content/prices.yaml:1:23  error  yaml-bracket
        The closing brace "}" is missing in this line.
        Write it as marketing: { min: 200 }

        > 1 | marketing: { min: 200,
            |                       ^
          2 |"
    `);
  });

  test('a text with a colon in it', async () => {
    expect(await toldOf('---\norder: 1\nquestion: Cost: how much?\n---\nA lot.\n'))
      .toMatchInlineSnapshot(`
        "content/questions/price.md:3:11  error  yaml-quotes
          A text with a colon and a space in it needs quotation marks.
          Write it as question: "Cost: how much?"

            2 | order: 1
          > 3 | question: Cost: how much?
              |           ^
            4 | ---"
      `);
  });

  test('a line without a colon', async () => {
    expect(await toldOf('---\norder: 1\nquestion\n---\nA lot.\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:3:9  error  yaml-colon-missing
        There is no colon after "question".
        Write it as question:

          2 | order: 1
        > 3 | question
            |         ^
          4 | ---"
    `);
  });

  test('a line that is indented by mistake', async () => {
    expect(await toldOf('---\norder: 1\n  question: How?\n---\nA lot.\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:2:1  error  yaml-indent
        The line is indented too little.
        Expected lines that belong together to start in the same column.
        Indent the line by 2 spaces more.

          1 | ---
        > 2 | order: 1
            | ^
          3 |   question: How?"
    `);
  });

  test('a quotation mark that is not closed', async () => {
    expect(await toldOf('---\norder: 1\nquestion: "How?\n---\nA lot.\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:3:11  error  yaml-quote-open
        The quotation mark that opens here is not closed.
        Close it at the end of the text.

          2 | order: 1
        > 3 | question: "How?
            |           ^
          4 | ---"
    `);
  });

  test('a quotation mark that is not closed, before other fields', async () => {
    const { findings } = await findingsOf({
      'questions/price.md': '---\nquestion: "How?\norder: 1\n---\nA lot.\n',
    });
    expect(findings.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 11, 'yaml-quote-open'],
    ]);
  });

  test('a comment that may be meant as text', async () => {
    expect(await toldOf('---\norder: 1 # of ten\nquestion: Are you #1?\n---\nYes.\n'))
      .toMatchInlineSnapshot(`
        "content/questions/price.md:3:19  warning  yaml-comment
          From the "#" on ("#1?") the line is a comment, which no page shows.
          If it belongs to the text, put the whole text in quotation marks.

            2 | order: 1 # of ten
          > 3 | question: Are you #1?
              |                   ^
            4 | ---"
      `);
  });

  test('a comment on a line of its own is accepted', async () => {
    expect(await toldOf('---\n# First.\norder: 1\nquestion: How?\n---\nA lot.\n')).toBe('');
  });

  test('a second document', async () => {
    const { printed } = await findingsOf({ 'prices.yaml': 'a: 1\n---\nb: 2\n' });
    expect(printed).toMatchInlineSnapshot(`
      "content/prices.yaml:1:4  error  field-invalid
        "a" is 1.
        Expected a group of fields: a price: min, max, per and duration.
        Write its fields below it, indented by two spaces more: "min:", "max:", "per:", "duration:", "examples:", "onRequest:", "sample:".

        > 1 | a: 1
            |    ^
          2 | ---

      content/prices.yaml:3:1  error  body-unexpected
        There is text below the fields.
        Expected fields only; no page would show the text.
        Move it into a field, or delete it.

          2 | ---
        > 3 | b: 2
            | ^
          4 |"
    `);
  });

  test('a tab', async () => {
    const text = (minimalContent()['sectors/retail.yaml'] ?? '').replace(
      '  marketing',
      '\tmarketing',
    );
    const { printed } = await findingsOf({ 'sectors/retail.yaml': text });
    expect(printed.replace(/retail-marketing-\d.*/, '…')).toMatchInlineSnapshot(`
      "content/sectors/retail.yaml:4:1  error  yaml-tab
        The line is indented with a tab.
        Expected spaces; YAML allows no tabs there.
        Replace each tab with two spaces.

          3 | services:
        > 4 | →marketing: …
            | ^
          5 |   web-design: retail-design-0 retail-design-1 retail-design-2 retail-design-3 retail-design-4 retail…"
    `);
  });

  test('a field that occurs twice', async () => {
    expect(await toldOf('---\norder: 1\nquestion: How?\norder: 2\n---\nA lot.\n'))
      .toMatchInlineSnapshot(`
        "content/questions/price.md:4:1  error  yaml-duplicate-key
          "order" appears a second time.
          Expected each field once.
          Delete the one that is wrong.

            3 | question: How?
          > 4 | order: 2
              | ^
            5 | ---"
      `);
  });

  test('a text that starts with an ampersand or a star', async () => {
    expect(await toldOf('---\norder: 1\nquestion: &How much?\n---\nA lot.\n'))
      .toMatchInlineSnapshot(`
        "content/questions/price.md:3:11  error  yaml-alias
          The text starts with "&" or "*" ("How"), which YAML reads as a reference.
          Put the text in quotation marks: "&How much?"

            2 | order: 1
          > 3 | question: &How much?
              |           ^
            4 | ---"
      `);
    expect(await toldOf('---\norder: 1\nquestion: *how\n---\nA lot.\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:3:11  error  yaml-alias
        The text starts with "&" or "*" ("how"), which YAML reads as a reference.
        Put the text in quotation marks: "*how"

          2 | order: 1
        > 3 | question: *how
            |           ^
          4 | ---"
    `);
  });

  test('an anchor with an alias to it, though YAML allows both', async () => {
    const { findings, printed } = await findingsOf({
      'questions/price.md': '---\norder: &one 1\nquestion: *one\n---\nA lot.\n',
    });
    expect(printed).toContain('Delete "&one".');
    expect(printed).toContain('Write that value instead of "*one": 1');
    expect(findings.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 8, 'yaml-alias'],
      [3, 11, 'yaml-alias'],
    ]);
  });

  test('references to a group', async () => {
    const { findings, printed } = await findingsOf({
      'prices.yaml':
        'marketing: &base\n  min: 200\n  max: 3000\n  per: month\n  duration: ongoing\nweb-design:\n  <<: *base\n  min: 600\nseo: *base\n',
    });
    expect(findings.map(({ line, code }) => [line, code])).toEqual([
      [1, 'yaml-alias'],
      [7, 'yaml-alias'],
      [9, 'yaml-alias'],
    ]);
    expect(printed).toContain('Delete "&base".');
    expect(printed).toContain('Write the fields themselves here, and delete this line.');
    expect(printed).toContain('Write those lines here instead of "*base".');
  });

  test('a text that starts with an exclamation mark', async () => {
    expect(await toldOf('---\norder: 1\nquestion: !How\n---\nA lot.\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:3:11  error  yaml-quotes
        A text that starts with "!" needs quotation marks.
        Write it as question: "!How"

          2 | order: 1
        > 3 | question: !How
            |           ^
          4 | ---"
    `);
  });

  test('several mistakes are all reported, one a line', async () => {
    const { findings } = await findingsOf({
      'questions/price.md': '---\norder: 1\norder: 2\nquestion: How: much: now\n---\nA lot.\n',
    });
    expect(findings.map(({ line, code }) => [line, code])).toEqual([
      [3, 'yaml-duplicate-key'],
      [4, 'yaml-quotes'],
    ]);
  });
});

describe('mistakes around front matter', () => {
  test('no front matter', async () => {
    expect(await toldOf('What does it cost?\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:1:1  error  front-matter-missing
        The file does not start with a line "---".
        Expected its fields between two lines "---", and the text below them.
        Add the two lines; content/README.md has an example.

        > 1 | What does it cost?
            | ^
          2 |"
    `);
  });

  test('front matter without end', async () => {
    expect(await toldOf('---\norder: 1\nquestion: How?\n\nA lot.\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:5:1  error  front-matter-unclosed
        The fields start with a line "---", but no second "---" ends them.
        Add a line "---" above this line, between the fields and the text.

          4 |
        > 5 | A lot.
            | ^
          6 |"
    `);
  });

  test('four dashes do not end it, whatever follows in the body', async () => {
    const { codes } = await findingsOf({
      'questions/price.md': '---\norder: 1\nquestion: How?\n----\nA lot.\n\n---\n\nMore.\n',
    });
    expect(codes).toEqual(['front-matter-mark']);
  });

  test('nothing but comments between the dashes', async () => {
    expect(await toldOf('---\n# order: 1\n---\nA lot.\n')).toMatchInlineSnapshot(`
      "content/questions/price.md:2:1  error  front-matter-not-fields
        Instead of fields there is nothing.
        Expected lines such as "title: Digital Marketing".
        Write the fields that content/README.md lists for this file, each on a line of its own.

          1 | ---
        > 2 | # order: 1
            | ^
          3 | ---"
    `);
  });

  test('a list instead of fields', async () => {
    const { printed } = await findingsOf({ 'prices.yaml': '- marketing\n- web-design\n' });
    expect(printed).toMatchInlineSnapshot(`
      "content/prices.yaml:1:1  error  front-matter-not-fields
        Instead of fields there is a list of 2.
        Expected lines such as "title: Digital Marketing".
        Write the fields that content/README.md lists for this file, each on a line of its own.

        > 1 | - marketing
            | ^
          2 | - web-design"
    `);
  });

  test('a sentence instead of fields', async () => {
    const { printed } = await findingsOf({ 'prices.yaml': 'from 200 pounds\n' });
    expect(printed).toMatchInlineSnapshot(`
      "content/prices.yaml:1:1  error  front-matter-not-fields
        Instead of fields there is "from 200 pounds".
        Expected lines such as "title: Digital Marketing".
        Write the fields that content/README.md lists for this file, each on a line of its own.

        > 1 | from 200 pounds
            | ^
          2 |"
    `);
  });

  test('a language after the first dashes, which would run as code', async () => {
    const { codes } = await findingsOf({ 'questions/price.md': '---js\n({})\n---\nA lot.\n' });
    expect(codes).toContain('front-matter-mark');
  });

  test('the same broken file is reported again on a second reading', () => {
    const text = '---\norder: [\n---\nA lot.\n';
    const first = parseSource('a.md', text);
    expect(first.problems).toHaveLength(1);
    expect(parseSource('a.md', text)).toEqual(first);
  });
});

describe('any text at all', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '---',
      '--- ',
      '----',
      'a: 1',
      '  b: [',
      '- *x',
      '\t- c',
      '"',
      "'",
      '? [',
      '}',
      '',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  const text = fc.array(line).map((lines) => lines.join('\n'));

  test('is parsed or has a problem, and nothing throws', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('a.md', 'a.yaml'), (source, file) => {
        const { parsed, problems } = parseSource(file, source);
        expect(parsed !== undefined || problems.length > 0).toBe(true);
        const lines = source.split('\n').length;
        for (const { at } of problems) {
          if (!('line' in at)) throw new Error('A problem of parsing has a line.');
          expect(at.line).toBeGreaterThanOrEqual(1);
          expect(at.line).toBeLessThanOrEqual(lines + 1);
          expect(at.column).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('nested too deeply to be parsed', () => {
    for (const opening of ['[', '{a: ', '- ']) {
      const { parsed, problems } = parseSource('a.yaml', `a: ${opening.repeat(50_000)}`);
      expect(parsed?.data ?? {}).not.toMatchObject({ a: expect.any(Object) });
      expect(problems).not.toEqual([]);
    }
  });
});

describe('the place of a value', () => {
  const text = `---
name: Leeds
sectors:
  - sector: retail
    note: Shops.
  - sector: farming
city:
---
Body.
`;

  test.each<[string, (string | number)[], 'key' | 'value', number, number]>([
    ['a field of the first level', ['name'], 'value', 2, 7],
    ['its name', ['name'], 'key', 2, 1],
    ['a field in a list', ['sectors', 0, 'note'], 'value', 5, 11],
    ['its name', ['sectors', 0, 'note'], 'key', 5, 5],
    ['an entry of a list', ['sectors', 1], 'value', 6, 5],
    ['a field that is missing, for which its group stands', ['sectors', 1, 'note'], 'value', 6, 5],
    ['a field without a value, for which its name stands', ['city'], 'value', 7, 1],
    ['a field of the first level that is missing', ['nation'], 'value', 2, 1],
    ['the file as a whole', [], 'value', 2, 1],
    ['an entry beyond the end of a list', ['sectors', 7], 'value', 3, 1],
    ['a field of a text', ['name', 'first'], 'value', 2, 1],
  ])('%s', (_, path, on, line, column) => {
    expect(locatorOf('a.md', text)(path, on)).toEqual({ line, column });
  });

  test('in a file of fields only', () => {
    expect(locatorOf('a.yaml', 'a: 1\nb: { c: 2 }\n')(['b', 'c'])).toEqual({ line: 2, column: 9 });
  });

  test('with a number as its name', () => {
    expect(locatorOf('a.yaml', 'a: 1\n404: x\n')(['404'])).toEqual({ line: 2, column: 6 });
  });
});
