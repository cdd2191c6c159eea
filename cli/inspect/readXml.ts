import sax from 'sax';
import { wrongText } from './leftOverText.ts';
import type { PageFault } from './pageFault.ts';
import { isDate } from './schemaTypes.ts';

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

/** Elements of sitemaps and feeds whose text is a date. Those of RSS have the form of email. */
const DATE = /^(?:lastmod|pubDate|lastBuildDate|updated|published)$/;

/** A date in the form of email (https://www.rfc-editor.org/rfc/rfc5322#section-3.3), with its day. */
const EMAIL_DATE = /^(?:[A-Z][a-z]{2}, )?0?(\d{1,2}) ([A-Z][a-z]{2} \d{4}) \d\d:\d\d/;

/** Returns whether a text is a date that the calendar has. Sitemaps may leave out the day (https://www.w3.org/TR/NOTE-datetime). */
function isFeedDate(text: string): boolean {
  const [, day, month = ''] = EMAIL_DATE.exec(text) ?? [];
  if (day !== undefined) {
    return !isNaN(Date.parse(text)) && new Date(`${day} ${month} UTC`).getUTCDate() === Number(day);
  }
  return isDate(text) || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text);
}

/** Returns the faults of texts that the build left empty or wrong: titles that are no titles, and dates that are no dates. */
export function textFaults(elements: readonly XmlElement[]): PageFault[] {
  return elements.flatMap(({ name, text, offset }): PageFault[] => {
    if (name !== 'title' && !DATE.test(name)) return [];
    const isNoDate = name !== 'title' && !isFeedDate(text.trim());
    const found = wrongText(text)?.found ?? (isNoDate ? text.trim() : undefined);
    return found === undefined
      ? []
      : [{ code: 'built-text-left', args: { found }, offset, evidence: found }];
  });
}
