import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { variantsOf } from './planPaths.ts';

/** The context that local texts are looked up in. */
type Lookup = Pick<SiteContext, 'content' | 'local'>;

/** A text about a service in a town, on one line, and its file. */
export interface LocalText {
  text: string;
  file: string;
}

/**
 * Returns the local text on a page, or `undefined` if it has none. Only the first page of a service in a town shows the text, because
 * the second is kept out of search results and would repeat it.
 */
export function localTextOf(
  town: TownEntry,
  variant: VariantEntry,
  { content, local }: Lookup,
): LocalText | undefined {
  const { service, rank } = variant.data;
  const entry = local(town);
  const text = entry?.data.services[service];
  if (!entry || text === undefined) return undefined;
  const isFirst = variantsOf(town, content.collections.variants).every(
    ({ data }) => data.service !== service || data.rank >= rank,
  );
  return isFirst ? { text: text.replace(/\s+/g, ' '), file: entry.file } : undefined;
}

/** Returns the first sentences of a local text: as many as have `least` words together. */
export function firstSentences(text: string, least = 8): string {
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.!?]['"]?)\s+(?=[\p{Lu}\d£'"])/u);
  let first = '';
  for (const sentence of sentences) {
    first = first ? `${first} ${sentence}` : sentence;
    if (first.split(/\s+/).length >= least) break;
  }
  return first;
}
