import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImages, readPictures } from '#cli/load/readImages.ts';
import type { KeyedValue } from '#cli/model/keepValues.ts';
import { makeValues } from '#cli/resolve/makeValues.ts';
import { temporaryFolder } from '../../helpers/contentDir.ts';

test('pictures are known by their paths on the site, with their sizes', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'images/services'), { recursive: true });
  writeFileSync(join(folder, 'images/services/marketing.svg'), '<svg viewBox="0 0 4 3"/>');
  writeFileSync(join(folder, 'images/services/empty.svg'), '');
  writeFileSync(join(folder, 'favicon.svg'), '');
  expect([...readImages(folder)]).toEqual([
    ['/images/services/empty.svg', undefined],
    ['/images/services/marketing.svg', { width: 4, height: 3 }],
  ]);
});

test('a file that is empty, broken or of another format than its name says is reported', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'images'));
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000149454e44', 'hex');
  const files = {
    'a.svg': '<svg viewBox="0 0 4 3"/>',
    'b.png': png,
    'c.webp': png,
    'd.JPG': 'no picture',
    'e.avif': '',
    'notes.txt': 'no picture either',
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, 'images', name), bytes);
  }
  const { problems } = readPictures(
    folder,
    Object.keys(files).map((name) => `images/${name}`),
  );
  expect(problems.map(({ code, args, at }) => [code, at.file, args])).toEqual([
    ['image-format', 'public/images/c.webp', { named: 'webp', found: 'png' }],
    ['image-format', 'public/images/d.JPG', { named: 'jpg' }],
    ['image-format', 'public/images/e.avif', { named: 'avif', isEmpty: true }],
  ]);
});

/** Returns the start of a WebP whose header promises a file of `size` bytes. */
function webp(size: number): Buffer {
  const file = Buffer.alloc(40);
  file.write('RIFF');
  file.writeUInt32LE(size - 8, 4);
  file.write('WEBPVP8 ', 8);
  return file;
}

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">';
const preview = 'ffd8 ffe1 000a 457869660000 ffd9';

test.each([
  ['a.webp', webp(40), webp(41)],
  [
    'a.png',
    bytes('89504e470d0a1a0a0000000d4948445200000001000000010000000049454e44'),
    bytes('89504e470d0a1a0a0000000d49484452000000010000000100'),
  ],
  ['a.jpg', bytes(`${preview} ffda 0002 00 ffd9 0000`), bytes(`${preview} ffda 0002 00`)],
  [
    'a.avif',
    bytes('00000008 66747970 00000009 6d646174 00'),
    bytes('00000008 66747970 00000009 6d646174'),
  ],
])('%s ends where its header or its last mark says', (name, whole, cut) => {
  expect(problemsOf({ [`images/${name}`]: whole })).toEqual([]);
  expect(problemsOf({ [`images/${name}`]: cut })).toMatchObject([
    { code: 'image-format', args: { isCut: true }, at: { file: `public/images/${name}` } },
  ]);
});

test('an SVG is well-formed', () => {
  const at = { file: 'public/images/a.svg', line: 2 };
  expect(
    problemsOf({ 'images/a.svg': `${svg}\n<path d="M0 0" style="fill: red"/></svg>` }),
  ).toEqual([]);
  expect(problemsOf({ 'images/a.svg': `${svg}\n<path d="M0 0` })).toMatchObject([
    { code: 'svg-invalid', args: { fault: { kind: 'broken' } }, at },
  ]);
  expect(problemsOf({ 'images/a.svg': `${svg}\n<use xlink:href="#a"/></svg>` })).toMatchObject([
    { code: 'svg-invalid', at },
  ]);
});

