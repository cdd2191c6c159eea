import sax from 'sax';
import type { QualifiedTag } from 'sax';
import { escapeHtml } from '#schemas/escapeHtml.ts';
import type { Drawing } from '#schemas/generated/drawing.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { SvgFault } from '#cli/model/svgFault.ts';
import { placeAt } from '#cli/report/placeAt.ts';
import { geometry, groups, notes, presentation, shapes } from './drawingMarkup.ts';

/** The options for parsing an SVG file. */
export interface DrawingOptions {
  /** The path of the file in findings. */
  file: string;
  /** The maximum size of the markup in bytes. */
  limit: number;
  /** Whether parts may refer to others by their ids, as gradients need. A drawing that a page shows several times cannot have ids. */
  hasIds?: boolean;
  /**
   * Whether the drawing may have styles. The content security policy forbids them in pages, but not in a file of its own. Such a file is
   * published as it is, so everything that the markup for pages leaves out is checked too.
   */
  hasStyles?: boolean;
}

/**
 * Parses an SVG file of the brand for use within pages. Drops the notes of drawing programs. Reports everything that could run code or
 * load another file, and everything that the content security policy of a page makes browsers ignore.
 */
export function parseDrawing(
  text: string,
  { file, limit, hasIds = false, hasStyles = false }: DrawingOptions,
): { drawing?: Drawing; problems: Problem[] } {
  const problems: Problem[] = [];
  const parser = sax.parser(true, { xmlns: true, position: true });
  const startOfTag = () => placeAt(text, Math.max(0, parser.startTagPosition - 1));
  const report = (fault: SvgFault, at = startOfTag()) =>
    problems.push({ code: 'svg-invalid', args: { fault }, at: { file, ...at } });
  const ids = new Set<string>();
  const references: { id: string; at: { line: number; column: number } }[] = [];
  let root: Pick<Drawing, 'viewBox' | 'attributes'> | undefined;
  let markup = '';
  let draws = false;
  let depth = 0;
  /** The depth of the dropped element that surrounds the current one; 0 if none does. */
  let droppedAt = 0;
  /** The text of the style element that surrounds the current place, and the place of its start. */
  let style: { text: string; at: { line: number; column: number } } | undefined;

  parser.onerror = (error) => {
    const at = placeAt(text, Math.max(0, parser.position - 1));
    report({ kind: 'broken' }, at);
    // Later errors follow from the first.
    throw error;
  };
  parser.onopentag = (node) => {
    const tag = node as QualifiedTag;
    depth++;
    if (droppedAt > 0) {
      checkDropped(tag);
      return;
    }
    if (depth === 1) {
      if (tag.local !== 'svg' || tag.uri !== SVG) report({ kind: 'root', found: tag.name });
      const viewBox = tag.attributes.viewBox?.value ?? '';
      if (!isViewBox(viewBox)) report({ kind: 'view-box', ...(viewBox && { found: viewBox }) });
      const kept = attributesOf(tag).filter(([name]) => name !== 'id' && presentation.has(name));
      root = {
        viewBox,
        attributes: Object.fromEntries(kept.map(([name, value]) => [reactName(name), value])),
      };
      return;
    }
    const isStyle = hasStyles && tag.local === 'style';
    if (tag.uri !== SVG || notes.has(tag.local) || isStyle) {
      droppedAt = depth;
      checkDropped(tag);
      return;
    }
    if (!shapes.has(tag.local) && !groups.has(tag.local)) {
      report({ kind: 'element', found: tag.name });
      droppedAt = depth;
      return;
    }
    draws ||= shapes.has(tag.local);
    const attributes = attributesOf(tag).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    markup += `<${tag.local}${attributes.join('')}>`;
  };
  parser.onclosetag = (name) => {
    if (droppedAt === 0 && depth > 1) markup += `</${name.replace(/^.*:/, '')}>`;
    if (droppedAt === depth) droppedAt = 0;
    depth--;
    if (style && /^(?:.*:)?style$/.test(name)) {
      checkStyle(style.text, style.at);
      style = undefined;
    }
  };
  parser.ontext = parser.oncdata = (part) => {
    if (style) style.text += part;
  };
  if (hasStyles) {
    parser.onprocessinginstruction = ({ name }) => {
      if (name !== 'xml') report({ kind: 'element', found: `?${name}?` });
    };
    // Declarations within the file can give elements attributes.
    parser.ondoctype = (doctype) => {
      if (doctype.includes('[')) report({ kind: 'element', found: '!DOCTYPE' });
    };
  }

  /** Reports what an element that the markup leaves out would do in a file of its own. Browsers know elements of three languages. */
  function checkDropped(tag: QualifiedTag): void {
    if (!hasStyles) return;
    const isOther = tag.uri === XHTML || tag.uri === MATHML;
    if (style) report({ kind: 'element', found: tag.name });
    if (tag.uri !== SVG && !isOther) return;
    attributesOf(tag);
    if (tag.uri === SVG && tag.local === 'style') style = { text: '', at: startOfTag() };
    else if (isOther || ![notes, shapes, groups].some((names) => names.has(tag.local))) {
      report({ kind: 'element', found: tag.name });
    }
  }

  /** Reports a style that loads a file, or refers to an id that the drawing does not have. */
  function checkStyle(value: string, at = startOfTag()): void {
    const rest = value.replace(/url\(\s*(["']?)#([\w-]+)\1\s*\)/gi, (_, _quote, id: string) => {
      references.push({ id, at });
      return '';
    });
    // With an escape, any of these can be written in another way.
    const [found] = /(?:@import|url\(|src\(|image-set\(|image\(|\\)[^;}]*/i.exec(rest) ?? [];
    if (found !== undefined) report({ kind: 'reference', found: found.slice(0, 60) }, at);
  }

  /** Returns the attributes that the markup keeps, and reports those that must not be there. */
  function attributesOf(tag: QualifiedTag): [name: string, value: string][] {
    const kept: [string, string][] = [];
    for (const { name, local, prefix: space, uri, value } of Object.values(tag.attributes)) {
      const isHref = local === 'href' && (space === '' || uri === XLINK);
      if (/^on/i.test(local) || (local === 'style' && !hasStyles)) {
        report({ kind: 'attribute', found: name, element: tag.name });
      } else if (local === 'style') {
        checkStyle(value);
      } else if (isHref || /url\(|javascript:|data:/i.test(value)) {
        const [, id] =
          (isHref ? /^#([\w-]+)$/ : /^url\(\s*["']?#([\w-]+)["']?\s*\)$/).exec(value) ?? [];
        if (id === undefined || !hasIds) report({ kind: 'reference', found: value.slice(0, 60) });
        else {
          references.push({ id, at: startOfTag() });
          kept.push(isHref ? ['href', `#${id}`] : [local, `url(#${id})`]);
        }
      } else if (space === '' && local === 'id') {
        ids.add(value);
        kept.push(['id', value]);
      } else if (space === '' && (presentation.has(local) || geometry.has(local))) {
        kept.push([local, value]);
      }
    }
    return kept;
  }

  try {
    parser.write(text).close();
  } catch (error) {
    // `onerror` has reported it.
    if (problems.length === 0) throw error;
    return { problems };
  }
  for (const { id, at } of references) {
    if (!ids.has(id)) report({ kind: 'reference', found: `#${id}` }, at);
  }
  const start = { line: 1, column: 1 };
  const used = new Set(references.map(({ id }) => id));
  for (const id of ids) {
    if (!used.has(id)) markup = markup.replace(` id="${escapeHtml(id)}"`, '');
  }
  const bytes = Buffer.byteLength(markup);
  if (problems.length === 0 && !draws) report({ kind: 'empty' }, start);
  if (bytes > limit) report({ kind: 'size', bytes, limit }, start);
  return problems.length === 0 && root ? { drawing: { ...root, markup }, problems } : { problems };
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

function reactName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns whether a text is four numbers. The last two are a size. */
function isViewBox(value: string): boolean {
  const numbers = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
}
