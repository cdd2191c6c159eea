import { distance } from 'fastest-levenshtein';
import { fieldName } from '#cli/load/dataPath.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import type { Site } from '#schemas/site.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import { isTypoOfEmail, isTypoOfNumber } from '../isTypo.ts';
import { isPossiblePhone } from '#cli/report/isPossiblePhone.ts';
import { displayOf, EXTENSION, isSameNumber, numberMeant, numberOf } from '../phoneNumbers.ts';
import type { Rule } from '../rule.ts';

/**
 * The numbers and addresses that visitors use are possible, and two forms of one number are the same number. Addresses in the text below the
 * fields of an entry are links, whether or not they are written as such. A link to the agency has no typing error.
 */
export const contactDetailsAgree: Rule = ({ content }) => {
  const { site } = content.singles;
  if (!site) return [];
  const { file, data } = site;
  const { office, booking, chat } = data;
  const isUk = isInUnitedKingdom(content);
  return [
    ...phoneProblems(file, [], data),
    ...phoneProblems(file, ['office'], office),
    ...(chat ? chatProblems({ file, path: ['chat', 'url'] }, chat.url, isUk) : []),
    ...emailProblems({ file, path: ['email'] }, data.email, data.url),
    ...(office.email
      ? emailProblems({ file, path: ['office', 'email'] }, office.email, data.url)
      : []),
    ...entriesOf(content).flatMap((entry) =>
      entry.markdown.links.flatMap(({ href, words, line, column }) => {
        const [, found] = /^mailto:([^?]+)/i.exec(href) ?? [];
        const at = { file: entry.file, line: entry.bodyLine + line - 1, column };
        const own = typingErrors(at, href, words ?? '', data, isUk);
        if (found !== undefined) return [...own, ...emailProblems(at, found, data.url)];
        const ofNumber = words === undefined ? [] : numberProblems(at, href, words, isUk);
        const ofChat = own.length > 0 ? [] : chatProblems(at, href, isUk);
        return [...own, ...ofNumber, ...ofChat];
      }),
    ),
    ...(booking ? bookingProblems(file, booking) : []),
    ...officeProblems(file, data),
  ];
};

/**
 * Finds a link to an address, a number or a chat of the agency with a typing error. If the words of the link have the error too, the text has
 * a finding of its own.
 */
function typingErrors(at: Spot, href: string, words: string, site: Site, isUk: boolean): Problem[] {
  const [, kind = '', found = ''] =
    /^(mailto:|tel:|https:\/\/wa\.me\/)([^?]+)/i.exec(href.toLowerCase()) ?? [];
  const { email, phone, office, chat } = site;
  const chatNumber = /^https:\/\/wa\.me\/(\d+)/.exec(chat?.url ?? '')?.[1];
  const known = (
    kind === 'mailto:'
      ? [email, office.email].map((address) => ['email', address?.toLowerCase(), address])
      : kind === 'tel:'
        ? [phone, office.phone].map((number) => ['phone', numberOf(number ?? '', isUk), number])
        : [['chat.url', chatNumber, chatNumber]]
  ).filter(([, key]) => key !== undefined && key !== '');
  const key = kind === 'mailto:' ? found : numberOf(found, isUk);
  if (key === '' || known.some(([, other]) => other === key)) return [];
  const isShown =
    kind === 'mailto:' ? words.toLowerCase().includes(found) : /\d{5}|\d \d/.test(words);
  const [field, , right] =
    known.find(([, other = '']) =>
      kind === 'mailto:' ? isTypoOfEmail(key, other) : isTypoOfNumber(key, other),
    ) ?? [];
  if (field === undefined || right === undefined || isShown) return [];
  const args = { found: href, source: `"${field}" in content/site.yaml`, expected: kind + right };
  return [{ code: 'fact-contradicted', args, at }];
}

/** Finds an address of the office that is the one of the agency with a typing error. */
function officeProblems(file: string, { email, office }: Site): Problem[] {
  const found = office.email;
  if (found === undefined || !isTypoOfEmail(found.toLowerCase(), email.toLowerCase())) return [];
  const args = { found, source: '"email" in content/site.yaml', expected: email };
  return [{ code: 'fact-contradicted', args, at: { file, path: ['office', 'email'] } }];
}

