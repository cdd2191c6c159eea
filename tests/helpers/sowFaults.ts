import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltCode } from '#cli/model/finding.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { Redirect, Route } from '#schemas/generated/route.ts';

/** A fault that was put into a built page, with the place at which a check should find it. */
export interface SownFault {
  kind: string;
  code: BuiltCode;
  /** The file below `client/`. */
  file: string;
  line: number;
  column: number;
}

/** The built site that faults are sown into. */
interface Field {
  clientDir: string;
  routes: readonly Route[];
  redirects: readonly Redirect[];
  /** Returns numbers from 0 to 1. */
  random: () => number;
}

/** A page before its fault, and what the fault may be made from. */
interface Page {
  html: string;
  route: Route;
  /** A number that no other fault has. */
  number: number;
  redirects: readonly Redirect[];
  /** Another page that search engines may list. */
  other: { title: string; description: string };
  pick: <T>(values: readonly T[]) => T;
}

/** A page after its fault, and the position of the fault in characters. */
interface Sown {
  html: string;
  offset: number;
}

interface Kind {
  name: string;
  code: BuiltCode;
  /** Returns `undefined` if the page can't have the fault. */
  sow: (page: Page) => Sown | undefined;
}

/**
 * Puts `count` faults into random pages of a built site, one into each page and all kinds equally often, and returns them. It replaces
 * files and never writes into them, so the site may be a copy with hard links.
 */
