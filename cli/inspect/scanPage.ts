import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Route } from '#schemas/generated/route.ts';
import { ariaFaults } from './checkAria.ts';
import { checkContacts } from './checkContacts.ts';
import { checkDocument } from './checkDocument.ts';
import { checkHead } from './checkHead.ts';
import type { HeadPlan } from './checkHead.ts';
import { checkLandmarks } from './checkLandmarks.ts';
import { checkLists } from './checkLists.ts';
import { addressesIn, checkStructuredData, pageTitleIn } from './checkStructuredData.ts';
import { codeFaults } from './codeFaults.ts';
import { wrongText } from './leftOverText.ts';
import { collectLinks } from './collectLinks.ts';
import { collectNames } from './collectNames.ts';
import type { PageFault } from './pageFault.ts';
import { sampleNameIn } from './sampleNameIn.ts';
import type { Tag } from './tag.ts';

/** The limits for one page. The design allows 800 elements in the body; the longest page has 60 kB of HTML. */
export const limits = { elements: 800, bytes: 102_400 } as const;

/** The facts that a page is checked against. */
export interface PagePlan extends HeadPlan {
  /** Whether the names of the sample agency are faults, because the site belongs to another. */
  isOwnSite: boolean;
}

/** The planned pages by their files. */
export type PlansByFile = Map<string, { route: Route; plan: PagePlan }>;

/** A scanned page. */
export interface ScannedPage {
  title: string;
  description: string;
  /** All ids of the page. */
  ids: string[];
  /** The addresses of this site that the page uses, as `collectLinks` writes them, each with the offset of its first use. */
  addresses: Map<string, number>;
  /**
   * A hash of all pairs of a parent and a child by their names and classes, of the attributes of elements by their names, and of the elements
   * without an end tag. Pages with the same hash have the same structure. The parts of drawings do not count, because each map has others.
   */
  structure: string;
  /** The length of all text in characters. */
  textLength: number;
  faults: PageFault[];
}

/** Elements whose content is not text of the page. */
const NO_TEXT = new Set(['script', 'style']);

/** Elements whose text is code. It may have signs that a template leaves by mistake elsewhere. */
export const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp', ...NO_TEXT]);

/** Elements that never have an end tag (https://html.spec.whatwg.org/#void-elements). */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Attributes whose values visitors see or hear. */
const SHOWN = new Set([
  'alt',
  'title',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'value',
]);

/** Attributes that hold names or a date, so a word of theirs may be a missing value. */
const NAMES = new Set(['class', 'id', 'for', 'datetime']);

/** Attributes that take one of a few values, or a small number. The validator knows which. */
const CHOSEN = new Set(
  `as autocomplete colspan crossorigin decoding dir enctype fetchpriority loading maxlength method rowspan scope target type`.split(
    ' ',
  ),
);

/** A missing value as a whole word. */
const MISSING = /(?<!\S)(?:undefined|null|NaN|Invalid Date|\[object \w+\])(?!\S)/;

