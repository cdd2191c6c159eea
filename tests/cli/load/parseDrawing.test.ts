import { describe, expect, test } from 'vitest';
import { parseDrawing } from '#cli/load/parseDrawing.ts';
import type { DrawingOptions } from '#cli/load/parseDrawing.ts';

const START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">';

function parse(text: string, options: Partial<DrawingOptions> = {}) {
  const { drawing, problems } = parseDrawing(text, { file: 'mark.svg', limit: 1000, ...options });
  const faults = problems.map(({ code, args, at }) => {
    expect(code).toBe('svg-invalid');
    return { ...('fault' in args && args.fault), at };
  });
  return { drawing, faults };
}

describe('a drawing', () => {
  test('keeps its shapes without the white space between them', () => {
    const { drawing } = parse(`${START}\n  <g>\n    <path d="M0 0h9"/>\n  </g>\n</svg>`);
    expect(drawing).toEqual({
      viewBox: '0 0 40 40',
      attributes: {},
      markup: '<g><path d="M0 0h9"></path></g>',
    });
  });

  test('keeps the presentation attributes of its root by the names that React uses', () => {
    const root = START.replace('>', ' fill="currentColor" fill-rule="evenodd" width="40">');
    expect(parse(`${root}<path d="M0 0h9"/></svg>`).drawing?.attributes).toEqual({
      fill: 'currentColor',
      fillRule: 'evenodd',
    });
  });

  test('loses what drawing programs note in it', () => {
    const { drawing } = parse(
      `<?xml version="1.0"?><!-- Made with Ink --><svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example" viewBox="0 0 9 9" ink:version="1">
        <title>Logo</title><metadata><rdf>It</rdf></metadata><ink:view zoom="2"><path d="M1 1"/></ink:view>
        <path d="M0 0h9" id="path1" class="a" data-name="Road" ink:label="Road"/></svg>`,
    );
    expect(drawing?.markup).toBe('<path d="M0 0h9"></path>');
  });

  test('keeps ids that it refers to, and only if it may have them', () => {
    const text = `${START}<linearGradient id="a"><stop offset="1"/></linearGradient><path id="b" d="M0 0" fill="url(#a)"/></svg>`;
    expect(parse(text, { hasIds: true }).drawing?.markup).toBe(
      '<linearGradient id="a"><stop offset="1"></stop></linearGradient><path d="M0 0" fill="url(#a)"></path>',
    );
    expect(parse(text).faults).toMatchObject([{ kind: 'reference', found: 'url(#a)' }]);
  });

  test('may have styles if it is a file of its own', () => {
    const text = `${START}<style>path { fill: red }</style><path d="M0 0" style="fill: red"/></svg>`;
    expect(parse(text, { hasStyles: true }).faults).toEqual([]);
    expect(parse(text).faults).toMatchObject([
      { kind: 'element', found: 'style' },
      { kind: 'attribute', found: 'style' },
    ]);
  });
});

test.each([
  ['a script', '<script>alert(1)</script>', { kind: 'element', found: 'script' }],
  [
    'a script with a prefix',
    '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
    { found: 's:script' },
  ],
  ['HTML', '<foreignObject><p/></foreignObject>', { kind: 'element', found: 'foreignObject' }],
  ['a picture', '<image href="/a.png"/>', { kind: 'element', found: 'image' }],
  ['text, which needs a font', '<text>A</text>', { kind: 'element', found: 'text' }],
  ['an animation', '<set attributeName="href" to="javascript:x"/>', { found: 'set' }],
  ['a link', '<a href="https://a.example"><path d="M0 0"/></a>', { kind: 'element', found: 'a' }],
  ['an event handler', '<path d="M0 0" onclick="x()"/>', { kind: 'attribute', found: 'onclick' }],
  ['a reference to another file', '<use href="https://a.example/#b"/>', { kind: 'reference' }],
  [
    'the same in the old form',
    '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="data:,b"/>',
    { kind: 'reference', found: 'data:,b' },
  ],
  [
    'a paint from another file',
    '<path d="M0 0" fill="url(//a.example/#b)"/>',
    { kind: 'reference' },
  ],
  ['an id that it does not have', '<use href="#a"/>', { kind: 'reference', found: '#a' }],
  ['no shape', '<g/>', { kind: 'empty' }],
])('refuses %s, and names its line', (_, inner, fault) => {
  const { drawing, faults } = parse(`${START}\n${inner}\n</svg>`, { hasIds: true });
  expect(drawing).toBeUndefined();
  expect(faults[0]).toMatchObject(fault);
  expect(faults[0]?.at).toMatchObject({ line: 'kind' in fault && fault.kind === 'empty' ? 1 : 2 });
});

