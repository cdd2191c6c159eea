import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { bodyHtml } from '#schemas/bodyHtml.ts';
import { htmlOf } from '../../helpers/bodies.ts';
import { xssCases } from '../../helpers/xssCases.ts';
import { attribute, elementsOf } from '../../site/html.ts';
import type { Element } from '../../site/html.ts';

/** The attributes that `parseMarkdown` adds to a body. */
const ownAttributes: Record<string, Record<string, RegExp>> = {
  div: {
    class: /^table-frame$/,
    role: /^group$/,
    'aria-label': /^Table$/,
    tabindex: /^0$/,
  },
  pre: { tabindex: /^0$/ },
  span: { class: /^code-[a-z-]+$/ },
};

/** Parses HTML as a browser does, and returns everything in it that a body must not have. */
function forbidden(html: string): string[] {
  return elementsOf(parseFragment(html)).flatMap((element) => [
    ...(bodyHtml.tags.includes(element.tagName) ? [] : [`<${element.tagName}>`]),
    ...(element.namespaceURI.endsWith('xhtml') ? [] : [`foreign <${element.tagName}>`]),
    ...element.attrs
      .filter(({ name, value }) => !isAllowed(element, name, value))
      .map(({ name, value }) => `${name}="${value}" on <${element.tagName}>`),
  ]);
}

function isAllowed({ tagName }: Element, name: string, value: string): boolean {
  if (ownAttributes[tagName]?.[name]?.test(value)) return true;
  if (name === 'class') {
    return value.split(/\s+/).every((one) => new RegExp(bodyHtml.classes).test(one));
  }
  const {
    attributes,
    protocols,
  }: { attributes: Record<string, string[]>; protocols: Record<string, string[]> } = bodyHtml;
  if (name in protocols) {
    const { protocol } = new URL(value, 'https://www.agency.example/blog/post');
    if (!protocols[name]?.includes(protocol.slice(0, -1))) return false;
  }
  return [...(attributes['*'] ?? []), ...(attributes[tagName] ?? [])].includes(name);
}

test('there are at least eighty ways to try it, none of them twice', () => {
  expect(new Set(xssCases).size).toBe(xssCases.length);
  expect(xssCases.length).toBeGreaterThanOrEqual(80);
});

test('the search of these tests finds what should not be there', () => {
  const html = '<p onclick="x" class="button">T</p><a href="javascript:x">T</a><svg></svg>';
  expect(forbidden(html)).toEqual([
    'onclick="x" on <p>',
    'class="button" on <p>',
    'href="javascript:x" on <a>',
    '<svg>',
    'foreign <svg>',
  ]);
});

describe('nothing but what bodies may have is left of', () => {
  test.each(xssCases)('%s', async (body) => {
    expect(forbidden(await htmlOf(body))).toEqual([]);
  });

  test.each(xssCases)('%s, as HTML', async (body) => {
    expect(forbidden(await htmlOf(`<div>${body}</div>`))).toEqual([]);
  });

  test('all of them in one body', async () => {
    expect(forbidden(await htmlOf(xssCases.join('\n\n')))).toEqual([]);
  });
});

describe('ids', () => {
  const idsOf = async (body: string) =>
    elementsOf(parseFragment(await htmlOf(body)))
      .map((element) => attribute(element, 'id'))
      .filter((id) => id !== undefined);

  test('that a writer gave have a prefix, and links within the body lead there', async () => {
    const html = await htmlOf('<p id="costs">Costs</p><p><a href="#costs">See</a></p>');
    expect(html).toBe(
      '<p id="user-content-costs">Costs</p><p><a href="#user-content-costs">See</a></p>',
    );
  });

  test('of footnotes have the prefix once', async () => {
    expect(await idsOf('One.[^a]\n\n[^a]: Two.')).toEqual([
      'user-content-fnref-a',
      'user-content-footnote-label',
      'user-content-fn-a',
    ]);
  });

  test.each([
    ['## Main', 'section-main'],
    ['## Related title', 'section-related-title'],
    ['## Maintenance', 'maintenance'],
  ])('of headings give way to those of the page: %s', async (body, id) => {
    expect(await idsOf(body)).toEqual([id]);
  });
});
