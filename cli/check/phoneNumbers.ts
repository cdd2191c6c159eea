import { isPossiblePhone } from '#cli/report/isPossiblePhone.ts';

/** Returns the digits of a number as people read it, with its country. In the United Kingdom, a 0 is in place of the country. */
export function numberOf(text: string, isUk: boolean): string {
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  return isUk ? digits.replace(/^0(?=[1-9])/, '44') : digits;
}

/**
 * Returns the digits of the international number that `found` stands for, without prefixes such as `00` or the 0 in `+44 (0)`. Returns
 * `undefined` if it is not a possible number.
 */
export function numberMeant(found: string, isUk: boolean): string | undefined {
  const digits = found.replace(/\D/g, '').replace(/^00/, '').replace(/^440/, '44');
  const number = numberOf(digits, isUk);
  return /^[1-9]\d{6,14}$/.test(number) && isPossiblePhone(`+${number}`) ? number : undefined;
}

/** An extension after a number, such as "ext. 12". In "FIX 123", the "x" is the end of a word. */
export const EXTENSION = /(?<![\s,])[\s,]*(?<!\p{L})(?:x|ext\.?|extension|#)\s*\d+$/iu;

/** Returns whether a number as people read it, with or without its country, is a number in international form. */
export function isSameNumber(display: string, phone: string): boolean {
  const written = display
    .replace(EXTENSION, '')
    .replace(/^\s*\((\+\d+)\)/, '$1')
    .replace(/(?<=^\s*\+\d+\s*)\(0(\d+)\)/, '$1');
  const digits = numberOf(written, false);
  const international = phone.slice(1);
  const national = digits.replace(/^0+/, '');
  if (/^\s*(?:\+|00)/.test(written)) return digits.replace(/^00/, '') === international;
  if (phone.startsWith('+44')) return digits === `0${phone.slice(3)}`;
  return national !== '' && international.endsWith(national);
}

/** Returns a number as it is usually written: one of the UK in groups, without its country. */
export function displayOf(phone: string): string {
  if (!phone.startsWith('+44')) return phone;
  const number = `0${phone.slice(3)}`;
  const groups = number.startsWith('02')
    ? /^(\d{3})(\d{4})(\d+)$/
    : /^0(?:11|1\d1|[389])/.test(number)
      ? /^(\d{4})(?:(\d{4})|(\d{3})(\d+))$/
      : /^(\d{5})(\d+)$/;
  return number.replace(groups, (_, ...parts: string[]) =>
    parts
      .filter((part) => typeof part === 'string' && /^\d+$/.test(part) && part !== number)
      .join(' '),
  );
}
