import sax from 'sax';
import type { QualifiedTag } from 'sax';
import type { PictureFormat } from '#cli/model/images.ts';
import type { SvgFault } from '#cli/model/svgFault.ts';
import { placeAt } from '#cli/report/placeAt.ts';

/**
 * The reason why browsers cannot show a picture in full, or why it must not be published: the end of its file is missing, or its XML is not
 * well-formed from a place on, runs code, loads a file from another site, or has parts that are not SVG.
 */
export type PictureDamage = { kind: 'cut' } | { fault: Fault; line: number; column: number };

/** A fault of any SVG file, whatever shows it. */
type Fault = SvgFault & { kind: 'broken' | 'runs' | 'loads' | 'foreign' };

/** Returns the first damage of a picture's file, or `undefined` if it is whole. Does not decode pixels. */
export function pictureDamage(format: PictureFormat, file: Buffer): PictureDamage | undefined {
  if (format === 'svg') return svgDamage(file.toString('utf8'));
  return hasEnd[format](file) ? undefined : { kind: 'cut' };
}

/** Functions that check whether a file is complete. A program may have added something after it. */
const hasEnd: Readonly<Record<Exclude<PictureFormat, 'svg'>, (file: Buffer) => boolean>> = {
  png: (file) => file.includes('IEND'),
  webp: (file) => file.length >= file.readUInt32LE(4) + 8,
  jpg: (file) => file.includes(END_OF_JPEG, startOfScan(file)),
  avif: hasEveryBox,
};

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Returns the offset of the pixels of a JPEG. A preview, which has an end of its own, may come before them. */
function startOfScan(file: Buffer): number {
  let at = 2;
  while (at + 4 <= file.length && file[at + 1] !== 0xda) at += 2 + file.readUInt16BE(at + 2);
  return at < file.length ? at : 0;
}

/** Returns whether the boxes of an AVIF end within the file (ISO/IEC 14496-12, 4.2). */
function hasEveryBox(file: Buffer): boolean {
  let at = 0;
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at);
    // The last box may extend to the end of the file. A size of 64 bits is only for files that are too large for a page.
    if (size < 8) return true;
    at += size;
  }
  return at <= file.length;
}

/**
 * Returns the first place at which an SVG is not well-formed, runs code, loads a file from another site, or has parts that are not SVG. In a file
 * that declares entities, it is the first declaration.
 */
function svgDamage(text: string): PictureDamage | undefined {
  const entity = text.indexOf('<!ENTITY');
  if (entity >= 0) {
    return { fault: { kind: 'foreign', found: '<!ENTITY>' }, ...placeAt(text, entity) };
  }
  const parser = sax.parser(true, { xmlns: true, position: true });
  let damage: PictureDamage | undefined;
  parser.onerror = (error) => {
    throw error;
  };
  let isStyle = false;
  const report = (fault: Fault | undefined) => {
    if (fault) damage ??= { fault, ...placeAt(text, Math.max(0, parser.startTagPosition - 1)) };
  };
  parser.onopentag = (tag) => {
    isStyle = (tag as QualifiedTag).local === 'style';
    report(faultOf(tag as QualifiedTag));
  };
  parser.onclosetag = () => {
    isStyle = false;
  };
  parser.ontext = parser.oncdata = (part) => {
    const [found] =
      (isStyle && /(?:@import|url\()[\s"']*(?:https?:)?\/\/[^;}\n]{0,60}/i.exec(part)) || [];
    if (found !== undefined) report({ kind: 'loads', found });
  };
  try {
    parser.write(text).close();
    return damage;
  } catch {
    return {
      fault: { kind: 'broken' },
      ...placeAt(text, Math.max(0, parser.position - 1)),
    };
  }
}

/** The namespace of HTML, whose elements work in an SVG file that is opened on its own. */
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The attributes that are an address, or become one in an animation. */
const takesAddress: ReadonlySet<string> = new Set(['href', 'values', 'from', 'to', 'by']);

/** Returns the fault of an element that runs code or loads a file from another site, if somebody opens the picture on its own. */
function faultOf({ name: element, local, uri, attributes }: QualifiedTag): Fault | undefined {
  if (local.toLowerCase() === 'script') return { kind: 'runs', found: `<${element}>` };
  if (local === 'foreignObject' || uri === XHTML) {
    return { kind: 'foreign', found: `<${element}>` };
  }
  for (const { name, local: attribute, value } of Object.values(attributes)) {
    if (/^on[a-z]+$/i.test(attribute)) return { kind: 'runs', found: `${name}="…"` };
    // Browsers ignore tabs and line breaks in an address. An animation writes its values into "href" of an element around it.
    if (
      takesAddress.has(attribute) &&
      /(?:^|;)\s*javascript:/i.test(value.replace(/[\t\n\r]/g, ''))
    ) {
      return { kind: 'runs', found: `${name}="${value.slice(0, 60)}"` };
    }
    // A link leads to another site only if a visitor follows it.
    const isLoaded = attribute === 'href' && local !== 'a' && /^\s*(?:https?:)?\/\//i.test(value);
    if (isLoaded || /url\(\s*["']?(?:https?:)?\/\//i.test(value)) {
      return { kind: 'loads', found: `${name}="${value.slice(0, 60)}"` };
    }
  }
  return undefined;
}
