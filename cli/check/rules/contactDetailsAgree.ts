import { distance } from 'fastest-levenshtein';
import { fieldName } from '#cli/load/checkShape.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import type { Rule } from '../rule.ts';

/**
 * The numbers and addresses that visitors use are possible, and two forms of one number are the same number. Addresses in the text below the
 * fields of an entry are links, whether or not they are written as such.
 */
export const contactDetailsAgree: Rule = ({ content }) => {
  const { site } = content.singles;
  if (!site) return [];
  const { file, data } = site;
  const { office, booking, chat } = data;
  return [
    ...phoneProblems(file, [], data),
    ...phoneProblems(file, ['office'], office),
    ...(chat ? chatProblems(file, chat.url) : []),
    ...emailProblems({ file, path: ['email'] }, data.email, data.url),
    ...(office.email
      ? emailProblems({ file, path: ['office', 'email'] }, office.email, data.url)
      : []),
    ...entriesOf(content).flatMap((entry) =>
      entry.markdown.links.flatMap(({ href, line, column }) => {
        const [, found] = /^mailto:([^?]+)/i.exec(href) ?? [];
        const at = { file: entry.file, line: entry.bodyLine + line - 1, column };
        return found === undefined ? [] : emailProblems(at, found, data.url);
      }),
    ),
    ...(booking ? bookingProblems(file, booking) : []),
  ];
};

function phoneProblems(
  file: string,
  group: DataPath,
  { phone, phoneDisplay }: { phone?: string | undefined; phoneDisplay?: string | undefined },
): Problem[] {
  if (phone === undefined) return [];
  const path = [...group, 'phone'];
  if (!isPossible(phone)) {
    const args = { field: fieldName(path), found: phone };
    return [{ code: 'phone-impossible', args, at: { file, path } }];
  }
  if (phoneDisplay === undefined) return [];
  // Numbers such as "0800 MILEWARD" are dialled by their letters.
  if (/[a-z]{3}/i.test(phoneDisplay) || isSameNumber(phoneDisplay, phone)) return [];
  const display = [...group, 'phoneDisplay'];
  const args = {
    field: fieldName(display),
    found: phoneDisplay,
    phone,
    expected: phone.startsWith('+44') ? formatUkNumber(phone) : phone,
  };
  return [{ code: 'phone-display', args, at: { file, path: display } }];
}

/** Returns whether a number of the UK has the length of its range (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers). */
function isPossible(phone: string): boolean {
  if (!phone.startsWith('+44')) return true;
  return /^(?:1\d{8,9}|2[0-9]\d{8}|[379]\d{9}|5[56]\d{8}|8(?:\d{9}|00\d{6}|001111))$/.test(
    phone.slice(3),
  );
}

/** Returns whether a number as people read it, with or without its country, is a number in international form. */
function isSameNumber(display: string, phone: string): boolean {
  const digits = display.replace(/\(0\)/, '').replace(/\D/g, '');
  const international = phone.slice(1);
  const national = digits.replace(/^0+/, '');
  if (/^\s*(?:\+|00)/.test(display)) return digits.replace(/^00/, '') === international;
  if (phone.startsWith('+44')) return digits === `0${phone.slice(3)}`;
  return national !== '' && international.endsWith(national);
}

/** Returns a number of the UK as it is usually written. */
function formatUkNumber(phone: string): string {
  const number = `0${phone.slice(3)}`;
  const groups = number.startsWith('02') ? /^(\d{3})(\d{4})(\d+)$/ : /^(\d{5})(\d+)$/;
  return number.replace(groups, (_, ...parts: string[]) =>
    parts
      .filter((part) => typeof part === 'string' && /^\d+$/.test(part) && part !== number)
      .join(' '),
  );
}

/** Checks the number in a WhatsApp link (https://faq.whatsapp.com/5913398998672934). */
function chatProblems(file: string, url: string): Problem[] {
  const number = /^https:\/\/wa\.me\/([^/?#]*)/.exec(url)?.[1];
  if (number === undefined || (/^[1-9]\d{6,14}$/.test(number) && isPossible(`+${number}`)))
    return [];
  const path = ['chat', 'url'];
  return [
    { code: 'phone-impossible', args: { field: 'chat.url', found: number }, at: { file, path } },
  ];
}

/** Finds an address at a domain that is nearly the domain of the site. */
function emailProblems(at: Spot, found: string, url: string): Problem[] {
  const [name = '', domain = ''] = found.toLowerCase().split('@');
  const own = new URL(url).hostname.replace(/^www\./, '');
  const known = [own, ...MAIL_PROVIDERS];
  if (known.includes(domain)) return [];
  const meant = known.find((other) => distance(domain, other) <= (other.length > 8 ? 2 : 1));
  if (!meant) return [];
  const field = 'path' in at ? fieldName(at.path) : '';
  const args = { field, found, suggestion: `${name}@${meant}` };
  return [{ code: 'email-domain-alike', args, at }];
}

const MAIL_PROVIDERS = ['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.co.uk', 'icloud.com'];

function bookingProblems(
  file: string,
  { url, origin }: { url: string; origin: string },
): Problem[] {
  const expected = new URL(url).origin;
  if (origin === expected) return [];
  const path = ['booking', 'origin'];
  return [{ code: 'booking-origin', args: { found: origin, expected }, at: { file, path } }];
}
