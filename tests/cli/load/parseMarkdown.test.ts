import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '#cli/load/parseMarkdown.ts';
import { projectRoot } from '#cli/project.ts';
import { isHtml } from '#schemas/bodyHtml.ts';
import { htmlOf } from '../../helpers/bodies.ts';

describe('the HTML', () => {
  test('of GitHub-flavoured Markdown, with ids at its headings', async () => {
    const html = await htmlOf('## What it costs\n\nA *lot*.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
    expect(html).toMatchInlineSnapshot(`
      "<h2 id="what-it-costs">What it costs</h2>
      <p>A <em>lot</em>.</p>
      <div class="table-frame" role="group" aria-label="Table" tabindex="0"><table>
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
      </table></div>"
    `);
  });

  test('has unlike ids at headings that are alike', async () => {
    const { headings } = await parseMarkdown('## Price\n\n## Price\n');
    expect(headings.map(({ id }) => id)).toEqual(['price', 'price-1']);
  });

  test('has no id at a heading that a template has too', async () => {
    const cwd = join(projectRoot, 'templates');
    const templates = globSync('**/*.tsx', { cwd }).map((file) =>
      readFileSync(join(cwd, file), 'utf8'),
    );
    const ids = templates.flatMap((code) =>
      [...code.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id),
    );
    expect(ids).toContain('main');
    const { headings } = await parseMarkdown(ids.map((id) => `## ${id}`).join('\n\n'));
    const used = new Set(ids.flatMap((id) => [id, `${id}-title`]));
    expect(headings.filter(({ id }) => used.has(id))).toEqual([]);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<img src="x" onerror="alert(1)" alt="A">', '<img src="x" alt="A">'],
    ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['<iframe src="https://frames.example"></iframe>', ''],
    ['<b>bold</b>', '<p><b>bold</b></p>'],
  ])('of %j is %j: nothing dangerous is left', async (text, html) => {
    expect(await htmlOf(text)).toBe(html);
  });

  test('fills up the short rows of a table, but not by more cells than a page can hold', async () => {
    const cellsOf = async (width: number, rows: number) => {
      const head = `${'|a'.repeat(width)}\n${'|-'.repeat(width)}\n`;
      return (await htmlOf(head + '|a\n'.repeat(rows))).match(/<td>/g)?.length;
    };
    expect(await cellsOf(3, 10)).toBe(30);
    expect(await cellsOf(1200, 100)).toBe(100);
  });
});

describe('formatting that is not closed', () => {
  const open = (count: number) =>
    Array.from({ length: count }, (_, index) => `<b id="${index}">`).join('');

  test.each([
    ['HTML', `<div>${open(100)}${'<p>a'.repeat(11_000)}`],
    ['Markdown', `Text\n\n${open(100)}a\n\n${'a\n\n'.repeat(6000)}`],
    ['a table of Markdown', `${open(100)}a\n\n${'|a'.repeat(6000)}\n${'|-'.repeat(6000)}\n`],
  ])('refuses a body of %s that it would make far too large', async (_, text) => {
    await expect(parseMarkdown(text)).rejects.toThrow(RangeError);
  });

  test('accepts a body that has some of it', async () => {
    expect(await htmlOf(`<p><b>a</p>${'<p>b</p>'.repeat(2)}`)).toMatchInlineSnapshot(
      `"<p><b>a</b></p><p><b>b</b></p><p><b>b</b></p>"`,
    );
    const { words } = await parseMarkdown(`${'Use `<b>` here.\n\n'.repeat(500)}`);
    expect(words).toBe(1500);
  });
});

test('refuses a body whose links repeat a long address until the page is far too large', async () => {
  const body = (times: number) => `[a]: /b#${'x'.repeat(20_000)}\n\n${'[a] '.repeat(times)}`;
  expect((await parseMarkdown(body(50))).links).toHaveLength(50);
  await expect(parseMarkdown(body(1000))).rejects.toThrow(RangeError);
});

describe('a body of HTML', () => {
  const html = [
    '<h1>Top</h1>',
    '',
    '    <p>Not *code*, <a href="/a">a link</a>.</p>',
    '<h2>Below</h2>',
    '<table align="left"><tr><td>1</td></tr></table>',
  ].join('\n');

  test('is read as HTML, with its headings below that of the page', async () => {
    expect(await htmlOf(html)).toMatchInlineSnapshot(`
      "<h2 id="top">Top</h2>

          <p>Not *code*, <a href="/a">a link</a>.</p>
      <h3 id="below">Below</h3>
      <div class="table-frame" role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>"
    `);
  });

  test('has its links and headings with their places', async () => {
    const { links, headings } = await parseMarkdown(html);
    expect(links).toEqual([{ href: '/a', words: 'a link', line: 3, column: 20 }]);
    expect(headings).toEqual([
      { depth: 2, text: 'Top', id: 'top', line: 1, column: 1 },
      { depth: 3, text: 'Below', id: 'below', line: 4, column: 1 },
    ]);
  });

  test.each([
    ['<p>One</p>', true],
    ['  <!-- From the old site --><div class="x">One</div>\n', true],
    ['<p>One</p>\n\nAnd *Markdown*.', false],
    ['<!-- By Ada -->\n\n## How we work\n\nMore at <https://agency.example>', false],
    ['<figure>One</figure>\n\n## Two\n\n<p>Three</p>', false],
    ['<figure>One</figure>\n\n- Two\n\n<p>Three</p>', false],
    ['<!-- By Ada -->\n<!-- By Bea -->\n<pre>\n\n# One\n</pre>', true],
    ['<b>Bold</b>', false],
    ['Text <p>One</p>', false],
    ['<https://www.agency.example>', false],
  ])('%j: %s', (text, expected) => {
    expect(isHtml(text)).toBe(expected);
  });
});

describe('code in a fenced block', () => {
  test('has its tokens named by classes, because the policy of the site forbids style attributes', async () => {
    const html = await htmlOf("```ts\nconst a = 'b'; // <c>\nf(a);\n```");
    expect(html).toMatchInlineSnapshot(`
      "<pre tabindex="0"><code class="language-ts"><span class="code-keyword">const</span> <span class="code-constant">a</span> <span class="code-keyword">=</span> <span class="code-string-expression">'b'</span>; <span class="code-comment">// &#x3C;c></span>
      <span class="code-function">f</span>(a);</code></pre>"
    `);
  });

  test.each(['klingon', 'constructor', '__proto__'])('stays as it is in %s', async (language) => {
    const html = await htmlOf(`\`\`\`${language}\na < b\n\`\`\``);
    expect(html).toBe(
      `<pre tabindex="0"><code class="language-${language}">a &#x3C; b\n</code></pre>`,
    );
  });

  test('loads no grammar if it names no language', async () => {
    const html = await htmlOf('    a < b');
    expect(html).toBe('<pre tabindex="0"><code>a &#x3C; b\n</code></pre>');
  });
});

describe('the facts of a body for rules', () => {
  test('its headings with their places', async () => {
    expect((await parseMarkdown('Text.\n\n# Top\n\n### A *sub* title\n')).headings).toEqual([
      { depth: 1, text: 'Top', id: 'top', line: 3, column: 1 },
      { depth: 3, text: 'A sub title', id: 'a-sub-title', line: 5, column: 1 },
    ]);
  });

  test('its links, of every spelling', async () => {
    const text = '[a](/a) and [b][ref].\n\n<https://c.example>\n\n[ref]: /b\n';
    expect((await parseMarkdown(text)).links).toEqual([
      { href: '/a', words: 'a', line: 1, column: 1 },
      { href: '/b', words: 'b', line: 1, column: 13 },
      { href: 'https://c.example', line: 3, column: 1 },
    ]);
  });

  test('its links in raw HTML', async () => {
    expect((await parseMarkdown('See <a href="/a">this</a>.\n')).links).toEqual([
      { href: '/a', words: 'this', line: 1, column: 5 },
    ]);
  });

  test("not the links of footnotes, which are not the editor's", async () => {
    expect((await parseMarkdown('One.[^1]\n\n[^1]: Two.\n')).links).toEqual([]);
  });

  test('its pictures in raw HTML and by reference', async () => {
    const text = '<img src="/images/a.svg">\n\n![B][b]\n\n[b]: /images/b.svg\n';
    const { images, links } = await parseMarkdown(text);
    expect(images).toEqual([
      { src: '/images/a.svg', alt: '', isHtml: true, line: 1, column: 1 },
      { src: '/images/b.svg', alt: 'B', line: 3, column: 1 },
    ]);
    expect(links).toEqual([]);
  });

  test('its pictures, with the text in their place', async () => {
    expect(
      (await parseMarkdown('x ![A cat](/images/cat.svg) ![](/images/dog.svg)')).images,
    ).toEqual([
      { src: '/images/cat.svg', alt: 'A cat', line: 1, column: 3 },
      { src: '/images/dog.svg', alt: '', line: 1, column: 29 },
    ]);
  });

  test('its words, without marks and addresses', async () => {
    expect(
      (await parseMarkdown('## Two words\n\nAnd [three more words](/not-these).\n')).words,
    ).toBe(6);
  });

  test('words of neighbouring blocks are not run together', async () => {
    expect((await parseMarkdown('- one\n- two\n\n| a | b |\n|---|---|\n| c | d |\n')).words).toBe(
      6,
    );
  });
});

test('accepts deep nesting, and refuses what would exhaust the stack of later stages', async () => {
  const nested = (levels: number) => parseMarkdown(`${'<div>'.repeat(levels)}deep`);
  await expect(nested(300)).resolves.toBeDefined();
  await expect(nested(600)).rejects.toThrow(RangeError);
});

test.each(['>', '> ', '- > ', '1. ', '* '])(
  'refuses a line that starts with a hundred thousand of %j, which would take minutes',
  async (sign) => {
    await expect(parseMarkdown(`Text.\n\n${sign.repeat(100_000)}a`)).rejects.toThrow(RangeError);
    await expect(parseMarkdown(`${sign.repeat(20)}a`)).resolves.toBeDefined();
  },
);

test.each(['*a**b ', '**a_b*', '[a](', '[', '[a](/b) '])(
  'refuses a paragraph with ten thousand of %j, which would take long, and accepts many short ones',
  async (signs) => {
    await expect(parseMarkdown(signs.repeat(10_000))).rejects.toThrow(RangeError);
    await expect(parseMarkdown(`${signs.repeat(5)}\n\n`.repeat(2000))).resolves.toBeDefined();
  },
);

test.each(['- a\n', '1. a\n', 'a\n=\n', '> a\nb\n', '|a\n', '[^a]: b\n\n'])(
  'refuses fifty thousand lines of %j, which would take minutes',
  async (lines) => {
    await expect(parseMarkdown(lines.repeat(50_000))).rejects.toThrow(RangeError);
    await expect(parseMarkdown(lines.repeat(2000))).resolves.toBeDefined();
  },
);

test('keeps no positions, which would make the cache several times as large', async () => {
  expect(JSON.stringify((await parseMarkdown('## One\n\nTwo.')).tree)).not.toContain('position');
});
