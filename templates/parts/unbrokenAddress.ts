/** Returns an address in one line that breaks only after its commas. */
export function unbrokenAddress(address: string): string {
  return address.replaceAll(/(?<!,) /g, '\u00a0');
}
