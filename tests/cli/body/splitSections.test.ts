import { expect, test } from 'vitest';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { splitSections } from '#cli/body/splitSections.ts';
import { treeOf } from '../../helpers/bodies.ts';

const sectionsOf = (html: string) =>
  splitSections(treeOf(html)).map((section) => formatHtml(section).trim());

test('a body is split before its headings of the second level', () => {
  expect(sectionsOf('<h2>One</h2>\n<p>a</p>\n<h3>b</h3>\n<h2>Two</h2>\n<p>c</p>')).toEqual([
    '<h2>One</h2>\n<p>a</p>\n<h3>b</h3>',
    '<h2>Two</h2>\n<p>c</p>',
  ]);
});

test('text above the first heading is a section', () => {
  expect(sectionsOf('\n<p>a</p>\n<h2>One</h2>')).toEqual(['<p>a</p>', '<h2>One</h2>']);
});

test('a body without headings is one section', () => {
  expect(sectionsOf('<p>a</p><p>b</p>')).toEqual(['<p>a</p><p>b</p>']);
});
