import { Parser } from 'htmlparser2';
import { collectLinks } from './collectLinks.ts';
import { wrongText } from './leftOverText.ts';
import type { PageFault } from './pageFault.ts';
import { readXml, textFaults } from './readXml.ts';
import type { XmlElement } from './readXml.ts';
import { offsetOf, parseJson, textsOf } from './scanJson.ts';
import { NO_PROSE } from './scanPage.ts';
import type { FileUse, ScannedFile } from './scannedFile.ts';
import { isDate } from './schemaTypes.ts';

/** A feed, and the URL of its site, without a slash at its end. */
interface FeedFile {
  file: string;
  url: string;
}

/** Elements of RSS and Atom whose text is the address of a page, a picture or a feed. */
const ADDRESS = /^(?:link|url|uri|comments|icon|logo)$/;

/** Elements of RSS and Atom whose text is HTML. */
const HTML = /^(?:content|content:encoded|description|summary)$/;

/** Elements of RSS and Atom that name a post or a feed. The names may be addresses of pages. */
const ID = /^(?:guid|id)$/;

/** Returns the addresses of this site in an RSS or Atom feed, as `collectLinks` writes them, and the fault of a file that is no XML. */
export function scanXmlFeed(text: string, place: FeedFile): ScannedFile {
  const { elements, error } = readXml(text);
  if (error) {
    const { reason, offset } = error;
    return { uses: [], faults: [{ code: 'built-file-invalid', args: { reason }, offset }] };
  }
  const { uses, faults } = collect(place, ({ link, html }) => {
    for (const element of elements) {
      const { name, attributes, text: content, offset } = element;
      const isOwnId = ID.test(name) && content.trim().startsWith(`${place.url}/`);
      if (isAddress(element) || isOwnId) link(content.trim(), offset);
      for (const address of [attributes.href, attributes.url]) {
        if (address !== undefined) link(address, offset);
      }
      if (HTML.test(name)) html(content, offset);
    }
  });
  return { uses, faults: [...faults, ...textFaults(elements)] };
}

/** Returns the addresses of this site in a JSON feed, as `collectLinks` writes them, and the fault of a file that is no JSON. */
export function scanJsonFeed(text: string, place: FeedFile): ScannedFile {
  const { data, fault } = parseJson(text);
  if (fault) return { uses: [], faults: [fault] };
  const { uses, faults } = collect(place, ({ link, html }) => {
    const ids = textsOf(data, ['id']).filter((id) => id.startsWith(`${place.url}/`));
    for (const address of [
      ...ids,
      ...textsOf(data, ['home_page_url', 'feed_url', 'url', 'image', 'icon']),
    ]) {
      link(address, offsetOf(address, text));
    }
    for (const content of textsOf(data, ['content_html'])) html(content, offsetOf(content, text));
  });
  const wrong = (found: string, value: string): PageFault => {
    return {
      code: 'built-text-left',
      args: { found },
      offset: offsetOf(value, text),
      evidence: found,
    };
  };
  const texts = textsOf(data, ['title', 'description', 'summary', 'content_text', 'name']);
  const dates = textsOf(data, ['date_published', 'date_modified']);
  return {
    uses,
    faults: [
      ...faults,
      ...texts.flatMap((value) => {
        const left = wrongText(value);
        return left ? [wrong(left.found, value)] : [];
      }),
      ...dates.filter((value) => !isDate(value)).map((value) => wrong(value, value)),
    ],
  };
}

function isAddress({ name, text, attributes }: XmlElement): boolean {
  return ADDRESS.test(name) && attributes.href === undefined && text.trim() !== '';
}

/**
 * Returns the addresses that `read` finds, and the faults of addresses and texts. Those in the HTML of a post are at the start of the element
 * that has the HTML.
 */
function collect(
  { file, url }: FeedFile,
  read: (found: {
    link: (address: string, offset: number) => void;
    html: (content: string, offset: number) => void;
  }) => void,
): ScannedFile {
  const faults: PageFault[] = [];
  const links = collectLinks({ url, path: `/${file}` }, (fault) => faults.push(fault));
  read({
    link: links.link,
    html(content, offset) {
      let code = 0;
      let shown = '';
      const endText = () => {
        const found = wrongText(shown)?.found;
        shown = '';
        if (found === undefined) return;
        faults.push({ code: 'built-text-left', args: { found }, offset, evidence: found });
      };
      const parser = new Parser({
        onopentag(name, attributes) {
          endText();
          if (NO_PROSE.has(name)) code += 1;
          links.open({ name, attributes, offset });
        },
        ontext(text) {
          if (code === 0) shown += text;
        },
        onclosetag(name) {
          endText();
          if (NO_PROSE.has(name)) code -= 1;
        },
      });
      parser.end(content);
      endText();
    },
  });
  return {
    uses: [...links.addresses].map(([key, offset]): FileUse => [key, offset]),
    faults,
  };
}
