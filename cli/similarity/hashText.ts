/**
 * Returns a hash of 53 bits, the largest that a number holds exactly: two FNV-1a hashes with different primes. With a million texts,
 * the probability that any two have the same hash is below one in ten thousand.
 */
export function hashText(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  low ^= high >>> 15;
  high ^= low >>> 13;
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
