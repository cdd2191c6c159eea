import { expect, test } from 'vitest';
import { markdownInHtml } from '#cli/load/markdownInHtml.ts';

const write = (html: string) =>
  markdownInHtml({ type: 'html', value: html }, html).map(
    ({ args }) => 'write' in args && args.write,
  );

test.each([
  ['<p>See [us](/contact).</p>', '<a href="/contact">us</a>'],
  ['<p>See [**us** now](/contact).</p>', '<a href="/contact"><strong>us</strong> now</a>'],
  ['<p>![A "big" desk](/a.svg)</p>', '<img src="/a.svg" alt="A &quot;big&quot; desk">'],
  ['<p>**Now**</p>', '<strong>Now</strong>'],
  ['<div>\n### Our work\n</div>', '<h3>Our work</h3>'],
  ['<div>\n- One thing\n- Two things\n</div>', '<li>One thing</li>'],
])('%s is written as %s, in which nothing is found', (html, written) => {
  expect(write(html)).toEqual([written]);
  expect(write(written)).toEqual([]);
});
