import { decodePercent } from '#schemas/decodePercent.ts';
import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** Attributes that name elements of the page by their ids. */
const REFERENCES = new Set([
  'for',
  'form',
  'headers',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'list',
  'popovertarget',
]);

/** Elements that need a name, and the word for them. */
const named = new Map<string, OpenElement['kind']>(
  Object.entries({
    a: 'link',
    button: 'button',
    summary: 'button',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
  } as const),
);

/** The name of a picture's file, with its ending or as cameras give it. */
const FILE_NAME = /^\s*(?:\S+\.(?:png|jpe?g|gif|svg|webp|avif)|(?:IMG|DSC[FN]?)[-_]?\d+)\s*$/i;

/** Elements that a label may be around (https://html.spec.whatwg.org/#category-label). */
const CONTROLS = new Set('button input meter output progress select textarea'.split(' '));

interface OpenElement {
  tag: Tag;
  /** Whether screen readers skip the whole element, so that any text of it counts as its name. */
  isHidden: boolean;
  kind: 'link' | 'button' | 'heading' | 'picture';
  name: string;
  /** The number of elements that it is in, with itself. */
  depth: number;
}

interface OpenLabel {
  /** The id of the field that the label names. It may be around the field instead. */
  target: string | undefined;
  hasText: boolean;
  /** Whether it has a field, a button or another element that may have a label. */
  hasControl: boolean;
  offset: number;
  /** The fields within the label. */
  fields: { id: string | undefined; offset: number }[];
}

/**
 * Checks ids and what refers to them, names of links, buttons, fields and frames, alternative texts, and the order of headings. `open`,
 * `text` and `close` take the events of the parser in their order.
 */