test.each([
  ['<script>alert(1)</script>', 'runs', '<script>'],
  ['<foreignObject><p>A</p></foreignObject>', 'foreign', '<foreignObject>'],
  ['<path d="M0 0" onload="alert(1)"/>', 'runs', 'onload="…"'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'runs', 'href="javascript:alert(1)"'],
  ['<a href="java&#9;script:alert(1)"><path d="M0 0"/></a>', 'runs', 'href="java\tscript:'],
  ['<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'runs', 'to="javascript:'],
  ['<a><animate attributeName="href" values="#;javascript:b()"/></a>', 'runs', 'values="#;javas'],
  ['<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="A"/>', 'foreign', '<h:iframe>'],
  ['<image href="https://other.example/a.png"/>', 'loads', 'href="https://other.example/a.png"'],
  ['<path style="fill: url(//other.example/a.svg#b)"/>', 'loads', 'style="fill: url(//other.exam'],
  ['<style>@import "https://other.example/a.css";</style>', 'loads', '@import "https://other.exam'],
])('an SVG with %s is not published', (part, kind, found) => {
  expect(problemsOf({ 'images/a.svg': `${svg}\n${part}</svg>` })).toMatchObject([
    {
      code: 'svg-invalid',
      args: { fault: { kind, found: expect.stringContaining(found) as string } },
      at: { file: 'public/images/a.svg', line: 2 },
    },
  ]);
});

test('an SVG that declares entities is not published', () => {
  const text = `<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n${svg}</svg>`;
  expect(problemsOf({ 'images/a.svg': text })).toMatchObject([
    {
      code: 'svg-invalid',
      args: { fault: { kind: 'foreign', found: '<!ENTITY>' } },
      at: { line: 2 },
    },
  ]);
});

test('an SVG may have text, styles, embedded pictures and links to other sites', () => {
  const parts = [
    '<title>On load</title><style>text { font: 1em serif; fill: url(#a) }</style><text>Hi</text>',
    '<image href="data:image/png;base64,AAAA"/><use href="#a"/>',
    '<a href="https://other.example/"><path d="M0 0"/></a>',
  ];
  expect(problemsOf({ 'images/a.svg': `${svg}${parts.join('')}</svg>` })).toEqual([]);
});

test('a picture that has not changed is not read again', () => {
  const { keep, asked } = recordingKeep();
  const folder = folderWith({ 'images/a.webp': webp(40) });
  readPictures(folder, ['images/a.webp'], keep);
  readPictures(folder, ['images/a.webp'], keep);
  writeFileSync(join(folder, 'images/a.webp'), Buffer.concat([webp(41), Buffer.alloc(1)]));
  readPictures(folder, ['images/a.webp'], keep);
  const [first, second, changed] = asked;
  expect(second).toEqual(first);
  expect(changed).not.toEqual(first);
});

test('a picture whose size and date were restored after a change is read again', () => {
  const folder = folderWith({ 'images/a.webp': webp(40) });
  const file = join(folder, 'images/a.webp');
  const { keep, asked } = recordingKeep();
  const date = new Date('2026-01-01T10:00:00Z');
  for (const bytes of [webp(40), webp(99)]) {
    writeFileSync(file, bytes);
    utimesSync(file, date, date);
    readPictures(folder, ['images/a.webp'], keep);
  }
  expect(new Set(asked.flat()).size).toBe(2);
});

test('there are no pictures without a folder', () => {
  expect(readImages(join(temporaryFolder(), 'public'))).toEqual(new Map());
});

/** Returns a function that keeps nothing, and the keys of each of its calls. */
function recordingKeep() {
  const asked: string[][] = [];
  const keep = Object.assign(
    <T>(name: string, wanted: readonly KeyedValue<T>[]) => {
      asked.push(wanted.map(({ key }) => key));
      return makeValues(name, wanted);
    },
    { bytes: makeValues.bytes },
  );
  return { keep, asked };
}

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'images'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return folder;
}

function problemsOf(files: Readonly<Record<string, string | Uint8Array>>) {
  return readPictures(folderWith(files), Object.keys(files)).problems;
}
