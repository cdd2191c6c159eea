import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';

describe('the HTML', () => {
  test('of GitHub-flavoured Markdown, with ids at its headings', () => {
    const { html } = parseMarkdown(
      '## What it costs\n\nA *lot*.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(html).toMatchInlineSnapshot(`
      "<h2 id="what-it-costs">What it costs</h2>
      <p>A <em>lot</em>.</p>
      <table>
      <thead>
      <tr>
      <th>a</th>
      <th>b</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td>1</td>
      <td>2</td>
      </tr>
      </tbody>
      </table>"
    `);
  });

  test('has unlike ids at headings that are alike', () => {
    const { headings } = parseMarkdown('## Price\n\n## Price\n');
    expect(headings.map(({ id }) => id)).toEqual(['price', 'price-1']);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<img src="x" onerror="alert(1)" alt="A">', '<img src="x" alt="A">'],
    ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['<iframe src="https://frames.example"></iframe>', ''],
    ['<b>bold</b>', '<p><b>bold</b></p>'],
  ])('of %j is %j: nothing dangerous is left', (text, html) => {
    expect(parseMarkdown(text).html).toBe(html);
  });
});

describe('what rules ask of a body', () => {
  test('its headings with their places', () => {
    expect(parseMarkdown('Text.\n\n# Top\n\n### A *sub* title\n').headings).toEqual([
      { depth: 1, text: 'Top', id: 'top', line: 3, column: 1 },
      { depth: 3, text: 'A sub title', id: 'a-sub-title', line: 5, column: 1 },
    ]);
  });

  test('its links, of every spelling', () => {
    const text = '[a](/a) and [b][ref].\n\n<https://c.example>\n\n[ref]: /b\n';
    expect(parseMarkdown(text).links).toEqual([
      { href: '/a', line: 1, column: 1 },
      { href: '/b', line: 1, column: 13 },
      { href: 'https://c.example', line: 3, column: 1 },
    ]);
  });

  test('its links in raw HTML', () => {
    expect(parseMarkdown('See <a href="/a">this</a>.\n').links).toEqual([
      { href: '/a', line: 1, column: 5 },
    ]);
  });

  test("not the links of footnotes, which are not the editor's", () => {
    expect(parseMarkdown('One.[^1]\n\n[^1]: Two.\n').links).toEqual([]);
  });

  test('its pictures in raw HTML and by reference', () => {
    const text = '<img src="/images/a.svg">\n\n![B][b]\n\n[b]: /images/b.svg\n';
    const { images, links } = parseMarkdown(text);
    expect(images).toEqual([
      { src: '/images/a.svg', alt: '', line: 1, column: 1 },
      { src: '/images/b.svg', alt: 'B', line: 3, column: 1 },
    ]);
    expect(links).toEqual([]);
  });

  test('its pictures, with the text in their place', () => {
    expect(parseMarkdown('x ![A cat](/images/cat.svg) ![](/images/dog.svg)').images).toEqual([
      { src: '/images/cat.svg', alt: 'A cat', line: 1, column: 3 },
      { src: '/images/dog.svg', alt: '', line: 1, column: 29 },
    ]);
  });

  test('its words, without marks and addresses', () => {
    expect(parseMarkdown('## Two words\n\nAnd [three more words](/not-these).\n').words).toBe(6);
  });

  test('words of neighbouring blocks are not run together', () => {
    expect(parseMarkdown('- one\n- two\n\n| a | b |\n|---|---|\n| c | d |\n').words).toBe(6);
  });
});

test('text nested deeper than anyone writes does not break it', () => {
  expect(() => parseMarkdown(`${'> '.repeat(300)}deep`)).not.toThrow();
});
