import { stableHash } from '#cli/resolve/stableHash.ts';

/** Splits entries into parts of about `size` by a hash of their slugs. The number of parts is a power of two. */
export function splitByHash<T extends { slug: string }>(
  entries: readonly T[],
  size: number,
): T[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(entries.length / size)));
  const parts: T[][] = Array.from({ length: count }, () => []);
  for (const entry of entries) parts[stableHash(entry.slug) % count]?.push(entry);
  return parts;
}
