import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** The number of bytes from the start of a file in which browsers look for its character set (https://html.spec.whatwg.org/#charset). */
const CHARSET_BYTES = 1024;

/** Attributes that hide an element from all visitors, or from those with a screen reader. */
const HIDING = ['hidden', 'inert', 'aria-hidden'];

/**
 * Checks that a file is one whole HTML document: one doctype at its start, the character set where browsers look for it, the end tag,
 * content that is not hidden, also not by an element around it, and no comments. `open`, `close`, `declaration` and `comment` take the
 * events of the parser in their order.
 */
export function checkDocument(html: string, report: (fault: PageFault) => void) {
  let doctypes = 0;
  let depth = 0;
  /** The outermost open element that hides its content. */
  let hiding: { element: string; attribute: string; offset: number; depth: number } | undefined;
  const fault = (
    kind: 'doctype' | 'doctype-repeated' | 'charset' | 'end' | 'comment',
    offset: number,
    found = '',
  ) => report({ code: 'built-document', args: { kind, found }, offset });
  return {
    open({ name, attributes, offset }: Tag) {
      depth += 1;
      if (name === 'meta' && 'charset' in attributes) {
        const end = html.indexOf('>', offset) + 1;
        if (Buffer.byteLength(html.slice(0, end)) > CHARSET_BYTES) fault('charset', offset);
      }
      for (const attribute of HIDING) {
        const value = attributes[attribute];
        if (value === undefined || value === 'false') continue;
        hiding ??= { element: name, attribute, offset, depth };
      }
      if (name !== 'main' || !hiding) return;
      const { element, attribute, offset: at } = hiding;
      report({ code: 'built-main-hidden', args: { element, attribute }, offset: at });
    },
    close() {
      if (hiding?.depth === depth) hiding = undefined;
      depth -= 1;
    },
    declaration(name: string, offset: number) {
      if (name.toLowerCase() !== '!doctype') return;
      doctypes += 1;
      if (doctypes === 2) fault('doctype-repeated', offset);
    },
    comment(text: string, offset: number) {
      if (/\p{L}/u.test(text)) fault('comment', offset, text.trim());
    },
    end() {
      if (!/^\s*<!doctype html>/i.test(html)) fault('doctype', 0);
      if (!/<\/html>\s*$/i.test(html)) fault('end', html.trimEnd().length);
    },
  };
}
