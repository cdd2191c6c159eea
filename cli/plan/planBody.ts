import type { Element, Properties, Root } from 'hast';
import { withWholeNumbers } from '#cli/body/withWholeNumbers.ts';
import { mapElements } from '#cli/body/mapElements.ts';
import type { Images } from '#cli/model/images.ts';
import { formatHtml } from '#cli/body/formatHtml.ts';
import { planPicture } from './planPicture.ts';

/** The displayed width of pictures in a body: that of its lines, or of a narrower screen. */
const SIZES = '(min-width: 800px) 720px, 94vw';

/** The attributes of a picture that stay as the writer set them. */
const KEPT = ['alt', 'id', 'title', 'lang', 'dir'];

/** The elements whose text can break, without code and headings. */
const LINES = new Set(['a', 'em', 'li', 'p', 'strong', 'td', 'th']);

/**
 * Returns a sanitised body as HTML. Pictures get their size, so that browsers reserve space for them, and the files that browsers
 * choose from. Ranges and other numbers that are read as one do not break over two lines.
 */
export function planBody(body: Root, images: Images): string {
  return formatHtml(
    mapElements(body, (element) => {
      if (element.tagName === 'img') return withFiles(element, images);
      return LINES.has(element.tagName) ? withWholeNumbers(element) : element;
    }),
  );
}

function withFiles(element: Element, images: Images): Element {
  const src = String(element.properties.src ?? '');
  const size = images.get(src);
  if (!size) return element;
  const { width, height, srcset } = planPicture({ src, alt: '', ...size }, images);
  const kept = Object.fromEntries(KEPT.map((name) => [name, element.properties[name]]));
  const common = { ...kept, width, height, loading: 'lazy', decoding: 'async' };
  if (!srcset) return elementOf('img', { src, ...common });
  return elementOf('picture', {}, [
    elementOf('source', { type: 'image/avif', srcSet: srcset.avif, sizes: SIZES }),
    elementOf('img', { src, srcSet: srcset.webp, sizes: SIZES, ...common }),
  ]);
}

function elementOf(tagName: string, properties: Properties, children: Element[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
