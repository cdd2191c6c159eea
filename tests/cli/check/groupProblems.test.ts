import { describe, expect, test } from 'vitest';
import { groupProblems } from '#cli/check/groupProblems.ts';
import { mapCollections } from '#cli/load/collectionNames.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { collections } from '#schemas/collections.ts';
import type { Finding } from '#cli/model/finding.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { edited } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent, minimalImages } from '../../helpers/minimalContent.ts';

const minimal = minimalContent();

/** Content without entries, for problems that tell their causes by themselves. */
const emptyContent: CheckedContent = {
  collections: mapCollections(() => []),
  singles: {},
  names: { ...mapCollections(() => new Set<string>()), icons: new Set<string>() },
  drawings: { icons: new Map() },
};

function renamed(file: string, name: string): ContentFiles {
  return { [file]: null, [file.replace(/[^/]+(?=\.\w+$)/, name)]: minimal[file] ?? '' };
}

function shown(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ cause }) => !cause);
}

/** Returns the findings of an edit that are printed. */
async function causesOf(files: ContentFiles): Promise<Finding[]> {
  return shown((await findingsOf(files)).findings);
}

describe('one cause is one finding', () => {
  test('for a draft, whatever leads to it', async () => {
    const { findings } = await findingsOf(
      {
        ...edited('case-studies/mill-shop.md', 'relatedLinks:', 'draft: true\nrelatedLinks:'),
        ...edited('blog/first-post.md', '(/contact)', '(/case-studies/mill-shop)'),
      },
      { hidesDrafts: true },
    );
    // The only case study is gone, too, which the list of case studies reports.
    const links = findings.filter(({ code }) => code.endsWith('-unknown'));
    expect(links).toHaveLength(2);
    expect(shown(links)).toEqual([]);
    expect(findings.filter(({ code }) => code === 'entry-hidden')).toHaveLength(1);
  });

  test('for an alias that two services claim and a list of links names', async () => {
    const causes = await causesOf({
      ...edited(
        'services/web-design.md',
        'relatedLinks:',
        'aliases:\n  - digital-marketing\nrelatedLinks:',
      ),
      ...edited('screens/about.md', '  - marketing\n', '  - digital-marketing\n'),
    });
    expect(causes).toMatchObject([{ code: 'alias-repeated' }]);
  });

  test('for a link whose words have the address that it misspells', async () => {
    const link = '[hello@agency.example](mailto:helo@agency.example)';
    const causes = await causesOf(
      edited('legal/privacy-policy.md', 'An agency.', `Write to ${link}.`),
    );
    expect(causes).toMatchObject([{ code: 'fact-contradicted' }]);
  });

  test('for the year of the foundation that a text has right', async () => {
    const causes = await causesOf({
      ...edited('site.yaml', 'founded: 2014-09-01', 'founded: 2044-09-01'),
      ...edited('screens/about.md', 'The story of the agency.', 'Our story since 2014.'),
    });
    expect(causes).toMatchObject([{ code: 'date-in-future' }]);
  });

  test('for a duration the wrong way round that a post has right', async () => {
    const causes = await causesOf({
      ...edited('prices.yaml', '2–8 weeks', '8–2 weeks'),
      ...edited(
        'blog/first-post.md',
        '(/contact)',
        '(/contact). [Web design](/services/web-design) takes two to eight weeks',
      ),
    });
    expect(causes).toMatchObject([{ code: 'duration-implausible' }]);
  });

  test('for a town without an introduction', async () => {
    const causes = await causesOf(edited('towns/york.md', /\n---\n\n[^]*/, '\n---\n'));
    expect(causes).toMatchObject([{ code: 'body-missing' }]);
  });

  test('for a service that is a draft and that places name by its alias too', async () => {
    const files = {
      ...edited('services/marketing.md', 'relatedLinks:', 'draft: true\nrelatedLinks:'),
      ...edited('services/web-design.md', '- /about', '- digital-marketing'),
      ...edited('blog/first-post.md', '(/contact)', '(/services/digital-marketing)'),
    };
    const { findings, printed } = await findingsOf(files, { hidesDrafts: true });
    expect(shown(findings)).toMatchObject([
      { code: 'entry-hidden', file: 'content/services/marketing.md', args: { slug: 'marketing' } },
    ]);
    expect(printed).toContain('"marketing" is a draft');
    const draft = files['services/marketing.md']?.split('\n').indexOf('draft: true') ?? 0;
    expect(findings[0]?.line).toBe(draft + 1);
    expect(printed).not.toContain('No service has');
  });

  test('for two portfolio items whose texts are still to be written', () => {
    const [a, b] = ['content/portfolio/a.yaml', 'content/portfolio/b.yaml'];
    const at = (file: string) => ({ file, path: ['liveUrl'] });
    const unwritten = (file: string): Problem => ({
      code: 'text-unwritten',
      args: { count: 2, isDraft: false },
      at: { file, line: 1, column: 1 },
    });
    const args = { found: 'https://www.example.com', isOwn: false };
    const problems: Problem[] = [
      unwritten(a),
      unwritten(b),
      { code: 'live-url', args, at: at(b), related: [at(a)] },
      { code: 'order-repeated', args: { found: 1 }, at: at(b), related: [at(a)] },
    ];
    const grouped = groupProblems(problems, emptyContent);
    expect(grouped.filter(({ cause }) => !cause).map(({ code }) => code)).toEqual([
      'text-unwritten',
      'text-unwritten',
      'order-repeated',
    ]);
  });

  test('for a picture with the ending of another format', () => {
    const src = '/images/blog/desk.jpg';
    const file = `public${src}`;
    const at = { file, line: 1, column: 1 };
    const problems: Problem[] = [
      { code: 'image-format', args: { named: 'jpg', found: 'png' }, at },
      { code: 'image-alone', args: { src }, at: { file: 'content/blog/a.md', line: 3, column: 1 } },
    ];
    const grouped = groupProblems(problems, emptyContent);
    expect(grouped.map(({ cause }) => cause?.code)).toEqual([undefined, 'image-format']);
  });

  test('for a copied town whose name is that of the other file', async () => {
    const copy = { 'towns/yorks.md': minimal['towns/york.md'] ?? '' };
    expect((await causesOf(copy)).map(({ code }) => code)).toEqual(['entry-copied']);
  });

  test('for a nation that the site no longer lists', async () => {
    const findings = await causesOf(edited('site.yaml', '  - England\n', ''));
    expect(findings).toMatchObject([{ code: 'field-invalid', file: 'content/towns/bristol.md' }]);
  });

  test('for a category that was renamed in its list only', async () => {
    const findings = await causesOf(edited('categories.yaml', 'e-commerce:', 'shops:'));
    expect(findings).toMatchObject([
      { code: 'category-unknown', args: { found: 'e-commerce', suggestion: 'shops' } },
    ]);
  });

  test('for a name that only links have, which may be an alias', async () => {
    const link = '- old-name';
    const { printed } = await findingsOf({
      ...edited('services/web-design.md', '- /contact', link),
      ...edited('services/marketing.md', '- /contact', link),
    });
    expect(printed).toContain('No service has the slug or the alias "old-name"');
    expect(printed).toContain('Was it an alias? Write it below "aliases:" again.');
  });

  test('for a deleted sector', async () => {
    const { printed } = await findingsOf({ 'sectors/shipping.yaml': null });
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/bristol.md:9:13  error  entry-missing
        "shipping" is not a sector, and 3 places name it. Was it renamed or deleted?
        Expected content/sectors/shipping.yaml.
        Restore the file and run "npm run site -- remove sectors/shipping", or change the places.
        Also content/towns/leeds.md:9:13 and content/towns/york.md:9:13.

           8 |     note: bristol-farming-0 bristol-farming-1 bristol-farming-2 bristol-farming-3 bristol-farming-4 …
        >  9 |   - sector: shipping
             |             ^
          10 |     note: bristol-shipping-0 bristol-shipping-1 bristol-shipping-2 bristol-shipping-3 bristol-shippi…"
    `);
  });

  test('for a renamed sector', async () => {
    const { printed } = await findingsOf(renamed('sectors/shipping.yaml', 'maritime'));
    expect(printed).toMatchInlineSnapshot(`
      "content/sectors/maritime.yaml:1:1  error  entry-renamed
        "shipping" is not a sector, and 3 places name it. Was it renamed to "maritime"?
        Expected content/sectors/shipping.yaml.
        Give the file its old name back and run "npm run site -- rename sectors/shipping maritime", which also changes the places.
        Also content/towns/bristol.md:9:13, content/towns/leeds.md:9:13 and 1 more place.

        > 1 | name: Shipping
            | ^
          2 | phrase: shipping lines"
    `);
  });

  test('for a renamed service, with what the new name lacks', async () => {
    const { printed } = await findingsOf(renamed('services/web-design.md', 'websites'));
    expect(printed).toMatchInlineSnapshot(`
      "content/services/websites.md:1:1  error  entry-renamed
        "web-design" is not a service, and 21 places name it. Was it renamed to "websites"?
        Expected content/services/web-design.md.
        Give the file its old name back and run "npm run site -- rename services/web-design websites", which also changes the places.
        Also content/case-studies/mill-shop.md:7:5, content/case-studies/mill-shop.md:18:5 and 23 more places.

        > 1 | ---
            | ^
          2 | order: 2"
    `);
  });

  test('for a service with a similar new name', async () => {
    expect(await causesOf(renamed('services/web-design.md', 'web-designs'))).toMatchObject([
      { code: 'entry-renamed', args: { slug: 'web-design', renamed: 'web-designs' } },
    ]);
  });

  test('for a new service', async () => {
    const text = (minimal['services/marketing.md'] ?? '')
      .replace('order: 1', 'order: 3')
      .replaceAll('Marketing', 'Hosting')
      .replace(/aliases:\n.*\n/, '');
    const { printed } = await findingsOf({ 'services/hosting.md': text });
    expect(printed).toMatchInlineSnapshot(`
      "content/services/hosting.md:1:1  error  service-incomplete
        The service "hosting" has no price, no paragraph in 3 sectors and no variant.
        Expected all three, because towns have pages about each service.
        Add "hosting: { min: …, max: …, per: project, duration: … }" to content/prices.yaml, "hosting:" below "services:" in each file of content/sectors/ and a file with "service: hosting" to content/variants/. To be asked for all of them, delete the file and run "npm run site -- new service".
        Also content/prices.yaml:1:1, content/sectors/farming.yaml:3:1 and 2 more places.

        > 1 | ---
            | ^
          2 | order: 3"
    `);
  });

  test('for a sector without paragraphs', async () => {
    const file = 'sectors/retail.yaml';
    const text = (minimal[file] ?? '').replace(/services:[\s\S]*/, 'services: {}\n');
    expect(await causesOf({ [file]: text })).toMatchObject([
      { code: 'sector-incomplete', args: { services: ['marketing', 'web-design'] } },
    ]);
  });

  test('for a renamed case study', async () => {
    expect(await causesOf(renamed('case-studies/mill-shop.md', 'weavers'))).toMatchObject([
      { code: 'entry-renamed', args: { slug: 'mill-shop', renamed: 'weavers' } },
    ]);
  });

  test('for a picture that several places show', async () => {
    const src = '/images/services/marketing.svg';
    const { findings } = await findingsOf(edited('screens/about.md', 'The story', `![A](${src})`), {
      images: [...minimalImages].filter((path) => path !== src),
    });
    expect(shown(findings)).toMatchObject([{ code: 'image-missing' }]);
    expect(findings).toHaveLength(2);
  });

  test('for two towns of one name', async () => {
    const files = {
      ...edited('towns/leeds.md', 'name: Leeds', 'name: York'),
    };
    const { printed } = await findingsOf(files);
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/leeds.md:11:7  error  town-name-repeated
        Another town has the name "York" too, so pages of both would have the same titles.
        Expected the name of the town of this file, which is called "leeds".
        Correct the name. If both are right, put the county in brackets, such as "York (West Yorkshire)", and the short name in "shortName:".
        See also content/towns/york.md:11:7
        Also content/screens/town-pages.yaml:2:5, content/screens/town-pages.yaml:13:10 and 6 more places.

          10 |     note: leeds-shipping-0 leeds-shipping-1 leeds-shipping-2 leeds-shipping-3 leeds-shipping-4 leeds…
        > 11 | name: York
             |       ^
          12 | region: Yorkshire and the Humber"
    `);
  });

  test('for a copy of a file', async () => {
    const { printed } = await findingsOf({
      'legal/privacy-policy-2.md': minimal['legal/privacy-policy.md'] ?? '',
    });
    expect(printed).toMatchInlineSnapshot(`
      "content/legal/privacy-policy-2.md:2:8  error  entry-copied
        The file repeats "order", "search.title" and "text" of content/legal/privacy-policy.md, as a copy does.
        Expected values of its own.
        Change them here, or delete the file that is not needed.
        See also content/legal/privacy-policy.md:2:8

          1 | ---
        > 2 | order: 1
            |        ^
          3 | title: Privacy policy"
    `);
  });

  test('for an alias that stands for many addresses', async () => {
    const alias = (file: string, slug: string) =>
      edited(file, 'nation:', `aliases: [${slug}]\nnation:`);
    expect(await causesOf(alias('towns/leeds.md', 'york'))).toMatchObject([
      { code: 'alias-shadows-page' },
    ]);
    const both = { ...alias('towns/leeds.md', 'eboracum'), ...alias('towns/york.md', 'eboracum') };
    expect(await causesOf(both)).toMatchObject([{ code: 'alias-repeated' }]);
  });

  test('for the same mistake in many files', async () => {
    const towns = Object.keys(minimal).filter((file) => file.startsWith('towns/'));
    const files = Object.fromEntries(
      [...towns, 'sectors/retail.yaml'].map((file) => [
        file,
        (minimal[file] ?? '').replaceAll('\n', '\r\n'),
      ]),
    );
    expect(await causesOf(files)).toMatchObject([{ code: 'file-crlf' }]);
  });
});

