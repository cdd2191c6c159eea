import type { LoadedContent } from '#cli/model/content.ts';
import type { ResolvedContent } from '#cli/model/resolvedContent.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { hashParts } from '#cli/resolve/hashParts.ts';
import { townPath } from '#cli/resolve/planPaths.ts';
import { keyOfFacts } from '#cli/resolve/keyOfFacts.ts';

/**
 * Returns a hash of everything that rules read apart from the texts of towns, if every file could be read and matches its schema. `options` are
 * those of the check.
 */
export function factInputs(
  { texts, hidden, hiddenAliases }: LoadedContent,
  { content, anchorsOf, images }: ResolvedContent,
  options: Readonly<Record<string, unknown>>,
): string {
  const { towns } = content.collections;
  const hashes = new Map(entriesOf(content).map(({ file, hash }) => [file, hash]));
  for (const town of towns) {
    // Links may lead to a heading of an introduction.
    const anchors = town.summary?.anchors ?? [...(anchorsOf(townPath(town.slug)) ?? [])].join(' ');
    hashes.set(town.file, `${keyOfFacts(town)} ${anchors}`);
  }
  return hashParts([
    JSON.stringify([options, [...images], [...(hidden ?? [])], [...(hiddenAliases ?? [])]]),
    // Files without an entry are drawings, or belong to entries that are left out.
    ...texts.keys().flatMap((file) => [file, hashes.get(file) ?? texts.get(file) ?? '']),
    ...hashes.keys(),
  ]);
}
