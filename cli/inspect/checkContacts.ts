import { decodePercent } from '#schemas/decodePercent.ts';
import type { PageFault } from './pageFault.ts';
import type { Tag } from './tag.ts';

/** A phone number in a text, with at least seven digits. */
const PHONE = /\+?\(?\d(?:[\s().-]*\d){6,}/g;

/** An email address in a text. */
const EMAIL = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.[^\s@<>()"',;:.]+/g;

/**
 * Checks that links with `tel:` and `mailto:` lead to the number or the address that their text shows. `open`, `text` and `close` take the
 * events of the parser in their order.
 */
export function checkContacts(report: (fault: PageFault) => void) {
  let link: { tag: Tag; href: string; label: string; text: string } | undefined;
  return {
    open(tag: Tag) {
      const { name, attributes } = tag;
      const { href = '' } = attributes;
      if (name === 'a' && /^(?:tel|mailto):/i.test(href)) {
        // Visitors with a screen reader hear the label instead of the text.
        link = { tag, href, label: attributes['aria-label'] ?? '', text: '' };
      }
    },
    text(text: string) {
      if (link) link.text += text;
    },
    close(name: string) {
      if (name !== 'a' || !link) return;
      const { tag, href, label, text } = link;
      link = undefined;
      const isPhone = /^tel:/i.test(href);
      const pattern = isPhone ? PHONE : EMAIL;
      const shown = [label, text].flatMap((one) => one.match(pattern) ?? []);
      const isSame = isPhone ? isSameNumber : isSameAddress;
      const found = shown.find((one) => !isSame(one, href));
      if (found === undefined) return;
      report({
        code: 'built-contact-differs',
        args: { found: found.trim(), href },
        offset: tag.offset,
        evidence: href,
      });
    },
  };
}

/** Returns whether a number in a text is that of a link. Either may be without the code of the country. */
function isSameNumber(shown: string, href: string): boolean {
  const [number = ''] = decodePercent(href).replace(/^tel:/i, '').split(/[;?]/);
  const [a, b] = [shown, number].map(digitsOf);
  return a === undefined || b === undefined || a.endsWith(b) || b.endsWith(a);
}

/** Returns the digits of a number without the zeros that its start has for calls within or out of a country. */
function digitsOf(number: string): string {
  return number.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
}

function isSameAddress(shown: string, href: string): boolean {
  const [recipients = ''] = href.replace(/^mailto:/i, '').split('?');
  // A link that names no recipient lets visitors choose one.
  return (
    recipients === '' ||
    decodePercent(recipients)
      .toLowerCase()
      .split(',')
      .some((one) => one.trim() === shown.toLowerCase())
  );
}
