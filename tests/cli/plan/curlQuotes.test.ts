import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { curlQuotes } from '#cli/plan/curlQuotes.ts';

describe('a text', () => {
  test.each([
    ["It's Leeds' best", 'It’s Leeds’ best'],
    ["the '90s and the 1990's", 'the ’90s and the 1990’s'],
    ["rock 'n' roll, 'tis true", 'rock ’n’ roll, ’tis true'],
    [`He said "she called it 'odd'" twice`, 'He said “she called it ‘odd’” twice'],
    [`"'Odd' is right"`, '“‘Odd’ is right”'],
    [`("so") —"now", well-"known"`, '(“so”) —“now”, well-“known”'],
    ['said "in 1999".', 'said “in 1999”.'],
    ['A "12 a month"', 'A “12 a month”'],
    [`room '42', in the '90s`, 'room ‘42’, in the ’90s'],
    [
      `write to "hello@acme.example" or o'brien@acme.example`,
      "write to “hello@acme.example” or o'brien@acme.example",
    ],
    [`('hello@acme.example')`, '(‘hello@acme.example’)'],
    ['"{{ query }}"', '“{{ query }}”'],
    ['“already” it’s', '“already” it’s'],
    [`'he said "yes"', then`, '‘he said “yes”’, then'],
    ["the 'Top 10' 2024", 'the ‘Top 10’ 2024'],
    ["'cause' and 'effect', 'cause it is", '‘cause’ and ‘effect’, ’cause it is'],
    ['he said:"so"', 'he said:“so”'],
    [`5'000 of 'em`, "5'000 of ’em"],
    ['"a 12" x 9" board"', '“a 12" x 9" board”'],
    [`6'2" and "so"`, `6'2" and “so”`],
    ["the café's list", 'the café’s list'],
    ['Type &quot;', 'Type &quot;'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(curlQuotes(typed)).toBe(shown);
  });

  test.each([
    `6'2" tall`,
    `6' 2" and 12" x 9", 12" × 9"`,
    'a 24" screen',
    'a 27" or 32" monitor, and a 27"/32" one',
    "a 5' fence and a 3'x4' board",
  ])('%s keeps its feet and inches', (typed) => {
    expect(curlQuotes(typed)).toBe(typed);
  });

  test.each([
    "https://a.example/it's",
    "o'neil@agency.example",
    "mailto:o'neil@agency.example",
    "/images/o'neil.jpg",
  ])('keeps the address %s', (address) => {
    expect(curlQuotes(`It's ${address}, isn't it`)).toBe(`It’s ${address}, isn’t it`);
  });
});

describe('HTML', () => {
  test.each([
    ['"<em>x</em>" and <strong>"y"</strong>', '“<em>x</em>” and <strong>“y”</strong>'],
    ['<p>"One"</p><p>"Two"</p>', '<p>“One”</p><p>“Two”</p>'],
    [`<a href="/x">Leeds</a>'s`, '<a href="/x">Leeds</a>’s'],
    [`<code>it's</code>'s "x"`, `<code>it's</code>’s “x”`],
    ['"<code>x</code>"', '“<code>x</code>”'],
    [`<pre><code>"it's"</code></pre>`, `<pre><code>"it's"</code></pre>`],
    [`<img src="/a'b" alt="it's">`, `<img src="/a'b" alt="it’s">`],
    ['<a title="&#x22;x&#x22;">y</a>', '<a title="“x”">y</a>'],
    [`<img alt="a > b's" src="/o'n.png">it's`, `<img alt="a > b’s" src="/o'n.png">it’s`],
    ['<img alt="a 24&#x22; screen">', '<img alt="a 24&quot; screen">'],
    [`<!-- it's --><p>it&#39;s</p>`, `<!-- it's --><p>it’s</p>`],
  ])('%s becomes %s', (typed, shown) => {
    expect(curlQuotes(typed)).toBe(shown);
  });
});

test('only quotation marks change, one for one', () => {
  const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  const typed = fc.string({
    unit: fc.constantFrom(...`ab 12'"().,-—<>/ `),
    maxLength: 60,
  });
  fc.assert(
    fc.property(typed, (text) => {
      expect(straight(curlQuotes(text))).toBe(text);
    }),
  );
});

test('curling again changes nothing', () => {
  for (const text of [`It's "so" 'odd'`, `<p>"It's"</p> <code>"x"</code>`]) {
    expect(curlQuotes(curlQuotes(text))).toBe(curlQuotes(text));
  }
});