describe('a file of its own', () => {
  const parseFile = (text: string) => parse(text, { hasIds: true, hasStyles: true });

  test.each([
    ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', 'h:script'],
    ['a script among its notes', '<metadata><script>alert(1)</script></metadata>', 'script'],
    ['a script in a note of a program', '<i:a xmlns:i="x"><script/></i:a>', 'script'],
    ['an event handler of a note', '<title onclick="alert(1)">A</title>', 'onclick'],
    ['an event handler of a style', '<style onload="alert(1)"></style>', 'onload'],
    [
      'a style that loads another',
      '<style>@import "//a.example";</style>',
      '@import "//a.example"',
    ],
    [
      'the same as CDATA',
      '<style><![CDATA[@import "//a.example"]]></style>',
      '@import "//a.example"',
    ],
    ['a style among its notes', '<metadata><style>@import "b"</style></metadata>', '@import "b"'],
    ['a style with a picture', '<style>g{fill:URL(//a.example)}</style>', 'URL(//a.example)'],
    ['a style with an escape', '<style>@\\69mport "b";</style>', '\\69mport "b"'],
    ['an element in a style', '<style>a<i:a xmlns:i="x"/>b</style>', 'i:a'],
    ['a paint from another file', '<g style="fill:url(//a.example/#b)"/>', 'url(//a.example/#b)'],
    ['an unknown id in a style', '<g style="fill:url(#b)"/>', '#b'],
  ])('refuses %s', (_, inner, found) => {
    expect(parseFile(`${START}\n${inner}<path d="M0 0"/></svg>`).faults).toMatchObject([
      { found, at: { line: 2 } },
    ]);
  });

  test('refuses a style sheet of XML, and declarations', () => {
    const drawing = `${START}<path d="M0 0"/></svg>`;
    const sheet = '<?xml-stylesheet href="//a.example"?>';
    expect(parseFile(`<?xml version="1.0"?>\n${sheet}${drawing}`).faults).toMatchObject([
      { found: '?xml-stylesheet?', at: { line: 2 } },
    ]);
    const doctype = '<!DOCTYPE svg [<!ATTLIST path onclick CDATA "alert(1)">]>';
    expect(parseFile(`${doctype}${drawing}`).faults).toMatchObject([{ found: '!DOCTYPE' }]);
  });

  test('may have what drawing programs write', () => {
    const { faults } = parseFile(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example" viewBox="0 0 9 9">
        <title>Logo</title><metadata><ink:a ink:href="https://a.example"/></metadata>
        <style>/* The road */ path { fill: url(#a) }</style>
        <linearGradient id="a"/><path d="M0 0" style="stroke: url('#a'); fill: url(#a)"/></svg>`,
    );
    expect(faults).toEqual([]);
  });
});

test('refuses a file that is damaged, of another kind, without an area or too large', () => {
  expect(parse(`${START}\n<g>\n</svg>`).faults).toMatchObject([
    { kind: 'broken', at: { line: 3 } },
  ]);
  expect(parse('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>').faults[0]).toMatchObject({});
  expect(parse('<html/>').faults[0]).toMatchObject({ kind: 'root', found: 'html' });
  const without = START.replace(/ viewBox=".*?"/, '');
  expect(parse(`${without}<path d="M0 0"/></svg>`).faults).toMatchObject([{ kind: 'view-box' }]);
  expect(parse(`${START}<path d="${'M0 0'.repeat(400)}"/></svg>`).faults).toMatchObject([
    { kind: 'size', limit: 1000 },
  ]);
});