describe('a misspelling in one place', () => {
  test('comes before what follows from it', async () => {
    const { findings } = await findingsOf(edited('prices.yaml', 'web-design:', 'web-desing:'));
    expect(findings.map(({ code }) => code)).toEqual(['price-service-unknown', 'price-missing']);
    expect(shown(findings)).toHaveLength(1);
  });

  test('is not taken for a renamed entry', async () => {
    expect(
      await causesOf(edited('towns/leeds.md', 'sector: shipping', 'sector: shiping')),
    ).toMatchObject([{ code: 'reference-unknown', args: { suggestion: 'shipping' } }]);
  });

  test('of the service of a variant explains what the service lacks', async () => {
    expect(
      await causesOf(edited('variants/marketing.yaml', 'service: marketing', 'service: marketin')),
    ).toMatchObject([{ code: 'reference-unknown' }]);
  });
});

describe('what follows from a file that cannot be read', () => {
  test('is not named: a misplaced sector, which towns may go on naming', async () => {
    const text = minimal['sectors/shipping.yaml'] ?? '';
    const { findings } = await findingsOf({
      'sectors/shipping.yaml': null,
      'sectors/old/shipping.yaml': text,
    });
    expect(shown(findings)).toMatchObject([{ code: 'file-unexpected' }]);
  });

  test('is its consequence: a new service with a broken file lacks a price only later', async () => {
    expect(await causesOf({ 'services/hosting.md': '---\ntitle: "Hosting\n---\nText.\n' })).toEqual(
      [expect.objectContaining({ file: 'content/services/hosting.md' })],
    );
  });
});