function phoneProblems(
  file: string,
  group: DataPath,
  { phone, phoneDisplay }: { phone?: string | undefined; phoneDisplay?: string | undefined },
): Problem[] {
  if (phone === undefined) return [];
  const path = [...group, 'phone'];
  if (!isPossiblePhone(phone)) {
    const args = { field: fieldName(path), found: phone };
    return [{ code: 'phone-impossible', args, at: { file, path } }];
  }
  if (phoneDisplay === undefined) return [];
  // Numbers such as "0800 MILEWARD" are dialled by their letters.
  if (/[a-z]{3}/i.test(phoneDisplay.replace(EXTENSION, ''))) return [];
  if (isSameNumber(phoneDisplay, phone)) return [];
  const display = [...group, 'phoneDisplay'];
  const args = {
    field: fieldName(display),
    found: phoneDisplay,
    phone,
    expected: displayOf(phone),
  };
  return [{ code: 'phone-display', args, at: { file, path: display } }];
}

/** Checks a link that dials a number, against the number in its words. Numbers of other countries and short ones are not known. */
function numberProblems(at: Spot, href: string, words: string, isUk: boolean): Problem[] {
  const [, dialled] = /^tel:(\+?[\d().-]{9,20})$/i.exec(href) ?? [];
  if (dialled === undefined) return [];
  const digits = dialled.replace(/[().-]/g, '');
  const phone = isUk ? digits.replace(/^0(?=[1-9])/, '+44') : digits;
  if (!phone.startsWith('+')) return [];
  if (!isPossiblePhone(phone)) {
    const meant = numberMeant(phone, isUk);
    const args = { field: '', found: dialled, ...(meant && { write: `tel:+${meant}` }) };
    return [{ code: 'phone-impossible', args, at }];
  }
  const [shown, ...others] = words.match(/\+?\(?\d[\d\s().–-]{7,}\d/g) ?? [];
  if (shown === undefined || others.length > 0 || isSameNumber(shown, phone)) return [];
  const args = { field: '', found: shown, phone, expected: displayOf(phone) };
  return [{ code: 'phone-display', args, at }];
}

/** Checks the number in a WhatsApp link (https://faq.whatsapp.com/5913398998672934). Links with a code instead of a number are not checked. */
function chatProblems(at: Spot, url: string, isUk: boolean): Problem[] {
  const [, written = ''] = /^https:\/\/wa\.me\/([^/?#]*)/i.exec(url) ?? [];
  // Addresses have escapes for spaces, brackets and plus signs.
  const found = written.replace(/%2[089b]/gi, decodeURIComponent);
  if (!/^[+(]?\d/.test(found) || (/^[1-9]\d{6,14}$/.test(found) && isPossiblePhone(`+${found}`)))
    return [];
  const meant = numberMeant(found, isUk);
  const write = meant && url.replace(written, meant);
  const args = { field: fieldOf(at), found, ...(write && { write }) };
  return [{ code: 'phone-impossible', args, at }];
}

/** Returns the name of a field with a contact, or an empty text for a link in a body. */
function fieldOf(at: Spot): string {
  return 'path' in at ? fieldName(at.path) : '';
}

/** Finds an address at a domain that is nearly the domain of the site. */
function emailProblems(at: Spot, found: string, url: string): Problem[] {
  const [name = '', domain = ''] = found.toLowerCase().split('@');
  // The address of a link that nobody can write to has another finding.
  if (/[,;:]/.test(domain)) return [];
  const own = new URL(url).hostname.replace(/^www\./, '');
  const known = [own, ...MAIL_PROVIDERS];
  if (known.includes(domain) || OTHER_PROVIDERS.test(domain)) return [];
  const meant = known.find((other) => distance(domain, other) <= (other.length > 8 ? 2 : 1));
  if (!meant) return [];
  const args = { field: fieldOf(at), found, suggestion: `${name}@${meant}` };
  return [{ code: 'email-domain-alike', args, at }];
}

/** Domains of mail that look like those of others. */
const OTHER_PROVIDERS = /^(?:yahoo\.com?\.\w\w|yahoo\.\w{2,3}|ymail\.com|mail\.com)$/;

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
