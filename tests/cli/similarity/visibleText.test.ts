import { describe, expect, it } from 'vitest';
import { visibleMainText } from '#cli/similarity/visibleText.ts';

const words = (html: string) => visibleMainText(html).split(/\s+/).filter(Boolean).join(' ');

describe('the main content of a page, as a reader sees it', () => {
  it('leaves out what surrounds it, forms, navigation and lists of links', () => {
    const html = `<header>Menu</header><main id="main"><nav>Home</nav><h1>A <em>page</em></h1>
      <p>Text &amp; more</p><form><label>Name</label></form>
      <ul class="actions"><li><a href="/a">One</a></li><li><a href="/b"><span>Two</span></a></li></ul>
      <ul><li>Kept</li></ul></main><footer>End</footer>`;
    expect(words(html)).toBe('A page Text & more Kept');
  });

  it('keeps a list that has more than links', () => {
    expect(words('<main><ul><li><a href="/a">One</a> and why</li></ul></main>')).toBe(
      'One and why',
    );
  });

  it('separates the words of neighbouring elements', () => {
    expect(words('<main><h2>One</h2><p>two</p></main>')).toBe('One two');
  });

  it('is empty where there is no main content', () => {
    expect(visibleMainText('<body>x</body>')).toBe('');
  });
});
