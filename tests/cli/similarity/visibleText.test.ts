import { expect, test } from 'vitest';
import { visibleMainText } from '#cli/similarity/visibleText.ts';

const wordsOf = (html: string) => visibleMainText(html).split(/\s+/).filter(Boolean).join(' ');

test('the words of the main content, and of nothing around it', () => {
  expect(
    wordsOf(
      '<header>Menu</header><main id="x"><h1>Title</h1><p>One<br>two</p></main><footer>F</footer>',
    ),
  ).toBe('Title One two');
});

test('forms, scripts and menus do not count as words', () => {
  const html = '<main>A<form><label>Name</label></form><script>x()</script><nav>Up</nav>B</main>';
  expect(wordsOf(html)).toBe('A B');
});

test('lists of links do not count as words, other lists do', () => {
  const html =
    '<main><ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul><ul><li>Tea and <a href="/c">cake</a></li></ul></main>';
  expect(wordsOf(html)).toBe('Tea and cake');
});

test('characters that HTML writes otherwise are as one reads them', () => {
  expect(wordsOf('<main>Fish &amp; chips&nbsp;&lt;£5&gt; &#x27;&quot;&#39;</main>')).toBe(
    `Fish & chips <£5> '"'`,
  );
});

test('a page without main content has no words', () => {
  expect(visibleMainText('<p>Hello</p>')).toBe('');
});
