import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

const town = minimalContent()['towns/leeds.md'] ?? '';

describe('files that are missing', () => {
  test('a single file', async () => {
    const { printed } = await findingsOf({ 'screens/contact.yaml': null });
    expect(printed).toMatchInlineSnapshot(`
      "content/screens/contact.yaml:1:1  error  file-missing
        content/screens/contact.yaml does not exist.
        Expected the file, because the site cannot be built without it.
        Restore it from Git; content/README.md has an example of each file."
    `);
  });

  test('a whole collection', async () => {
    const { printed } = await findingsOf({ 'legal/privacy-policy.md': null });
    expect(printed).toMatchInlineSnapshot(`
      "content/legal:1:1  error  file-missing
        content/legal/{slug}.md does not exist.
        Expected at least one file there.
        Restore it from Git; content/README.md has an example of each file.
        Also content/case-studies/mill-shop.md:19:5, content/screens/blog.yaml:9:5 and 10 more places."
    `);
  });

  test('collections that may be empty', async () => {
    const { findings, context } = await findingsOf({
      'blog/first-post.md': null,
      'case-studies/mill-shop.md': null,
      'portfolio/mill-shop.yaml': null,
    });
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(context).toBeDefined();
  });

  test('a broken file is not reported as missing', async () => {
    const { codes } = await findingsOf({ 'site.yaml': '', 'questions/price.md': 'No fields.' });
    expect(codes).toEqual(['front-matter-missing', 'file-empty']);
  });
});

describe('files that are unexpected', () => {
  test('in a folder that no collection has', async () => {
    const { printed } = await findingsOf({ 'town/durham.md': town });
    expect(printed).toMatchInlineSnapshot(`
      "content/town/durham.md:1:1  error  file-unexpected
        The file belongs to no collection, so the site would not use it.
        Expected content/services/, content/variants/, content/sectors/, content/towns/, content/local/, content/blog/, content/case-studies/, content/portfolio/, content/testimonials/, content/people/, content/questions/, content/legal/.
        Rename it to content/towns/durham.md, or delete it.

        > 1 | ---
            | ^
          2 | nation: England"
    `);
  });

  test('with another extension than the collection has', async () => {
    const { printed } = await findingsOf({ 'questions/notes.txt': 'x' });
    expect(printed).toMatchInlineSnapshot(`
      "content/questions/notes.txt:1:1  error  file-unexpected
        The file belongs to no collection, so the site would not use it.
        Expected content/questions/{slug}.md.
        Rename it to content/questions/notes.md, or delete it.

        > 1 | x
            | ^"
    `);
  });

  test('in a folder of single files, whose names are listed', async () => {
    const { printed } = await findingsOf({ 'screens/team.yaml': 'title: Team' });
    expect(printed).toMatchInlineSnapshot(`
      "content/screens/team.yaml:1:1  error  file-unexpected
        The file belongs to no collection, so the site would not use it.
        Expected content/screens/service-pages.yaml, content/screens/town-pages.yaml, content/screens/home.md, content/screens/about.md, content/screens/services.yaml, content/screens/how-far.yaml, content/screens/case-studies.yaml, content/screens/blog.yaml, content/screens/facts-questions.yaml, content/screens/contact.yaml, content/screens/locations.md, content/screens/sitemap.yaml, content/screens/search.yaml, content/screens/thank-you.yaml, content/screens/not-found.yaml.
        Delete it, or move it out of content/.

        > 1 | title: Team
            | ^"
    `);
  });

  test('deeper than entries are', async () => {
    const { codes } = await findingsOf({ 'towns/england/durham.md': town });
    expect(codes).toEqual(['file-unexpected']);
  });

  test('at the top, with nearly the name of a folder', async () => {
    const { printed } = await findingsOf({ 'testimonial.yml': 'x: y' });
    expect(printed).toContain('Expected content/testimonials/{slug}.yaml.');
    expect(printed).toContain('Move its contents to files in content/testimonials/, or delete it.');
  });

  test('at the top, with another ending than a file has', async () => {
    const { printed } = await findingsOf({ 'site.yaml': null, 'site.yml': 'x: y' });
    expect(printed).toContain('Rename it to content/site.yaml, or delete it.');
  });

  test('at the top', async () => {
    const { codes } = await findingsOf({ 'sites.yaml': 'name: x' });
    expect(codes).toEqual(['file-unexpected']);
  });

  test('are not entries, so their missing fields are not reported', async () => {
    const { codes } = await findingsOf({
      'services/notes.txt': 'Ideas.',
      'services/drafts/seo.md': 'Ideas.',
    });
    expect(codes).toEqual(['file-unexpected', 'file-unexpected']);
  });

  test('count as the entry that was meant, so that references to it are not reported', async () => {
    const service = minimalContent()['services/marketing.md'] ?? '';
    const misnamed = ['services/Marketing.md', 'services/marketing.yaml'];
    for (const file of misnamed) {
      const { findings } = await findingsOf({ 'services/marketing.md': null, [file]: service });
      expect(findings.map((finding) => finding.file)).toEqual([`content/${file}`]);
    }
  });
});

