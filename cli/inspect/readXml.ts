import sax from 'sax';
import { leftOverText } from './leftOverText.ts';
import type { PageFault } from './pageFault.ts';

/** An element of an XML file. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text of the element, without that of the elements in it. */
  text: string;
  /** The position of its start tag, in characters from the start of the file. */
  offset: number;
}

/**
 * Parses an XML file. Returns its elements in the order of their start tags, and the first error with its position, if the file is not
 * well-formed.
 */
export function readXml(source: string): {
  elements: XmlElement[];
  error?: { reason: string; offset: number };
} {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = sax.parser(true, { position: true });
  let error: { reason: string; offset: number } | undefined;
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.onopentag = ({ name, attributes }) => {
    const element: XmlElement = {
      name,
      attributes: attributes as Record<string, string>,
      text: '',
      offset: Math.max(0, parser.startTagPosition - 1),
    };
    elements.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onerror = ({ message }) => {
    const [reason = ''] = message.split('\n');
    // Later errors follow from the first.
    error ??= { reason, offset: Math.max(0, parser.position - 1) };
    parser.resume();
  };
  parser.write(source).close();
  if (!error && elements.length === 0) error = { reason: 'The file is empty', offset: 0 };
  return { elements, ...(error && { error }) };
}

/** Elements of sitemaps and feeds whose text is a date. */
const DATE = /^(?:lastmod|pubDate|lastBuildDate|updated|published)$/;

/** Returns the faults of texts that the build left empty or wrong: titles that are no titles, and dates that are no dates. */
export function textFaults(elements: readonly XmlElement[]): PageFault[] {
  return elements.flatMap(({ name, text, offset }): PageFault[] => {
    if (name !== 'title' && !DATE.test(name)) return [];
    const isNoDate = name !== 'title' && Number.isNaN(Date.parse(text));
    const found = leftOverText(text)?.found ?? (isNoDate ? text.trim() : undefined);
    return found === undefined
      ? []
      : [{ code: 'built-text-left', args: { found }, offset, evidence: found }];
  });
}
