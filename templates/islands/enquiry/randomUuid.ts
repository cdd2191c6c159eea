/**
 * Returns a random UUID (version 4; RFC 9562, section 5.4). `crypto.randomUUID` exists in secure contexts only, so it is missing on a
 * site that is served over plain HTTP.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    // The version is in the first half of byte 6, the variant in the first two bits of byte 8.
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
