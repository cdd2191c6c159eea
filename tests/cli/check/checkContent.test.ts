import { describe, expect, test } from 'vitest';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent } from '../../helpers/minimalContent.ts';

test('content without a mistake has no findings, and can be planned', async () => {
  const { printed, context } = await findingsOf();
  expect(printed).toBe('');
  expect(context).toBeDefined();
});

describe('everything that is wrong', () => {
  test('is reported in one run, sorted by file and line', async () => {
    const { findings } = await findingsOf({
      'towns/york.md': 'No fields.',
      ...edited('towns/leeds.md', 'population: 536280', 'population: 0'),
      ...edited('services/marketing.md', '  - 8th\n', ''),
      ...edited('prices.yaml', 'min: 600', 'min: 60000'),
      ...edited('navigation.yaml', '/about', '/abuot'),
      ...edited('blog/first-post.md', '[contact page](/contact)', '[a](/a) [b](b) [c](http://c)'),
      'zebra.txt': 'x',
      'screens/home.md': null,
    });
    expect(findings.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`))
      .toMatchInlineSnapshot(`
      [
        "content/blog/first-post.md:20:14 link-unknown",
        "content/blog/first-post.md:20:22 link-not-from-root",
        "content/blog/first-post.md:20:29 link-insecure",
        "content/navigation.yaml:3:11 menu-link-unknown",
        "content/prices.yaml:7:8 price-reversed",
        "content/screens/home.md:1:1 file-missing",
        "content/services/marketing.md:31:1 feature-count",
        "content/towns/leeds.md:16:13 field-invalid",
        "content/towns/york.md:1:1 front-matter-missing",
        "content/zebra.txt:1:1 file-unexpected",
      ]
    `);
  });

  test('is sorted by column and code on the same line', async () => {
    const { findings } = await findingsOf(
      edited(
        'prices.yaml',
        /marketing:\n(?: .*\n)+/,
        'marketing: { min: x, max: y, pre: month }\n',
      ),
    );
    expect(findings.map(({ column, code }) => [column, code])).toEqual([
      [1, 'field-missing'],
      [19, 'field-invalid'],
      [27, 'field-invalid'],
      [30, 'field-unknown'],
    ]);
  });
});

describe('a file that is broken', () => {
  // Each file is broken in turn. A broken file must not cause findings about references to it.
  test.each(Object.keys(minimalContent()))('%s is reported, and nothing else', async (file) => {
    const ways = {
      empty: '',
      'of another encoding': Buffer.from([0x63, 0x61, 0x66, 0xe9]),
      'with broken YAML': file.endsWith('.md') ? '---\na: [\n---\nText.\n' : 'a: [\n',
      'with a field too many': (minimalContent()[file] ?? '').replace(/^(---\n)?/, '$1qqqq: 1\n'),
    };
    for (const [way, text] of Object.entries(ways)) {
      const { findings } = await findingsOf({ [file]: text });
      expect(
        findings.map((finding) => finding.file),
        way,
      ).toEqual([`content/${file}`]);
    }
  });

  test('hides no mistake in another', async () => {
    const wrong = edited('blog/first-post.md', '(/contact)', '(/kontakt)');
    for (const file of ['services/marketing.md', 'site.yaml', 'prices.yaml', 'towns/york.md']) {
      const { codes } = await findingsOf({ ...wrong, [file]: '' });
      expect(codes, file).toEqual(['link-unknown', 'file-empty']);
    }
  });
});

describe('planning', () => {
  test('is not possible while something that pages are made from is missing', async () => {
    const missing: ContentFiles[] = [
      { 'site.yaml': null },
      { 'legal/privacy-policy.md': null },
      { 'sectors/retail.yaml': 'name: [' },
      edited('sectors/retail.yaml', /\n {2}web-design: .*/, ''),
      edited('services/marketing.md', '- web-design\n', '- nothing-of-the-kind\n'),
      edited('variants/marketing.yaml', '{{ town_full }}', '{{ twon }}'),
    ];
    for (const files of missing) {
      expect((await findingsOf(files)).context).toBeUndefined();
    }
  });

  test('is possible in spite of warnings', async () => {
    const { codes, context } = await findingsOf(
      edited('blog/first-post.md', /(?<= {2}title: ).*/, 'Short'),
    );
    expect(codes).toEqual(['search-title-length']);
    expect(context).toBeDefined();
  });
});
