import { describe, expect, test } from 'vitest';
import { isScanned, scanFile } from '#cli/inspect/scanFile.ts';

const url = 'https://www.agency.example';

/** Returns the addresses that a file uses, each with its offset. */
function usesIn(file: string, text: string): string[] {
  return scanFile(file, text, url).uses.map(([key, offset]) => `${offset} ${key}`);
}

test('the scan leaves out pictures, fonts and pages', () => {
  expect(['a.png', 'assets/a.woff2', 'index.html', 'a.svg'].filter(isScanned)).toEqual([]);
});

describe('a style sheet uses', () => {
  test.each([
    ['@import "/a.css";', ['0 file /a.css']],
    ["@import url('../b.css') screen;", ['8 file /assets/b.css']],
    ['p{background:url(images/a.png)}', ['13 file /assets/static/images/a.png']],
    ['p{background:url("/a.svg#b")}', ['13 file /a.svg#b']],
    ["p{background:url('/a.svg#svgView(viewBox(0,0,9,9))')}", ['13 file /a.svg']],
    ["p{src:url('/a.eot#iefix')}", ['6 file /a.eot']],
    [`p{background:url(${url}/a.svg?v=2)}`, ['13 file /a.svg']],
    ['p{background:url(a.png)}q{background:url(a.png)}', ['13 file /assets/static/a.png']],
    ['p{background:url(data:image/png;base64,AA==)}', []],
    ['p{fill:url(#gradient)}', []],
    ['p{background:url(https://pictures.example/a.png)}', []],
    ['/* url(/none.png) */', []],
  ])('%s', (text, uses) => {
    expect(usesIn('assets/static/main.css', text)).toEqual(uses);
  });
});

describe('a script uses', () => {
  test.each([
    ['import{a}from"./a.js";', ['9 file /assets/chunks/a.js']],
    ['import"../b.js"', ['0 file /assets/b.js']],
    ['export * from "/c.js"', ['9 file /c.js']],
    ['const a=()=>import(`./a.js`)', ['12 file /assets/chunks/a.js']],
    ['m.f=["assets/chunks/a.js"]', ['5 file /assets/chunks/a.js']],
    ['fetch(`/search-index.json`)', ['6 file /search-index.json']],
    ['import a from "react"', []],
    ['fetch(`/blog/${name}.json`)', []],
    ['load("//cdn.example/a.js")', []],
    ['load("https://cdn.example/a.js")', []],
    ['say("from /a to /b")', []],
  ])('%s', (text, uses) => {
    expect(usesIn('assets/chunks/main.js', text)).toEqual(uses);
  });
});

test('a web app manifest uses icons, screenshots and the pages that it opens', () => {
  const text = JSON.stringify({
    start_url: '/?source=home',
    icons: [{ src: '/icons/a.png', sizes: '192x192' }],
    screenshots: [{ src: 'b.png', sizes: '32x32 64x64' }],
    shortcuts: [{ url: '/contact', icons: [{ src: '/icons/c.png' }] }],
  });
  const at = (value: string) => text.indexOf(`"${value}"`);
  expect(usesIn('site.webmanifest', text)).toEqual([
    `${at('/icons/a.png')} file /icons/a.png`,
    `${at('b.png')} file /b.png`,
    `${at('/icons/c.png')} file /icons/c.png`,
    `${at('/icons/a.png')} 192x192 /icons/a.png`,
    `${at('/?source=home')} link /`,
    `${at('/contact')} link /contact`,
  ]);
});

test.each([
  ['{"icons": [', 11],
  ['{"icons": [] "id": "/"}', 13],
])('a file that is no JSON has a fault at its place: %s', (text, offset) => {
  expect(scanFile('site.webmanifest', text, url).faults).toEqual([
    expect.objectContaining({ code: 'built-file-invalid', offset }),
  ]);
});

test('the index of the search uses its pages, with the anchors of questions', () => {
  const text = JSON.stringify({
    ignored: [],
    alike: [],
    entries: [['questions', '/questions#price', 'Price', '', '', '']],
    variants: [['print', 1, 'Print', '/services/print']],
  });
  expect(usesIn('search-index.json', text)).toEqual([
    `${text.indexOf('"/questions')} link /questions#price`,
    `${text.indexOf('"/services')} link /services/print`,
  ]);
});

test('the index of the blog uses its posts and their pictures', () => {
  const picture = ['/images/a.png', 'A', 4, 3];
  const text = JSON.stringify({
    tags: [],
    posts: [['first', 'First', '', [], '2026-01-31', 2, picture]],
  });
  expect(usesIn('blog/search.json', text)).toEqual([
    `${text.indexOf('"first"')} link /blog/first`,
    `${text.indexOf('"/images')} file /images/a.png`,
  ]);
});

test('an index that scripts cannot read has a fault', () => {
  const text = '{"tags": [], "posts": [["first"]]}';
  expect(scanFile('blog/search.json', text, url).faults).toEqual([
    expect.objectContaining({
      code: 'built-file-invalid',
      args: { reason: 'The value of posts.0 has another shape than scripts read' },
    }),
  ]);
});
