/**
 * Returns whether a number in international form is possible. A number of the UK has the length of its range
 * (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers). Numbers of other countries are not known.
 */
export function isPossiblePhone(phone: string): boolean {
  if (!phone.startsWith('+44')) return true;
  return /^(?:1\d{8,9}|2[0-9]\d{8}|[379]\d{9}|5[56]\d{8}|8(?:\d{9}|00\d{6}|001111))$/.test(
    phone.slice(3),
  );
}
