import type { Route } from '#schemas/generated/route.ts';
import { pageFile } from '#cli/prerender/pageFile.ts';
import type { BuiltSite } from '../helpers/builtSite.ts';
import { attribute, elementsOf, parseHtml, textOf } from './html.ts';
import type { Element } from './html.ts';

/** The facts of a page that the tests of all pages need. Its tree is discarded, because thousands of trees would fill the memory. */
export interface PageFacts {
  route: Route;
  path: string;
  /** Parse errors by the HTML standard. */
  parseErrors: string[];
  language: string | undefined;
  titles: string[];
  /** Contents of `<meta name>`, by name. */
  metas: Map<string, string[]>;
  canonicals: string[];
  structuredData: string[];
  headings: { level: number; text: string }[];
  /** The id of each main landmark. */
  mains: (string | undefined)[];
  /** Links before the header that lead to a place on the page. */
  skipLinks: string[];
  ids: string[];
  /** Ids that attributes such as `for` and `aria-labelledby` name. */
  idReferences: string[];
  images: { src: string; alt?: string; width?: string; height?: string }[];
  links: Link[];
  /** The addresses of the files that the browser loads with the page. */
  assets: string[];
  /** The `action` of each form. */
  forms: string[];
}

export interface Link {
  href: string;
  /** The accessible name: the text, the alternative text of pictures, or the label. */
  name: string;
  newTab: boolean;
  rel: string;
}

const idReferencing = new Set(['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']);

/** The interval of the location pages that are checked for parse errors. Not all are checked, because their HTML differs in words only. */
const ONE_IN = 16;

/** Reads every page of the site once. Pages without a file are left out; another test finds them. */
export function readPages(site: BuiltSite): PageFacts[] {
  const shared = linkPool();
  return site.routes
    .filter(({ path }) => site.files.has(pageFile(path)))
    .map((route, index) => {
      const collectErrors = route.type !== 'location' || index % ONE_IN === 0;
      return pageFacts(route, site.read(pageFile(route.path)), collectErrors, shared);
    });
}

/** Returns a function that returns the same object for equal links, because menus and footer are the same on every page. */
function linkPool(): (link: Link) => Link {
  const pool = new Map<string, Link>();
  return (link) => {
    const key = `${link.href}\n${link.name}\n${link.newTab}\n${link.rel}`;
    const known = pool.get(key);
    if (!known) pool.set(key, link);
    return known ?? link;
  };
}

function pageFacts(
  route: Route,
  html: string,
  collectErrors: boolean,
  shared: (link: Link) => Link,
): PageFacts {
  const { elements, errors, quirks } = parseHtml(html, { collectErrors });
  const facts: PageFacts = {
    route,
    path: route.path,
    parseErrors: quirks ? ['no doctype, so quirks mode', ...errors] : errors,
    language: undefined,
    titles: [],
    metas: new Map(),
    canonicals: [],
    structuredData: [],
    headings: [],
    mains: [],
    skipLinks: [],
    ids: [],
    idReferences: [],
    images: [],
    links: [],
    assets: [],
    forms: [],
  };
  let beforeHeader = true;
  for (const element of elements) {
    if (element.tagName === 'header') beforeHeader = false;
    note(element, facts, beforeHeader);
  }
  facts.links = facts.links.map(shared);
  return facts;
}

function note(element: Element, facts: PageFacts, beforeHeader: boolean): void {
  const value = (name: string) => attribute(element, name);
  for (const { name, value: text } of element.attrs) {
    if (name === 'id') facts.ids.push(text);
    else if (idReferencing.has(name)) facts.idReferences.push(...text.split(/\s+/));
  }
  const { tagName } = element;
  switch (tagName) {
    case 'html':
      facts.language = value('lang');
      break;
    case 'title':
      // A <title> in an SVG is not the title of the page.
      if (element.namespaceURI.endsWith('xhtml')) facts.titles.push(textOf(element));
      break;
    case 'meta': {
      const name = value('name') ?? value('property');
      if (name === undefined) break;
      facts.metas.set(name, [...(facts.metas.get(name) ?? []), value('content') ?? '']);
      break;
    }
    case 'link': {
      const href = value('href') ?? '';
      if (value('rel') === 'canonical') facts.canonicals.push(href);
      else facts.assets.push(...(href ? [href] : filesOf(value('imagesrcset') ?? '')));
      break;
    }
    case 'script': {
      const src = value('src');
      if (src !== undefined) facts.assets.push(src);
      else if (value('type') === 'application/ld+json') {
        facts.structuredData.push(
          element.childNodes.map((n) => ('value' in n ? n.value : '')).join(''),
        );
      }
      break;
    }
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      facts.headings.push({ level: Number(tagName[1]), text: textOf(element) });
      break;
    case 'main':
      facts.mains.push(value('id'));
      break;
    case 'img':
      facts.images.push({
        src: value('src') ?? '',
        ...pick('alt', value('alt')),
        ...pick('width', value('width')),
        ...pick('height', value('height')),
      });
      noteSources(element, facts);
      break;
    case 'source':
    case 'video':
    case 'audio':
    case 'iframe':
    case 'use':
    case 'image':
      noteSources(element, facts);
      break;
    case 'form':
      facts.forms.push(value('action') ?? '');
      break;
    case 'a':
    case 'area': {
      const href = value('href');
      if (href === undefined) break;
      if (beforeHeader && href.startsWith('#')) facts.skipLinks.push(href);
      facts.links.push({
        href,
        name: accessibleName(element),
        newTab: value('target') === '_blank',
        rel: value('rel') ?? '',
      });
      break;
    }
  }
}

function noteSources(element: Element, facts: PageFacts): void {
  for (const name of ['src', 'poster', 'href', 'xlink:href']) {
    const address = attribute(element, name);
    // Inline pictures and references within the page are not files.
    if (address && !address.startsWith('#') && !address.startsWith('data:')) {
      facts.assets.push(address);
    }
  }
  const set = attribute(element, 'srcset');
  if (set) facts.assets.push(...filesOf(set));
}

/** Returns the addresses in a `srcset`. */
function filesOf(set: string): string[] {
  return set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
}

function accessibleName(element: Element): string {
  const text = attribute(element, 'aria-label') ?? textOf(element);
  if (text) return text;
  const pictures = elementsOf(element).filter(({ tagName }) => tagName === 'img');
  return pictures.map((picture) => attribute(picture, 'alt') ?? '').join(' ');
}

function pick<K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, string>);
}