export function sowFaults(
  { clientDir, routes, redirects, random }: Field,
  count: number,
): SownFault[] {
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  const read = ({ path }: Route) => readFileSync(join(clientDir, pageFile(path)), 'utf8');
  const listed = routes.filter(({ indexable }) => indexable);
  // Texts that pages share are found on the later one, so the first page keeps its own.
  const [first] = listed;
  const firstHtml = first ? read(first) : '';
  const other = {
    title: /<title>(.*?)<\/title>/.exec(firstHtml)?.[1] ?? '',
    description: /<meta name="description" content="(.*?)">/.exec(firstHtml)?.[1] ?? '',
  };
  const free = new Set(routes.filter((route) => route !== first));
  const sown: SownFault[] = [];
  for (let number = 0; sown.length < count; number++) {
    const kind = kinds[sown.length % kinds.length];
    if (!kind) throw new Error('There are no kinds of faults.');
    const route = pick([...free]);
    const result = kind.sow({ html: read(route), route, number, redirects, other, pick });
    if (!result) continue;
    free.delete(route);
    const file = pageFile(route.path);
    rmSync(join(clientDir, file));
    writeFileSync(join(clientDir, file), result.html);
    const before = result.html.slice(0, result.offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    sown.push({ kind: kind.name, code: kind.code, file, line: before.length, column });
  }
  return sown;
}

/** Adds markup after a heading of the main content, or before its end. The fault is `at` characters from the start of the markup. */
function insert(code: BuiltCode, name: string, markup: (page: Page) => string, at = 0): Kind {
  return {
    name,
    code,
    sow(page) {
      const { html, pick } = page;
      const main = html.indexOf('<main');
      const spots = [...html.matchAll(/<\/h2>|(?=<\/main>)/g)]
        .map((match) => match.index + match[0].length)
        .filter(
          (spot) => spot > main && !isWithin(html, spot, 'template') && !isWithin(html, spot, 'a'),
        );
      const spot = pick(spots);
      return { html: html.slice(0, spot) + markup(page) + html.slice(spot), offset: spot + at };
    },
  };
}

function isWithin(html: string, spot: number, tag: string): boolean {
  return (
    html.lastIndexOf(`<${tag}${tag === 'a' ? ' ' : ''}`, spot - 1) >
    html.lastIndexOf(`</${tag}>`, spot - 1)
  );
}

/** Replaces the first match of a pattern. The fault is at its start, or at another text. */
function replace(
  code: BuiltCode,
  name: string,
  pattern: RegExp,
  replacement: string | ((page: Page) => string),
  at?: string,
): Kind {
  return {
    name,
    code,
    sow(page) {
      const match = pattern.exec(page.html);
      if (!match) return undefined;
      const text = typeof replacement === 'string' ? replacement : replacement(page);
      const start = match.index;
      const html = page.html.slice(0, start) + text + page.html.slice(start + match[0].length);
      return { html, offset: at === undefined ? start : html.indexOf(at) };
    },
  };
}

function onlyIf(condition: (page: Page) => boolean, kind: Kind): Kind {
  return { ...kind, sow: (page) => (condition(page) ? kind.sow(page) : undefined) };
}

const isListed = ({ route }: Page) => route.indexable;
const picture = (attributes: string) => `<img ${attributes}>`;
const SIZE = 'width="40" height="40"';

/** Every kind of fault. */
export const kinds: readonly Kind[] = [
  insert(
    'built-link-broken',
    'a link to no page',
    ({ number }) => `<a href="/none-${number}">More</a>`,
  ),
  insert('built-link-broken', 'a link without an address', () => '<a href="">More</a>'),
  insert('built-link-broken', 'a link that lost its address', () => '<a class="button">More</a>'),
  insert('built-link-broken', 'a form that sends to nowhere', () => '<form method="post"></form>'),
  insert(
    'built-link-broken',
    'an address with a misspelt scheme',
    ({ number }) => `<a href="htps://maps.example/${number}">More</a>`,
  ),
  insert('built-link-broken', 'a link to no element', () => '<a href="#">More</a>'),
  insert(
    'built-link-broken',
    'a link to a file of a computer',
    ({ number }) => `<a href="file:///C:/none-${number}.pdf">More</a>`,
  ),
  insert(
    'built-link-broken',
    'a link to a private host',
    ({ number }) => `<a href="https://192.168.0.1/none-${number}">More</a>`,
  ),
  insert(
    'built-contact-differs',
    'a phone number that differs from its link',
    () => '<a href="tel:+442079460142">020 7946 0143</a>',
  ),
  insert(
    'built-contact-differs',
    'an email address that differs from its link',
    () => '<a href="mailto:hello@agency.example">hallo@agency.example</a>',
  ),
  {
    name: 'an existing link that gets a wrong address',
    code: 'built-link-broken',
    sow({ html, number, pick }) {
      const links = [...html.matchAll(/<a (?:class="[^"]*" )?href="(\/[^"#?]*)"/g)].filter(
        ({ index }) => !isWithin(html, index, 'template'),
      );
      const { 0: text, 1: href = '', index } = pick(links);
      const wrong = text.replace(`"${href}"`, `"/none-${number}"`);
      return {
        html: html.slice(0, index) + wrong + html.slice(index + text.length),
        offset: index,
      };
    },
  },
  onlyIf(
    ({ redirects }) => redirects.length > 0,
    insert(
      'built-link-moved',
      'a link to an old address',
      ({ redirects, pick }) => `<a href="${pick(redirects).from}">More</a>`,
    ),
  ),
  insert(
    'built-anchor-missing',
    'an anchor that another page lacks',
    ({ number }) => `<a href="/#none-${number}">More</a>`,
  ),
  insert(
    'built-anchor-missing',
    'an anchor that the page lacks',
    ({ number }) => `<a href="#none-${number}">More</a>`,
  ),
  insert('built-file-missing', 'a picture that does not exist', ({ number }) =>
    picture(`src="/images/none-${number}.png" alt="" ${SIZE}`),
  ),
  insert('built-file-missing', 'a width of a picture that does not exist', ({ number }) =>
    picture(`src="/favicon.svg" srcset="/images/none-${number}.png 2x" alt="" ${SIZE}`),
  ),
  insert(
    'built-file-missing',
    'a script that does not exist',
    ({ number }) => `<script src="/assets/none-${number}.js"></script>`,
  ),
  replace(
    'built-file-missing',
    'a social card that does not exist',
    /<meta property="og:image" content="[^"]*">/,
    '<meta property="og:image" content="/images/none.png">',
  ),
  insert('built-insecure', 'a picture without encryption', () =>
    picture(`src="http://images.example/a.png" alt="" ${SIZE}`),
  ),
  insert('built-blocked', 'a picture of another site', ({ number }) =>
    picture(`src="https://images.example/none-${number}.png" alt="" ${SIZE}`),
  ),
  insert(
    'built-blocked',
    'a form that sends to another site',
    ({ number }) => `<form action="https://forms.example/${number}"></form>`,
  ),
  insert('built-alt-missing', 'a picture without an alternative text', () =>
    picture(`src="/favicon.svg" ${SIZE}`),
  ),
  insert('built-alt-missing', 'a picture with the name of a file as its text', () =>
    picture(`src="/favicon.svg" alt="favicon.svg" ${SIZE}`),
  ),
  insert('built-text-left', 'a hole with a name', () => '<p>Web design in {town}</p>', 17),
  insert('built-text-left', 'a hole between signs', () => '<p>Web design in %TOWN%</p>', 17),
  insert('built-text-left', 'a byte that is no letter', () => '<p>Web\0design</p>', 6),
  insert('built-text-left', 'a missing number', () => '<p>Infinity</p>', 3),
  insert('built-image-size', 'a picture without a size', () =>
    picture('src="/favicon.svg" alt=""'),
  ),
  insert('built-image-size', 'a width of a picture without its unit', () =>
    picture(`src="/favicon.svg" srcset="/favicon.svg 40" alt="" ${SIZE}`),
  ),
  insert('built-image-size', 'a picture of another ratio than its file', () =>
    picture('src="/favicon.svg" alt="" width="40" height="30"'),
  ),
  {
    name: 'a width of a picture that its file does not have',
    code: 'built-image-size',
    sow({ html }) {
      const match = /<img src="[^"]*" srcset="[^"]* 480w/i.exec(html);
      if (!match) return undefined;
      const wrong = match[0].replace(/480w$/, '479w');
      return { html: html.replace(match[0], wrong), offset: match.index };
    },
  },
  replace(
    'built-image-size',
    'a size of the picture for shared links that its file does not have',
    /(?<=<meta property="og:image:width" content=")\d+/,
    '7',
    '<meta property="og:image:height"',
  ),
  insert('built-anchor-missing', 'a part of a drawing that does not exist', ({ number }) =>
    picture(`src="/favicon.svg#none-${number}" alt="" ${SIZE}`),
  ),
  insert(
    'built-aria',
    'a landmark with the name of another',
    () => '<nav aria-label="Main"></nav>',
  ),
  insert('built-text-left', 'a heading in Markdown', () => '<p>## Prices</p>', 3),
  insert(
    'built-text-left',
    'a quotation mark that was escaped twice',
    () => '<p>It&amp;rsquo;s</p>',
    5,
  ),
  insert(
    'built-name-missing',
    'a drawing without a name',
    () => '<svg role="img"><path></path></svg>',
  ),
  insert('built-name-missing', 'a link without a name', () => '<a href="/"><svg></svg></a>'),
  insert(
    'built-name-missing',
    'a link whose text screen readers skip',
    () => '<a href="/"><span aria-hidden="true">More</span></a>',
  ),
  insert('built-name-missing', 'a button without a name', () => '<button type="button"></button>'),
  insert('built-name-missing', 'an empty heading', () => '<h2> </h2>'),
  insert('built-name-missing', 'a field without a label', () => '<input type="text" name="a">'),
  insert(
    'built-name-missing',
    'a frame without a title',
    () => '<iframe src="https://video.example/"></iframe>',
  ),
  insert('built-aria', 'a role that does not exist', () => '<div role="buton">Text</div>'),
  insert('built-aria', 'an ARIA attribute that does not exist', () => '<p aria-lable="A">Text</p>'),
  insert('built-aria', 'a wrong value of an ARIA attribute', () => '<p aria-current="pge">A</p>'),
  insert('built-aria', 'a language that is none', () => '<p lang="welsh">Text</p>'),
  insert('built-aria', 'a positive tabindex', () => '<p tabindex="2">Text</p>'),
  insert('built-list', 'an empty list', () => '<ul></ul>'),
  insert(
    'built-list',
    'a table without header cells',
    () => '<table><tr><td>Price</td><td>£200</td></tr></table>',
  ),
  insert('built-list', 'a description without a term', () => '<dl><dd>Text</dd></dl>', 4),
  insert('built-list', 'a term without a description', () => '<dl><dt>Text</dt></dl>', 4),
  insert('built-id-repeated', 'an id that is used twice', () => '<p id="main">Text</p>'),
  insert(
    'built-reference-broken',
    'a label for no field',
    ({ number }) => `<label for="none-${number}">Name</label>`,
  ),
  insert('built-reference-broken', 'a label without a field', () => '<label>Name</label>'),
  insert(
    'built-reference-broken',
    'a drawing of an element that does not exist',
    ({ number }) => `<svg aria-hidden="true"><use href="#none-${number}"></use></svg>`,
    '<svg aria-hidden="true">'.length,
  ),
  insert(
    'built-reference-broken',
    'a description that does not exist',
    ({ number }) => `<p aria-describedby="none-${number}">Text</p>`,
  ),
  replace('built-head-missing', 'a page without a title', /<title>.*?<\/title>/, '', '<head>'),
  replace(
    'built-head-missing',
    'a page without a description',
    /<meta name="description"[^>]*>/,
    '',
    '<head>',
  ),
  replace(
    'built-head-missing',
    'a page without a canonical address',
    /<link rel="canonical"[^>]*>/,
    '',
    '<head>',
  ),
  replace(
    'built-head-missing',
    'a page without a viewport',
    /<meta name="viewport"[^>]*>/,
    '',
    '<head>',
  ),
  replace('built-head-missing', 'a page without a language', / lang="[^"]*"/, '', '<head>'),
  replace(
    'built-head-repeated',
    'two titles',
    /<\/head>/,
    '<title>Another title of the page</title></head>',
    '<title>Another',
  ),
  replace(
    'built-head-value',
    'a font that is loaded twice',
    /(?<=<link rel="preload" href="[^"]*" as="font" type="font\/woff2") crossorigin/,
    '',
    '<link rel="preload"',
  ),
  replace(
    'built-head-value',
    'a kind of shared link that is none',
    /<meta name="twitter:card" content="[^"]*">/,
    '<meta name="twitter:card" content="large">',
  ),
  replace(
    'built-head-length',
    'a long title',
    /<title>.*?<\/title>/,
    `<title>${'A long title '.repeat(8)}</title>`,
  ),
  onlyIf(
    isListed,
    replace(
      'built-head-shared',
      'the title of another page',
      /<title>.*?<\/title>/,
      ({ other }) => `<title>${other.title}</title>`,
    ),
  ),
  onlyIf(
    isListed,
    replace(
      'built-head-shared',
      'the description of another page',
      /<meta name="description"[^>]*>/,
      ({ other }) => `<meta name="description" content="${other.description}">`,
    ),
  ),
  replace(
    'built-head-value',
    'a page that leads elsewhere by itself',
    /(?=<\/head>)/,
    '<meta http-equiv="refresh" content="5; url=/">',
  ),
  replace('built-head-value', 'a base for addresses', /(?=<\/head>)/, '<base href="/">'),
  replace(
    'built-head-value',
    'a viewport that prevents zoom',
    /<meta name="viewport"[^>]*>/,
    '<meta name="viewport" content="width=device-width, user-scalable=no">',
  ),
  replace(
    'built-head-value',
    'a language that the site does not have',
    /<html lang="[^"]*"/,
    '<html lang="xx"',
  ),
  replace(
    'built-head-value',
    'a social card without a whole address',
    /<meta property="og:image" content="[^"]*">/,
    '<meta property="og:image" content="favicon.svg">',
  ),
  replace(
    'built-canonical',
    'the canonical address of another page',
    /<link rel="canonical"[^>]*>/,
    '<link rel="canonical" href="https://elsewhere.example/">',
  ),
  onlyIf(
    isListed,
    replace(
      'built-robots',
      'a listed page with "noindex"',
      /(?=<\/head>)/,
      '<meta name="robots" content="noindex">',
    ),
  ),
  onlyIf(
    (page) => !isListed(page),
    replace(
      'built-robots',
      'an unlisted page without "noindex"',
      /<meta name="robots"[^>]*>/,
      '',
      '<head>',
    ),
  ),
  replace(
    'built-alternate',
    'an alternate with a wrong language',
    /(?=<\/head>)/,
    '<link rel="alternate" hreflang="english" href="https://elsewhere.example/">',
  ),
  replace(
    'built-data-invalid',
    'structured data that is cut off',
    /(?<=<script type="application\/ld\+json">)\{.*?\}(?=<\/script>)/,
    '{"@context":',
  ),
  replace(
    'built-data-property',
    'structured data with a wrong property',
    /(?<=<script type="application\/ld\+json">)\{.*?\}(?=<\/script>)/,
    '{"@context":"https://schema.org","@type":"Country","nmae":"Wales"}',
  ),
  replace(
    'built-data-property',
    'structured data of an unknown type',
    /(?<=<script type="application\/ld\+json">)\{.*?\}(?=<\/script>)/,
    '{"@context":"https://schema.org","@type":"Contry","name":"Wales"}',
  ),
  replace(
    'built-data-page',
    'structured data of another page',
    /(?<=<script type="application\/ld\+json">)\{.*?\}(?=<\/script>)/,
    '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"A","item":"https://elsewhere.example/"}]}',
  ),
  onlyIf(
    ({ html }) => html.includes('"@type":"Service"'),
    replace(
      'built-data-page',
      'the heading of another page',
      /(?<=<h1[^>]*>)[^<]+(?=<\/h1>)/,
      'Bicycles for hire',
      '<h1',
    ),
  ),
  replace(
    'built-page-changed',
    'a sentence that the build did not write',
    /(?<=<main[\s\S]*?<p>[^<]{40,})(?=<\/p>)/,
    ' Now for half the price.',
  ),
  replace(
    'built-data-property',
    'a date that the calendar does not have',
    /(?<="datePublished":")[^"]*(?=")/,
    '2026-02-31',
    '{"@context":"https://schema.org","@type":"BlogPosting"',
  ),
  replace(
    'built-data-property',
    'opening hours that end before they start',
    /(?<=<script type="application\/ld\+json">)\{.*?\}(?=<\/script>)/,
    '{"@context":"https://schema.org","@type":"OpeningHoursSpecification","dayOfWeek":"Monday","opens":"17:00","closes":"09:00"}',
  ),
  insert('built-h1-count', 'a second h1', () => '<h1>Another</h1>'),
  insert(
    'built-heading-skipped',
    'a heading that skips levels',
    () => '<h2>A</h2><h6>Another</h6>',
    '<h2>A</h2>'.length,
  ),
  insert('built-text-left', '"undefined" in a text', () => '<p>From £undefined</p>', 9),
  insert('built-text-left', 'a template tag in a text', () => '<p>{% if town %}</p>', 3),
  insert('built-text-left', 'a price without an amount', () => '<p>From £ a month</p>', 8),
  insert('built-text-left', 'a pattern that was not filled in', () => '<p>In {{ town }}</p>', 6),
  insert('built-text-left', 'an object in a text', () => '<p>[object Object]</p>', 3),
  insert('built-text-left', '"NaN" in a label', () => '<p title="NaN miles">Far</p>'),
  insert('built-text-left', 'filler text', () => '<p>Lorem ipsum dolor sit amet</p>', 3),
  insert('built-inline-code', 'an inline style', () => '<p style="color: red">Text</p>'),
  insert('built-inline-code', 'an inline handler', () => '<p onclick="go()">Text</p>'),
  insert('built-inline-code', 'an inline script', () => '<script>go()</script>'),
  {
    ...insert('built-too-large', 'too many elements', () => '<br>'.repeat(900)),
    sow: (page) => ({
      html: page.html.replace('</main>', `${'<br>'.repeat(900)}</main>`),
      offset: 0,
    }),
  },
  insert(
    'built-markup',
    'a block in a list',
    () => '<ul class="none"><div>Text</div></ul>',
    '<ul class="none"><'.length,
  ),
];