describe('files that are in the wrong place', () => {
  const files = minimalContent();

  test('are one finding, which names the right place', async () => {
    const { printed } = await findingsOf({ 'blog/durham.md': town });
    expect(printed).toMatchInlineSnapshot(`
      "content/blog/durham.md:1:1  error  file-misplaced
        The file has the fields of a town, and not those of its folder or name.
        This looks like a town: move it to content/towns/durham.md.

        > 1 | ---
            | ^
          2 | nation: England"
    `);
  });

  test.each([
    ['questions/price.md', 'blog/fees.md', 'content/questions/fees.md'],
    ['blog/first-post.md', 'towns/news.md', 'content/blog/news.md'],
    ['case-studies/mill-shop.md', 'legal/mill.md', 'content/case-studies/mill.md'],
    ['services/marketing.md', 'questions/seo.md', 'content/services/seo.md'],
    ['testimonials/ada.yaml', 'portfolio/dee.yaml', 'content/testimonials/dee.yaml'],
    ['portfolio/mill-shop.yaml', 'sectors/inn.yaml', 'content/portfolio/inn.yaml'],
    ['sectors/retail.yaml', 'variants/shops.yaml', 'content/sectors/shops.yaml'],
    ['variants/marketing.yaml', 'testimonials/seo.yaml', 'content/variants/seo.yaml'],
    ['navigation.yaml', 'prices.yaml', 'content/navigation.yaml'],
  ])('%s as %s', async (from, to, target) => {
    const { findings } = await findingsOf({ [to]: files[from] ?? '' });
    const [first] = findings.filter(({ file }) => file === `content/${to}`);
    expect(first).toMatchObject({ code: 'file-misplaced', line: 1, args: { target } });
  });

  test.each([
    ['towns/durham.yaml', 'content/towns/durham.md'],
    ['towns/durham.markdown', 'content/towns/durham.md'],
    ['towns/Durham.MD', 'content/towns/durham.md'],
    ['towns/durham.txt', 'content/towns/durham.md'],
    ['towns/durham', 'content/towns/durham.md'],
    ['towns/north/durham.md', 'content/towns/durham.md'],
    ['town/durham.md', 'content/towns/durham.md'],
    ['durham.md', 'content/towns/durham.md'],
    ['sectors/shops.yml', 'content/sectors/shops.yaml'],
  ])('%s should be %s', async (file, target) => {
    const text = files[file.startsWith('sectors') ? 'sectors/retail.yaml' : 'towns/leeds.md'] ?? '';
    const { findings } = await findingsOf({ [file]: text });
    expect(findings).toMatchObject([{ code: 'file-unexpected', args: { target } }]);
  });

  test.each([
    'leeds (1).md',
    'leeds copy.md',
    'Leeds copy.md',
    'Copy of LEEDS.MD',
    'leeds - Copy.md',
    'Copy of leeds.md',
    'leeds.md.orig',
    'england/leeds.md',
    'leeds.yaml',
    'leeds.md~',
  ])('%s is a copy', async (name) => {
    const { findings } = await findingsOf({ [`towns/${name}`]: town });
    expect(findings).toMatchObject([
      { code: 'file-copied', args: { original: 'content/towns/leeds.md' } },
    ]);
  });

  test.each([
    ['Copy of First Post.md', 'first-post.md'],
    ['Copy of First (Post).md', 'first-post.md'],
    ['Copy of first-post (1).md', 'first-post.md'],
  ])('%s is a copy of %s', async (name, original) => {
    const { findings } = await findingsOf({ [`blog/${name}`]: files['blog/first-post.md'] ?? '' });
    expect(findings).toMatchObject([
      { code: 'file-copied', args: { original: `content/blog/${original}` } },
    ]);
  });

  test.each([
    ['locations', 'towns'],
    ['Posts', 'blog'],
    ['team', 'people'],
  ])('the folder %s is meant for %s', async (folder, meant) => {
    const { findings } = await findingsOf({ [`${folder}/durham.md`]: 'Words.' });
    expect(findings).toMatchObject([
      {
        code: 'file-unexpected',
        args: { target: expect.stringContaining(`content/${meant}/durham.`) },
      },
    ]);
  });

  test.each(['team.yaml', 'faq.md'])('%s is no single entry', async (name) => {
    const { printed } = await findingsOf({ [name]: '- name: Ada\n- name: Bea\n' });
    expect(printed).toMatch(/Move its contents to files in content\/(?:people|questions)\/,/);
  });

  test('a file with the name of an existing one and other words is no copy', async () => {
    const { findings } = await findingsOf({ 'locations/leeds.md': 'Words.' });
    expect(findings).toMatchObject([
      { code: 'file-unexpected', args: { into: 'content/towns/leeds.md' } },
    ]);
  });

  test('a folder of projects may be meant for two folders', async () => {
    const { printed } = await findingsOf({ 'projects/mill.md': 'Words.' });
    expect(printed).toMatch(/Expected .*content\/case-studies\/.*content\/portfolio\//);
    expect(printed).not.toContain('Rename');
  });

  test('but a README may be in any folder', async () => {
    expect((await findingsOf({ 'towns/README.md': 'Notes.' })).codes).toEqual([]);
    expect((await findingsOf({ 'towns/readme.md': 'Notes.' })).findings).toMatchObject([
      { code: 'file-name-invalid', args: { target: 'content/towns/README.md' } },
    ]);
  });
});

describe('names that cannot be part of an address', () => {
  test.each([
    'Leeds',
    'milton keynes',
    'milton_keynes',
    '-leeds',
    'leeds--bradford',
    'mönchen',
    '',
  ])('%j', async (name) => {
    const { findings } = await findingsOf({ [`questions/${name}.md`]: town });
    expect(findings).toMatchObject(
      name === ''
        ? [] // A file that starts with a dot is hidden.
        : [{ code: 'file-name-invalid', file: `content/questions/${name}.md`, args: { name } }],
    );
  });

  test('are reported with one that can', async () => {
    const { printed } = await findingsOf({ 'questions/Is it good?.md': town });
    expect(printed).toMatchInlineSnapshot(`
      "content/questions/Is it good?.md:1:1  error  file-name-invalid
        The file is called "Is it good?", which cannot be part of an address.
        Expected lower-case letters, digits and single hyphens, such as "milton-keynes".
        Rename the file to content/questions/is-it-good.md.

        > 1 | ---
            | ^
          2 | nation: England"
    `);
  });
});

test('a name that is too long for the files of a build', async () => {
  const { printed, codes } = await findingsOf({ [`questions/${'a'.repeat(201)}.md`]: town });
  expect(codes).toEqual(['file-name-invalid']);
  expect(printed).toContain(
    [
      '  The name of the file has 201 characters before its ending.',
      '  Expected at most 200, because a build writes files with longer names.',
      '  Rename the file.',
    ].join('\n'),
  );
});

describe('bodies', () => {
  test('missing if the collection needs one', async () => {
    const { printed } = await findingsOf({
      'questions/price.md': '---\norder: 1\nquestion: What does it cost?\n---\n',
    });
    expect(printed).toMatchInlineSnapshot(`
      "content/questions/price.md:5:1  error  body-missing
        There is no text below the fields.
        Expected the text of the page in Markdown after the second "---".
        Write it, or delete the file.

          4 | ---
        > 5 |
            | ^"
    `);
  });

  test('nested too deeply to be parsed', async () => {
    for (const opening of ['> ', '<div>']) {
      const { findings } = await findingsOf({
        'questions/price.md': `---\norder: 1\nquestion: How?\n---\n${opening.repeat(10_000)}x\n`,
      });
      expect(findings).toMatchObject([{ code: 'file-unreadable', line: 5 }]);
    }
  });

  test('a body without a word is missing', async () => {
    const { codes } = await findingsOf({
      'questions/price.md': '---\norder: 1\nquestion: What does it cost?\n---\n\n***\n',
    });
    expect(codes).toEqual(['body-missing']);
  });
});

describe('errors in one file', () => {
  test('do not hide those in others', async () => {
    const { findings } = await findingsOf({
      'services/marketing.md': 'title: no front matter',
      'prices.yaml': 'marketing: {',
      'towns/leeds.md': town.replace('population: 536280', 'population: many'),
      'sectors/retail.yaml': null,
      'screens/contact.yaml': null,
      'blog/first-post.md': (minimalContent()['blog/first-post.md'] ?? '').replace(
        '/contact)',
        '/contract)',
      ),
    });
    expect(findings.map(({ file, line, code }) => `${file}:${line} ${code}`))
      .toMatchInlineSnapshot(`
        [
          "content/blog/first-post.md:20 link-unknown",
          "content/case-studies/mill-shop.md:4 entry-missing",
          "content/case-studies/mill-shop.md:4 reference-unknown",
          "content/towns/bristol.md:5 reference-unknown",
          "content/towns/leeds.md:5 reference-unknown",
          "content/towns/york.md:5 reference-unknown",
          "content/prices.yaml:1 yaml-bracket",
          "content/screens/contact.yaml:1 file-missing",
          "content/services/marketing.md:1 front-matter-missing",
          "content/towns/leeds.md:16 field-invalid",
        ]
      `);
  });
});
