import { expect, test } from 'vitest';
import { markdownCode, markdownText } from '#cli/report/markdown.ts';
import { githubHtml } from '../../helpers/githubHtml.ts';

test.each([
  '<img src=x onerror=alert(1)>',
  '[words](javascript:alert(1)) ![picture](https://x.example/a.png)',
  'https://x.example/a http://x.example www.x.example WWW.x.example me@x.example',
  '**bold** _italics_ ~~old~~ `code` # heading',
  '| a | b |',
  '- item',
  '1. item',
  '> quotation',
  '&lt;b&gt; &#60;',
  '</details></td><!-- x',
  '\\[words\\](x)',
  '[^1]: note',
])('a text is shown as it is: %s', (text) => {
  const html = githubHtml(`Found ${markdownText(text)}\n`);
  const bare = html.replaceAll('<!-- -->', '');
  expect(bare).toMatch(/^<p>[^<]*<\/p>$/);
  expect(githubHtml(`${markdownText(text)}\n`).match(/<(?!!-- -->)\/?\w+/g)).toEqual(['<p', '</p']);
  const decoded = bare
    .slice('<p>Found '.length, -'</p>'.length)
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');
  expect(decoded).toBe(text);
});

test.each(['@everyone', 'see agency/site#12', '#12'])(
  'a mention is broken by a comment: %s',
  (text) => {
    expect(githubHtml(markdownText(text))).toMatch(/[@#]<!-- -->\w/);
  },
);

test('a text is one line of printable characters, and is cut if it is very long', () => {
  expect(markdownText('a\n\n# b\u202e')).not.toMatch(/[\n\u202e]/);
  expect(markdownText('x'.repeat(2000)).length).toBeLessThan(700);
});

test('a block of code ends only at its end', () => {
  const lines = 'a\n```\n<b>x</b>\n`````\n~~~';
  expect(githubHtml(markdownCode(lines)).match(/<\w+/g)).toEqual(['<pre', '<code']);
});