export function collectNames(report: (fault: PageFault) => void) {
  const ids = new Map<string, number>();
  const references: { attribute: string; id: string; offset: number }[] = [];
  const unnamedFields: { id: string | undefined; offset: number }[] = [];
  const labelled = new Set<string>();
  const open: OpenElement[] = [];
  const labels: OpenLabel[] = [];
  let mains = 0;
  /** The number of open elements from the one on that screen readers skip; 0 if none is open. */
  let hidden = 0;
  let depth = 0;
  let level = 0;
  let skippedFirst: { text: string; found: number; offset: number } | undefined;
  let firstHeadings = 0;
  let lastFirstHeading = 0;
  let mainHeading: { text: string; offset: number } | undefined;

  const addName = (text: string) => {
    if (text.trim() === '') return;
    for (const element of open) {
      if (hidden === 0 || element.isHidden) element.name += text;
    }
    for (const label of labels) label.hasText = true;
  };
  return {
    open(tag: Tag) {
      const { name, attributes, offset } = tag;
      depth += 1;
      if (hidden > 0 || attributes['aria-hidden'] === 'true') hidden += 1;
      const { id } = attributes;
      if (id !== undefined) {
        if (ids.has(id) || id === '')
          report({ code: 'built-id-repeated', args: { id }, offset, evidence: id });
        else ids.set(id, offset);
      }
      for (const attribute in attributes) {
        if (!REFERENCES.has(attribute)) continue;
        for (const one of attributes[attribute]?.split(/\s+/) ?? []) {
          if (one) references.push({ attribute, id: one, offset });
        }
      }
      if (name === 'main') mains += 1;
      // A drawing from another file is checked by its address.
      const drawing = name === 'use' && (attributes.href ?? attributes['xlink:href']);
      if (drawing && drawing.startsWith('#')) {
        references.push({ attribute: 'href', id: drawing.slice(1), offset });
      }
      const label = labels.at(-1);
      if (label && CONTROLS.has(name)) label.hasControl = true;
      if (name === 'label') {
        const target = attributes.for;
        labels.push({ target, hasText: false, hasControl: false, offset, fields: [] });
      }
      if (name === 'img') checkPicture(tag);
      else addName(attributes['aria-label'] ?? '');
      const own =
        attributes['aria-label'] ?? attributes['aria-labelledby'] ?? attributes.title ?? '';
      if (isField(tag) && own.trim() === '') {
        (labels.at(-1)?.fields ?? unnamedFields).push({ id, offset });
      }
      if (name === 'iframe' && own.trim() === '') {
        report({ code: 'built-name-missing', args: { element: 'frame' }, offset });
      }
      const isDrawing = attributes.role === 'img' && name !== 'img' && hidden === 0;
      const kind = named.get(name) ?? (isDrawing ? 'picture' : undefined);
      if (kind && (name !== 'a' || 'href' in attributes)) {
        open.push({ tag, kind, name: own, isHidden: hidden > 0, depth });
      }
    },
    text: addName,
    /** Returns the main heading, or `undefined` if there is none, or several. */
    heading: () => (firstHeadings === 1 && mainHeading?.text ? mainHeading : undefined),
    /** `isImplied` says that the end tag is missing, which is a fault of the markup, as is a link in a link. */
    close(name: string, isImplied = false) {
      if (hidden > 0) hidden -= 1;
      if (name === 'label') {
        const label = labels.pop();
        if (label?.target && label.hasText) labelled.add(label.target);
        if (label && !label.hasText) unnamedFields.push(...label.fields);
        if (label?.target === undefined && label?.hasControl === false) {
          const args = { attribute: 'for', id: '' };
          report({ code: 'built-reference-broken', args, offset: label.offset });
        }
      }
      const element = open.at(-1)?.depth === depth ? open.pop() : undefined;
      depth -= 1;
      if (!element) return;
      const { tag, kind } = element;
      if (element.name.trim() === '' && !isImplied) {
        const { href } = tag.attributes;
        report({
          code: 'built-name-missing',
          args: { element: kind },
          offset: tag.offset,
          ...(href && { evidence: href }),
        });
      }
      if (kind === 'heading')
        heading(Number(tag.name[1]), element.name.replace(/\s+/g, ' ').trim(), tag.offset);
    },
    /** Compares what refers to ids with all of them, and returns them. `anchors` are those of links to the page itself. */
    end(anchors: readonly { anchor: string; offset: number }[]): string[] {
      for (const { attribute, id, offset } of references) {
        if (!ids.has(id))
          report({ code: 'built-reference-broken', args: { attribute, id }, offset });
      }
      for (const { anchor, offset } of anchors) {
        if (!ids.has(decodePercent(anchor)) && !/^top$/i.test(anchor)) {
          const href = `#${anchor}`;
          report({ code: 'built-anchor-missing', args: { href, anchor }, offset, evidence: href });
        }
      }
      for (const { id, offset } of unnamedFields) {
        if (id === undefined || !labelled.has(id)) {
          report({ code: 'built-name-missing', args: { element: 'field' }, offset });
        }
      }
      // A page without an h1 has no level above h2 to leave out.
      const expected = firstHeadings === 0 ? 2 : 1;
      if (skippedFirst && skippedFirst.found > expected) skipped({ ...skippedFirst, expected });
      if (firstHeadings !== 1) {
        report({
          code: 'built-h1-count',
          args: { count: firstHeadings },
          offset: lastFirstHeading,
        });
      }
      if (mains !== 1) report({ code: 'built-main-count', args: { count: mains }, offset: 0 });
      return [...ids.keys()];
    },
  };

  function checkPicture({ attributes, offset }: Tag) {
    const { src = '', alt, width = '', height = '' } = attributes;
    if (alt === undefined) {
      report({ code: 'built-alt-missing', args: { src }, offset, evidence: src });
    } else {
      if (FILE_NAME.test(alt)) {
        report({ code: 'built-alt-missing', args: { src, alt }, offset, evidence: alt });
      }
      addName(alt);
    }
    if (!/^[1-9]\d*$/.test(width) || !/^[1-9]\d*$/.test(height)) {
      report({ code: 'built-image-size', args: { src }, offset, evidence: src });
    }
  }

  function heading(found: number, text: string, offset: number) {
    if (found === 1) {
      firstHeadings += 1;
      lastFirstHeading = offset;
      mainHeading = { text, offset };
    }
    if (found > level + 1) {
      if (level === 0) skippedFirst = { text, found, offset };
      else skipped({ text, found, offset, expected: level + 1 });
    }
    level = found;
  }

  function skipped({
    text,
    found,
    offset,
    expected,
  }: {
    text: string;
    found: number;
    offset: number;
    expected: number;
  }) {
    const args = { heading: text, found, expected };
    report({ code: 'built-heading-skipped', args, offset, ...(text && { evidence: text }) });
  }
}

function isField({ name, attributes: { type } }: Tag): boolean {
  if (name === 'select' || name === 'textarea') return true;
  return name === 'input' && !/^(?:hidden|submit|reset|button|image)$/.test(type ?? '');
}