/** Scans a page once from start to end, and returns the faults that can be found without other pages, and the facts to compare with them. */
export function scanPage(html: string, plan: PagePlan): ScannedPage {
  const faults: PageFault[] = [];
  const report = (fault: PageFault) => void faults.push(fault);
  const document = checkDocument(html, report);
  const head = checkHead(plan, report);
  const links = collectLinks(plan, report);
  const names = collectNames(report);
  const contacts = checkContacts(report);
  const lists = checkLists(report);
  const landmarks = checkLandmarks(report);
  const pairs = new Set<string>();
  const attributesOf = new Map<string, Set<string>>();
  const open: string[] = [];
  let code = 0;
  let scripts = 0;
  let templates = 0;
  let drawings = 0;
  let elements = 0;
  let textLength = 0;
  const titles: NonNullable<ReturnType<typeof pageTitleIn>>[] = [];
  let data: { text: string; offset: number } | undefined;
  let shown: { text: string; parts: { index: number; offset: number }[] } | undefined;

  /** Checks a text that visitors see or hear. `offsetOf` returns the position in the page of a character of the text. */
  const prose = (text: string, offsetOf: (index: number) => number) => {
    const left = wrongText(text);
    if (left) {
      const { found, index } = left;
      report({
        code: 'built-text-left',
        args: { found },
        offset: offsetOf(index),
        evidence: found,
      });
    }
    const name = plan.isOwnSite && sampleNameIn(text);
    if (name) {
      const { found, index } = name;
      const args = { name: found };
      report({ code: 'built-sample-name', args, offset: offsetOf(index), evidence: found });
    }
  };

  /** Checks the text since the last tag. The parser passes each entity by itself. */
  const endText = () => {
    if (!shown) return;
    const { text, parts } = shown;
    shown = undefined;
    prose(text, (index) => {
      const part = parts.findLast((one) => one.index <= index) ?? { index: 0, offset: 0 };
      return part.offset + index - part.index;
    });
  };

  const checkShown = ({ attributes, offset }: Tag) => {
    for (const key in attributes) {
      const value = attributes[key];
      if (value && SHOWN.has(key)) prose(value, () => offset);
      if (!NAMES.has(key)) continue;
      const left = value?.match(MISSING)?.[0].trim();
      if (left) report({ code: 'built-text-left', args: { found: left }, offset });
    }
  };

  /** Checks an element of a `<template>`. A script inserts copies of it, and fills what is empty. */
  const checkTemplated = (tag: Tag) => {
    const { name, attributes, offset } = tag;
    const { href = '', src = '' } = attributes;
    if (name === 'a' && !/^(?:#|$)/.test(href)) links.link(href, offset);
    if (name === 'img' && src !== '') links.file(src, offset, 'img-src');
    if (name === 'use' && !/^(?:#|$)/.test(href)) links.file(href, offset);
    for (const fault of codeFaults(tag, plan.url)) report(fault);
    checkShown(tag);
  };

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      endText();
      const tag: Tag = { name, attributes, offset: parser.startIndex };
      if (NO_PROSE.has(name)) code += 1;
      if (NO_TEXT.has(name)) scripts += 1;
      if (name === 'template') templates += 1;
      if (templates > 0) {
        checkTemplated(tag);
        return;
      }
      // Lighthouse also counts only the body.
      elements = name === 'body' ? 0 : elements + 1;
      const label = attributes.class ? `${name}.${attributes.class}` : name;
      if (drawings === 0) {
        pairs.add(`${open.at(-1) ?? ''}>${label}`);
        let known = attributesOf.get(name);
        if (!known) attributesOf.set(name, (known = new Set()));
        for (const key in attributes) {
          known.add(key);
          if (CHOSEN.has(key)) pairs.add(`${name} ${key}=${attributes[key] ?? ''}`);
        }
      }
      if (name === 'svg') drawings += 1;
      open.push(label);
      document.open(tag);
      head.open(tag);
      links.open(tag);
      names.open(tag);
      contacts.open(tag);
      lists.open(tag);
      landmarks.open(tag);
      for (const fault of codeFaults(tag, plan.url)) report(fault);
      for (const fault of ariaFaults(tag)) report(fault);
      checkShown(tag);
      if (name === 'script' && attributes.type === 'application/ld+json') {
        data = { text: '', offset: parser.endIndex + 1 };
      }
    },
    onprocessinginstruction(name) {
      document.declaration(name, parser.startIndex);
    },
    oncomment(text) {
      document.comment(text, parser.startIndex);
    },
    ontext(text) {
      if (data) data.text += text;
      if (scripts > 0) return;
      if (templates === 0) {
        head.text(text);
        names.text(text);
        contacts.text(text);
        landmarks.text(text);
      }
      if (code > 0) return;
      if (templates === 0) textLength += text.length;
      shown ??= { text: '', parts: [] };
      shown.parts.push({ index: shown.text.length, offset: parser.startIndex });
      shown.text += text;
    },
    onclosetag(name, isImplied) {
      endText();
      if (NO_PROSE.has(name)) code -= 1;
      if (NO_TEXT.has(name)) scripts -= 1;
      if (templates > 0) {
        if (name === 'template') templates -= 1;
        return;
      }
      const label = open.pop();
      // A page that lacks an end tag, or has one too many, must not hide behind the page that stands for its structure.
      if (drawings === 0 && isImplied && !VOID.has(name)) pairs.add(`${label ?? name} unclosed`);
      if (name === 'svg') drawings -= 1;
      document.close();
      head.close(name);
      names.close(name, isImplied);
      contacts.close(name);
      lists.close();
      landmarks.close(name);
      if (name === 'script' && data) {
        for (const fault of checkStructuredData(data.text, data.offset, plan)) report(fault);
        const title = pageTitleIn(data.text);
        if (title) titles.push(title);
        for (const { kind, address, size } of addressesIn(data.text)) {
          links[kind](address, data.offset);
          if (size) links.size(size, address, data.offset);
        }
        data = undefined;
      }
    },
  });
  parser.end(html);
  endText();

  document.end();
  landmarks.end();
  const { title, description } = head.end();
  const ids = names.end(links.anchors);
  const heading = names.heading();
  const other =
    heading && titles.find(({ found }) => withoutSpace(found) !== withoutSpace(heading.text));
  // Data with the address of another page has its title, too.
  if (other && !faults.some(({ code }) => code === 'built-data-page')) {
    const args = { ...other, expected: heading.text };
    report({ code: 'built-data-page', args, offset: heading.offset });
  }
  const sizes = { elements, bytes: Buffer.byteLength(html) };
  for (const what of ['elements', 'bytes'] as const) {
    const [found, limit] = [sizes[what], limits[what]];
    if (found > limit) {
      report({ code: 'built-too-large', args: { what, found, limit }, offset: 0 });
    }
  }
  return {
    title,
    description,
    ids,
    addresses: links.addresses,
    structure: hash('sha1', [...pairs, ...attributePairs(attributesOf)].sort().join('\n')),
    textLength,
    // An empty file lacks everything else, too.
    faults:
      html.trim() === ''
        ? faults.filter(({ code }) => code === 'built-document').slice(-1)
        : faults,
  };
}

/** Returns the attributes of elements as a text for each. */
function attributePairs(attributesOf: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...attributesOf].flatMap(([name, keys]) => [...keys].map((key) => `${name} ${key}`));
}

/** Returns a text without its spaces and line breaks, which a browser may lay out in other ways. */
function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