test('a file that lacks many fields is one finding', async () => {
  const { printed } = await findingsOf({
    'testimonials/dee.yaml': 'name: Dee\nrole: Owner\nfirm: Dee Ltd\nwords: Good.\n',
  });
  expect(printed).toMatchInlineSnapshot(`
    "content/testimonials/dee.yaml:1:1  error  fields-missing
      3 fields are missing: "position", "company" and "text".
      Expected every required field; content/README.md describes them.
      Add "position:", "company:" and "text:".

      > 1 | name: Dee
          | ^
        2 | role: Owner

    content/testimonials/dee.yaml:2:1  error  fields-unknown
      3 fields do not belong here: "role", "firm" and "words".
      Expected the fields that content/README.md describes for this folder.
      Delete them, or correct their names.
      Also content/testimonials/dee.yaml:3:1 and content/testimonials/dee.yaml:4:1.

        1 | name: Dee
      > 2 | role: Owner
          | ^
        3 | firm: Dee Ltd"
  `);
});

test('a message names only the first of very many unknown fields', async () => {
  const fields = Array.from({ length: 300 }, (_, index) => `_${index}_: 1\n`);
  const { printed } = await findingsOf(
    edited('questions/price.md', 'order: 1\n', `order: 1\n${fields.join('')}`),
  );
  expect(printed).toContain('300 fields do not belong here: "_0_", "_1_", "_2_" and 297 more.');
});

describe('at most three findings are printed', () => {
  const ofCollections = Object.values(collections).flatMap(
    ({ folder }) => Object.keys(minimal).find((file) => file.startsWith(`${folder}/`)) ?? [],
  );
  const files = [
    ...ofCollections,
    'site.yaml',
    'navigation.yaml',
    'prices.yaml',
    'screens/home.md',
  ];

  test.each(files)('for %s, deleted, renamed, broken or empty', async (file) => {
    const text = minimal[file] ?? '';
    const keys = [...text.matchAll(/^(\w+):/gm)].map(([, key]) => key ?? '');
    const edits: ContentFiles[] = [
      { [file]: null },
      renamed(file, 'quillington'),
      { [file]: text.replace(/^(\w+): *(\S.*)$/m, '$1: "$2') },
      { [file]: text.replace(/^ +(?=\S)/m, '') },
      { [file]: '' },
      { [file]: text.replace(new RegExp(`^${keys.at(-1)}:`, 'm'), 'zzqq:') },
    ];
    for (const edit of edits) {
      const printed = await causesOf(edit);
      expect(printed.map(({ code }) => code).slice(3)).toEqual([]);
    }
  });
});
