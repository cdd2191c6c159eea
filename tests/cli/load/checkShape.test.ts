import { describe, expect, test } from 'vitest';
import { invalidField } from '#cli/report/messages/invalidField.ts';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';

describe('a field that is missing', () => {
  test('at the top of a file', async () => {
    const { printed } = await findingsOf(edited('towns/leeds.md', 'county: West Yorkshire\n', ''));
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:2:1  error  field-missing
        "county" is missing.
        Expected the county or council area.
        Add "county:".

          1 | ---
        > 2 | nation: England
            | ^
          3 | city: true"
    `);
  });

  test('in a group, whose place it has', async () => {
    const { printed } = await findingsOf(edited('services/marketing.md', '  icon: web\n', ''));
    expect(printed).toMatchInlineSnapshot(`
      "content/services/marketing.md:16:1  error  field-missing
        "card.icon" is missing.
        Expected the name of a file in content/brand/icons/, without .svg.
        Add "icon:".

          15 |   height: 630
        > 16 | card:
             | ^
          17 |   title: Marketing"
    `);
  });

  test('in a row of a table', async () => {
    const { findings } = await findingsOf(edited('prices.yaml', '  per: month\n', ''));
    expect(findings).toMatchObject([
      {
        code: 'field-missing',
        line: 1,
        path: ['marketing', 'per'],
        args: { field: 'marketing.per' },
      },
    ]);
  });
});

test('a text that YAML reads as nothing', async () => {
  const { printed } = await findingsOf(edited('towns/leeds.md', 'West Yorkshire', '~'));
  expect(printed).toMatchInlineSnapshot(`
    "content/towns/leeds.md:13:9  error  field-invalid
      "county" is ~, which YAML reads as nothing.
      Expected the county or council area.
      Write the value in its place.

        12 | region: Yorkshire and the Humber
      > 13 | county: ~
           |         ^
        14 | latitude: 53.79648"
  `);
});

describe('a field that no schema has', () => {
  test('is one finding if it is the misspelt name of a group', async () => {
    const { findings } = await findingsOf(edited('brand/brand.yaml', 'shape:', 'shapes:'));
    expect(findings).toMatchObject([
      { code: 'field-unknown', args: { field: 'shapes', suggestion: 'shape' } },
    ]);
  });

  test('close to a missing one is reported once, with the right name, and not as missing too', async () => {
    const { printed } = await findingsOf(edited('towns/leeds.md', 'county:', 'conuty:'));
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:13:1  error  field-unknown
        There is no field "conuty" here.
        Did you mean "county"?

          12 | region: Yorkshire and the Humber
        > 13 | conuty: West Yorkshire
             | ^
          14 | latitude: 53.79648"
    `);
  });

  test('in a group', async () => {
    const { printed } = await findingsOf(
      edited('services/marketing.md', '  icon: web', '  icno: web'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/services/marketing.md:19:3  error  field-unknown
        There is no field "icno" here.
        Did you mean "icon"?

          18 |   description: What it is.
        > 19 |   icno: web
             |   ^
          20 |   cta: See more"
    `);
  });

  test('in a list', async () => {
    const { findings } = await findingsOf(edited('towns/leeds.md', '    note:', '    nots:'));
    expect(findings).toMatchObject([
      {
        code: 'field-unknown',
        path: ['sectors', 0, 'nots'],
        column: 5,
        args: { suggestion: 'note' },
      },
    ]);
  });

  test('like no other is reported with a list of the fields', async () => {
    const { printed } = await findingsOf(
      edited('portfolio/mill-shop.yaml', 'order: 1', 'order: 1\nbudget: 5000'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/portfolio/mill-shop.yaml:2:1  error  field-unknown
        There is no field "budget" here.
        Expected one of "order", "title", "category", "description", "image", "liveUrl", "caseStudyUrl", "onHome", "draft", "sample".

          1 | order: 1
        > 2 | budget: 5000
            | ^
          3 | title: The Mill Shop"
    `);
  });

  test('of one letter is close to no other', async () => {
    const { findings } = await findingsOf(
      edited('questions/price.md', 'order: 1', 'order: 1\nx: 2'),
    );
    expect(findings.map(({ args }) => args)).toEqual([
      { field: 'x', known: ['order', 'question', 'group', 'short', 'synonyms', 'draft', 'sample'] },
    ]);
  });

  test('is taken for the only missing one if its value fits, and reported once', async () => {
    const { printed } = await findingsOf(
      edited('towns/leeds.md', 'county: West Yorkshire', 'weather: West Yorkshire'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:13:1  error  field-unknown
        There is no field "weather" here, and "county" is missing.
        Did you mean "county"?

          12 | region: Yorkshire and the Humber
        > 13 | weather: West Yorkshire
             | ^
          14 | latitude: 53.79648"
    `);
  });

  test('does not hide a missing field for which its value is wrong', async () => {
    const { codes } = await findingsOf(
      edited('towns/leeds.md', 'county: West Yorkshire', 'weather: [rain]'),
    );
    expect(codes).toEqual(['field-missing', 'field-unknown']);
  });

  test('that is the second spelling of a field that is there', async () => {
    const { findings } = await findingsOf(
      edited('towns/leeds.md', 'county:', 'County: West Yorkshire\ncounty:'),
    );
    expect(findings).toMatchObject([{ code: 'field-unknown', args: { suggestion: 'county' } }]);
  });
});

describe('a field with a wrong value', () => {
  test('is reported if it is empty', async () => {
    const { printed } = await findingsOf(
      edited('towns/leeds.md', 'county: West Yorkshire', 'county:'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:13:1  error  field-invalid
        "county" is empty.
        Expected the county or council area.
        Write the value after it.

          12 | region: Yorkshire and the Humber
        > 13 | county:
             | ^
          14 | latitude: 53.79648"
    `);
  });

  test('of another type', async () => {
    const { printed } = await findingsOf(
      edited('towns/leeds.md', 'population: 536280', 'population: about half a million'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:16:13  error  field-invalid
        "population" is "about half a million".
        Expected a whole number: the number of residents, without commas; it is printed rounded.
        Write digits alone, without words or signs, such as: population: 3

          15 | longitude: -1.54785
        > 16 | population: about half a million
             |             ^
          17 | postcodeArea: LS"
    `);
  });

  test('none of the choices, and close to one', async () => {
    const { printed } = await findingsOf(edited('prices.yaml', 'per: month', 'per: monht'));
    expect(printed).toMatchInlineSnapshot(`
      "content/prices.yaml:4:8  error  field-invalid
        "marketing.per" is "monht".
        Expected project, month or year.
        Did you mean "month"?

          3 |   max: 3000
        > 4 |   per: monht
            |        ^
          5 |   duration: ongoing"
    `);
  });

  test('none of the choices, and close to none', async () => {
    const { printed } = await findingsOf(edited('prices.yaml', 'per: month', 'per: fortnight'));
    expect(printed).toMatchInlineSnapshot(`
      "content/prices.yaml:4:8  error  field-invalid
        "marketing.per" is "fortnight".
        Expected project, month or year.
        Write one of these.

          3 |   max: 3000
        > 4 |   per: fortnight
            |        ^
          5 |   duration: ongoing"
    `);
  });

  test('in the wrong letters', async () => {
    const { findings } = await findingsOf(
      edited('towns/leeds.md', 'nation: England', 'nation: england'),
    );
    expect(findings).toMatchObject([{ code: 'field-invalid', args: { write: 'England' } }]);
  });

  test('a list instead of a text', async () => {
    const { printed } = await findingsOf(
      edited('towns/leeds.md', 'county: West Yorkshire', 'county: [West, Yorkshire]'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:13:9  error  field-invalid
        "county" is a list of 2.
        Expected one text: the county or council area.
        Write one value after the colon, without lines that start with "- " or fields below it.

          12 | region: Yorkshire and the Humber
        > 13 | county: [West, Yorkshire]
             |         ^
          14 | latitude: 53.79648"
    `);
  });

  test('a text instead of a group', async () => {
    const { findings } = await findingsOf(
      edited('prices.yaml', /marketing:\n(?: .*\n)+/, 'marketing: 200\n'),
    );
    expect(findings).toMatchObject([
      { code: 'field-invalid', args: { expected: 'a price: min, max, per and duration' } },
    ]);
  });

  test('a text instead of a group, above other fields of the group', async () => {
    const { printed } = await findingsOf(
      edited('services/marketing.md', /card:\n {2}title: /, 'card: '),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/services/marketing.md:16:7  error  field-invalid
        "card" is "Marketing".
        Expected a group of fields: the card on the home page.
        Write "card:" alone, and in the line below it, indented by two spaces more: title: Marketing

          15 |   height: 630
        > 16 | card: Marketing
             |       ^
          17 |   description: What it is."
    `);
    for (const start of ['image: ', 'image: src: ']) {
      const picture = edited('blog/first-post.md', /image:\n {2}src: /, start);
      const { codes, printed } = await findingsOf(picture);
      expect(codes).toEqual(['field-invalid']);
      expect(printed).toMatch(/two spaces more: src: \//);
    }
    for (const [value, write] of [
      ['Marketing: more', '"Marketing: more"'],
      ['title: Marketing: more', '"Marketing: more"'],
      ['Marketing # our first', 'Marketing'],
      ['"Marketing # 1" # our first', '"Marketing # 1"'],
    ]) {
      const card = edited('services/marketing.md', /card:\n {2}title: .*/, `card: ${value}`);
      expect((await findingsOf(card)).printed).toContain(`more: title: ${write}\n`);
    }
    const hours = await findingsOf(edited('site.yaml', 'hours:\n', 'hours: Monday\n'));
    expect(hours.printed).not.toContain('further');
  });

  test('a line with spaces around it, or with two lines', async () => {
    for (const text of ["'West Yorkshire '", '"West\\nYorkshire"']) {
      const { printed } = await findingsOf(
        edited('towns/leeds.md', 'county: West Yorkshire', `county: ${text}`),
      );
      expect(printed).toMatch(/Write: county: West Yorkshire/);
    }
  });

  test('a date that no calendar has', async () => {
    const { findings } = await findingsOf(edited('blog/first-post.md', '2026-01-15', '2026-02-30'));
    expect(findings).toMatchObject([{ code: 'field-invalid', args: { field: 'publishedDate' } }]);
  });

  test('an address without encryption', async () => {
    const { printed } = await findingsOf(
      edited('portfolio/mill-shop.yaml', 'https://mill-shop', 'http://mill-shop'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/portfolio/mill-shop.yaml:10:10  error  field-invalid
        "liveUrl" is "http://mill-shop.example".
        Expected the address of the finished work.
        Write: liveUrl: https://mill-shop.example

           9 |   height: 630
        > 10 | liveUrl: http://mill-shop.example
             |          ^
          11 | caseStudyUrl: /case-studies/mill-shop"
    `);
  });

  test('an alias that is neither a slug nor a path', async () => {
    for (const alias of ['Digital Marketing', '/Old', '/old/', 'old/page', '//old']) {
      const { findings } = await findingsOf(
        edited('services/marketing.md', '- digital-marketing', `- ${alias}`),
      );
      expect(findings).toMatchObject([{ code: 'field-invalid', args: { field: 'aliases[0]' } }]);
    }
  });

  test('an alias with a query or an anchor, which no server could tell from the page without', async () => {
    for (const alias of ['/old?page=1', '/old#top']) {
      const { codes } = await findingsOf(
        edited('services/marketing.md', '- digital-marketing', `- ${alias}`),
      );
      expect(codes).toEqual(['field-invalid']);
    }
  });
});

describe('a text that YAML reads as a number', () => {
  test('needs quotation marks', async () => {
    const { printed } = await findingsOf(
      edited('blog/first-post.md', 'title: The first post', 'title: 2026'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/blog/first-post.md:2:8  error  field-invalid
        "title" is 2026.
        Expected the headline.
        Put it in quotation marks: title: "2026"

          1 | ---
        > 2 | title: 2026
            |        ^
          3 | excerpt: What it says."
    `);
  });

  test.each([
    ['site.yaml', 'companyNumber: "00000000"', 'companyNumber: 00000000'],
    ['site.yaml', 'phone: "+442079460167"', 'phone: +442079460167'],
    ['site.yaml', 'name: Agency', 'name: true'],
    ['services/marketing.md', '- digital-marketing', '- 2019'],
    ['services/marketing.md', '  title: Marketing\n', '  title: 404\n'],
  ])('%s, %j', async (file, from, to) => {
    const { findings, printed } = await findingsOf(edited(file, from, to));
    expect(findings).toMatchObject([{ code: 'field-invalid' }]);
    expect(printed).toContain('Put it in quotation marks');
  });

  test('a text instead of a number is not', async () => {
    const { printed } = await findingsOf(
      edited('towns/leeds.md', 'population: 536280', 'population: true'),
    );
    expect(printed).not.toContain('quotation marks');
  });
});

describe('a value that shows what is meant', () => {
  test.each([
    ['towns/leeds.md', 'population: 536280', 'population: "536280"', 'population: 536280'],
    ['towns/leeds.md', 'population: 536280', 'population: 536,280', 'population: 536280'],
    ['towns/leeds.md', 'population: 536280', 'population: 536k', 'population: 536000'],
    ['towns/leeds.md', 'latitude: 53.79648', 'latitude: 53,79648', 'latitude: 53.79648'],
    ['towns/leeds.md', 'longitude: -1.54785', 'longitude: 1.54785° W', 'longitude: -1.54785'],
    ['towns/leeds.md', 'city: true', 'city: "true"', 'city: true'],
    ['towns/leeds.md', 'city: true', 'city: yes', 'city: true'],
    ['towns/leeds.md', 'postcodeArea: LS', 'postcodeArea: ls', 'postcodeArea: LS'],
    ['towns/leeds.md', 'postcodeArea: LS', 'postcodeArea: ls1 4dy', 'postcodeArea: LS'],
    ['towns/leeds.md', 'county: West Yorkshire', 'county: [Kent]', 'county: "Kent"'],
    ['prices.yaml', '  min: 200', '  min: £200', 'min: 200'],
    ['blog/first-post.md', '2026-01-15', '15/01/2026', 'publishedDate: 2026-01-15'],
    ['blog/first-post.md', '2026-01-15', '2026-01-15T09:00:00Z', 'publishedDate: 2026-01-15'],
    ['blog/first-post.md', 'title: The first post', 'title: 1.10', 'title: "1.10"'],
    ['site.yaml', 'phone: "+442079460167"', 'phone: 020 7946 0167', 'phone: "+442079460167"'],
    ['site.yaml', 'phone: "+442079460167"', 'phone: 02079460167', 'phone: "+442079460167"'],
    ['navigation.yaml', 'href: /about', 'href: about/', 'href: /about'],
    ['case-studies/mill-shop.md', 'sector: retail', 'sector: Retail', 'sector: retail'],
    ['portfolio/mill-shop.yaml', 'https://mill-shop', 'mill-shop', 'https://mill-shop'],
    ...[
      '<https://mill-shop.example>',
      'https://https://mill-shop.example',
      'https://mill-shop.example.',
      'http://mill-shop.example,',
    ].map((address): [string, string, string, string] => [
      'portfolio/mill-shop.yaml',
      'https://mill-shop.example',
      address,
      'Write: liveUrl: https://mill-shop.example\n',
    ]),
  ])('%s, %j, %j', async (file, from, to, write) => {
    const { printed, codes } = await findingsOf(edited(file, from, to));
    expect(codes).toEqual(['field-invalid']);
    expect(printed).toContain(write);
  });

  test.each([
    ['prices.yaml', '  min: 200', '  min: 200-3000', 'min: 200'],
    ['towns/leeds.md', 'population: 536280', 'population: 536,280 (2021)', 'population: 536280'],
    ['blog/first-post.md', 'width: 1200', 'width: 1200x630', 'width: 1200'],
    ['services/marketing.md', 'order: 1', 'order: 0 or 2', 'order: 2'],
  ])('%s, %j, %j, has the first number that fits as the example', async (file, from, to, write) => {
    const { printed, codes } = await findingsOf(edited(file, from, to));
    expect(codes).toEqual(['field-invalid']);
    expect(printed).toContain(`Write digits alone, without words or signs, such as: ${write}\n`);
  });

  test.each(['about 1.5 million', '12.500 or so', '2½', '2 to 2,5', '12 to 13k', '7 m or 8 m'])(
    '"%s" has none of its digits as the example',
    async (found) => {
      const { printed } = await findingsOf(edited('prices.yaml', '  min: 200', `  min: ${found}`));
      expect(printed).toContain('such as: min: 3\n');
    },
  );

  test.each([
    ['testimonials/ada.yaml', 'company:', 'rating: 4.5\ncompany:', 'Write a whole number'],
    ['testimonials/ada.yaml', 'company:', 'rating: 10\ncompany:', 'Write a smaller number.'],
    ['portfolio/mill-shop.yaml', 'order: 1', 'order: -1', 'Write a greater number.'],
    ['site.yaml', 'closes: 17:00', 'closes: 24:00', 'such as: closes: 17:00'],
    ['site.yaml', 'closes: 17:00', 'closes: noon', 'such as: closes: 17:00'],
    [
      'case-studies/mill-shop.md',
      'sector: retail',
      'sector: retail, farming',
      'Write one of these.',
    ],
    ['portfolio/mill-shop.yaml', 'mill-shop.example', 'mill shop.example', 'Copy the address'],
    ['site.yaml', '"00000000"', '"0000000"', 'Write it in that form.'],
  ])('%s, %j, %j, is at least told what to do', async (file, from, to, action) => {
    const { printed, codes } = await findingsOf(edited(file, from, to));
    expect(codes).toEqual(['field-invalid']);
    expect(printed).toContain(action);
  });

  test('is not made a phone number that no phone has', async () => {
    const { printed, codes } = await findingsOf(
      edited('site.yaml', 'phone: "+442079460167"', 'phone: 01978 496 0123'),
    );
    expect(codes).toEqual(['field-invalid']);
    expect(printed).not.toContain('Write');
  });

  test('is not cut to its first letter', async () => {
    const { printed } = await findingsOf({
      'map.yaml':
        'source: census\nbounds: { south: 49, north: 61, west: -11, east: 2 }\ncoast: M0 0h9v9z\n',
    });
    expect(printed).toContain('"coast" is "M0 0h9v9z"');
    expect(printed).not.toContain('coast: M\n');
  });

  test('is not suggested for a day that no month has', async () => {
    const { printed } = await findingsOf(edited('blog/first-post.md', '2026-01-15', '2026-02-30'));
    expect(printed).toMatchInlineSnapshot(`
      "content/blog/first-post.md:8:16  error  field-invalid
        "publishedDate" is "2026-02-30". There is no 30 February 2026.
        Expected the day it was published, such as 2026-03-01.
        Correct the day or the month.

          7 | author: The agency
        > 8 | publishedDate: 2026-02-30
            |                ^
          9 | tags:"
    `);
  });

  test('a text with a colon in a list, which YAML reads as a field', async () => {
    const { printed } = await findingsOf(
      edited('services/marketing.md', '- digital-marketing', '- /old: page'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/services/marketing.md:45:5  error  field-invalid
        "aliases[0]" is a group of fields.
        Expected one text: an old slug of this entry, or an old path.
        Write: - "old-page"

          44 | aliases:
        > 45 |   - /old: page
             |     ^
          46 | ---"
    `);
  });

  test.each([
    ['/index.php?p=12', '/index.php'],
    ['/blog/old#part', '/blog/old'],
  ])('an alias %s with more than a path', async (alias, write) => {
    const files = edited('services/marketing.md', '- digital-marketing', `- ${alias}`);
    expect((await findingsOf(files)).printed).toContain(`Write: - ${write}\n`);
  });

  test('a weight in words, with a weight as example', () => {
    const { action } = invalidField({
      field: 'type.body.weights[0]',
      found: 'regular',
      kind: 'whole number',
      expected: 'a weight in hundreds from 100 to 900, such as 400',
    });
    expect(action).toBe('Write digits alone, without words or signs, such as: - 400');
  });

  test('a text where a list belongs', async () => {
    const { printed } = await findingsOf(
      edited('blog/first-post.md', /tags:\n(?: *- .*\n)+/, 'tags: Design, Web\n'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/blog/first-post.md:9:7  error  field-invalid
        "tags" is "Design, Web".
        Expected a list of tags, such as "Web design".
        Write each entry on a line of its own that starts with "- ", such as: - Design

           8 | publishedDate: 2026-01-15
        >  9 | tags: Design, Web
             |       ^
          10 | image:"
    `);
  });

  test('a picture with another ending', async () => {
    const { printed } = await findingsOf(
      edited('portfolio/mill-shop.yaml', /src: (.*)\.\w+/, 'src: /images/example.JPEG'),
      { images: ['/images/example.svg', '/images/example-480.webp'] },
    );
    expect(printed).toContain('src: /images/example.svg');
  });

  test('a list whose entries are all wrong in the same way is one finding', async () => {
    const { findings, printed } = await findingsOf(
      edited(
        'screens/contact.yaml',
        /relatedLinks:\n(?: *- .*\n)+/,
        'relatedLinks:\n  - 1\n  - 2\n  - 3\n',
      ),
    );
    expect(findings).toHaveLength(1);
    expect(printed).toContain('So are 2 other entries of the list.');
  });
});

describe('a field in the wrong place', () => {
  const file = 'services/marketing.md';

  test('of a group, at the start of a line', async () => {
    const inGroup = edited(file, '  icon: web\n', '')[file] ?? '';
    const { printed } = await findingsOf({
      [file]: inGroup.replace('order:', 'icon: web\norder:'),
    });
    expect(printed).toMatchInlineSnapshot(`
      "content/services/marketing.md:2:1  error  field-misplaced
        "icon" is in the wrong place.
        Expected it in the group "card".
        Move it below "card:", and indent the line by 2 spaces more.

          1 | ---
        > 2 | icon: web
            | ^
          3 | order: 1"
    `);
  });

  test('in a group, though it belongs to none', async () => {
    const { findings } = await findingsOf(edited(file, 'heroImage:', '  phrase: x\nheroImage:'));
    const atTop = edited(file, /phrase: .*\n/, '')[file] ?? '';
    const moved = await findingsOf({
      [file]: atTop.replace('heroImage:', '  phrase: x\nheroImage:'),
    });
    expect(findings.map(({ code }) => code)).toEqual(['field-misplaced']);
    expect(moved.findings).toMatchObject([
      { code: 'field-misplaced', args: { group: '', by: -2 } },
    ]);
  });

  test('inside a text that is indented like it', async () => {
    const { printed } = await findingsOf(
      edited('testimonials/ada.yaml', 'position: Owner\n', 'position: >-\n  Owner\n  '),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/testimonials/ada.yaml:4:3  error  field-misplaced
        "company" is in the wrong place.
        Expected it at the start of a line, because it belongs to no group.
        Indent the line by 2 spaces less.

          3 |   Owner
        > 4 |   company: Ada Ltd
            |   ^
          5 | text: Good work, says Ada."
    `);
  });
});

describe('a list of the wrong length', () => {
  test('is reported if it is too short', async () => {
    const { printed } = await findingsOf(
      edited('screens/contact.yaml', '  - /privacy-policy\n', ''),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/screens/contact.yaml:18:1  error  field-length
        "relatedLinks" has 2 entries.
        Expected exactly three related pages.

          17 |   text: A paragraph.
        > 18 | relatedLinks:
             | ^
          19 |   - marketing"
    `);
  });

  test('is reported if it is too long', async () => {
    const { printed } = await findingsOf(
      edited('screens/contact.yaml', '  - /privacy-policy\n', '  - /privacy-policy\n  - /about\n'),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/screens/contact.yaml:18:1  error  field-length
        "relatedLinks" has 4 entries.
        Expected exactly three related pages.

          17 |   text: A paragraph.
        > 18 | relatedLinks:
             | ^
          19 |   - marketing"
    `);
  });
});

describe('the effect of a broken file on others', () => {
  test('none: other files may still refer to an entry with a wrong field', async () => {
    const { codes } = await findingsOf({
      ...edited('services/marketing.md', 'category: design', 'category: x'),
      ...edited('sectors/retail.yaml', 'phrase: shops', 'phrase: 7'),
      ...edited('testimonials/ada.yaml', 'name: Ada', 'nam: Ada'),
      ...edited('towns/york.md', 'nation: England', 'nation: Engelland'),
      ...edited('variants/marketing.yaml', 'rank: 1', 'rank: first'),
    });
    expect(codes).toEqual([
      'field-invalid',
      'category-unknown',
      'field-unknown',
      'field-invalid',
      'field-invalid',
    ]);
  });
});

test('a point whose latitude and longitude are swapped has one finding, which says so', async () => {
  const point = (latitude: number, longitude: number) =>
    edited(
      'case-studies/mill-shop.md',
      '---\n',
      `---\npoint: { latitude: ${latitude}, longitude: ${longitude} }\n`,
    );
  expect((await findingsOf(point(53.79, -1.54))).codes).toEqual([]);
  const { codes, printed } = await findingsOf(point(-1.54, 53.79));
  expect(codes).toEqual(['town-outside-uk']);
  expect(printed).toContain('The two are swapped. Write "latitude: 53.79, longitude: -1.54".');
  expect((await findingsOf(point(-1.54, 153.79))).codes).toEqual([
    'field-invalid',
    'field-invalid',
  ]);
});

test('a space at the end of a long text is named', async () => {
  const long =
    'county: >-\n  A county whose name nobody could read aloud without a pause for breath ';
  const { printed } = await findingsOf(edited('towns/leeds.md', 'county: West Yorkshire', long));
  expect(printed).toContain('"county" has a space at its end');
  expect(printed).toContain('Delete the space at the end of the text.');
});

describe('an old address is corrected only to one that is meant', () => {
  const printedFor = async (alias: string) =>
    (await findingsOf(edited('services/marketing.md', 'digital-marketing', alias))).printed;

  test('with its letters instead of their codes', async () => {
    expect(await printedFor('/caf%C3%A9')).toContain('Write: - cafe');
  });

  test('or not at all, if it is a query', async () => {
    expect(await printedFor('/?p=12')).not.toContain('p-12');
  });
});

test('the address of another site is not a path', async () => {
  const files = edited('navigation.yaml', 'href: /contact', 'href: https://blog.example.com');
  expect((await findingsOf(files)).printed).not.toContain('Write');
});

test('an entry of a list that starts with a dash is written without it', async () => {
  const { printed } = await findingsOf(edited('blog/first-post.md', '- Design', '– Design'));
  expect(printed).toContain('such as: - Design');
});

describe('what a message advises is accepted', () => {
  test('a text of only spaces is not reported as a text with spaces around it', async () => {
    const { printed } = await findingsOf(
      edited('towns/leeds.md', 'county: West Yorkshire', "county: ' '"),
    );
    expect(printed).toContain('Write a text.');
  });

  test('a duration needs its unit, not only quotation marks', async () => {
    const { printed } = await findingsOf(edited('case-studies/mill-shop.md', 'seven weeks', '5'));
    expect(printed).toContain('Write its unit after it, such as: duration: 5 weeks');
  });

  test('the limit that a number exceeds', async () => {
    const { printed } = await findingsOf(edited('prices.yaml', 'min: 200', 'min: 0'));
    expect(printed).toContain('Expected a whole number from 1: the lowest usual price');
  });

  test('a figure without a number is not suggested again for a sign that is drawn', async () => {
    const sign = (value: string) =>
      `signs:\n  - section: 1\n    title: Figures\n    drawn: bars\n    rows:\n      - { label: One, value: ${value} }\n`;
    const post = (value: string) =>
      edited('blog/first-post.md', 'tags:\n', `${sign(value)}tags:\n`);
    expect((await findingsOf(post('a lot'))).printed).not.toContain('Write: value');
  });
});

test('tens of thousands of wrong entries of a list are one finding', async () => {
  const entries = Array.from({ length: 30_000 }, (_, index) => index).join(',');
  const { printed } = await findingsOf(
    edited('questions/price.md', 'order: 1\n', `order: 1\nsynonyms: [${entries}]\n`),
  );
  expect(printed).toContain('So are 29,999 other entries of the list.');
});
