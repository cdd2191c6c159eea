/** The length in characters from which a part of an address may be longer than a line of a phone. */
const LONG_PART = 28;

/** Returns an address in one line that breaks only after its commas, and within its long parts. */
export function unbrokenAddress(address: string): string {
  return address
    .split(/(?<=,) /)
    .map((part) => (part.length < LONG_PART ? part.replaceAll(' ', '\u00a0') : part))
    .join(' ');
}
