import type { TownEntry, VariantEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from './inOrder.ts';
import { canonicalVariant } from './planPaths.ts';
import { stableHash } from './stableHash.ts';
import { required } from './required.ts';

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
  const entry = local(town);
  const text = entry?.data.services[variant.data.service];
  const isFirst = canonicalVariant(town, variant, content.collections.variants) === variant;
  if (!entry || text === undefined || !isFirst) return undefined;
  return { text: text.replace(/\s+/g, ' '), file: entry.file };
}

/** Returns the pattern of the heading above a local text. The services of a town take them in turn, so its pages have different ones. */
export function localHeadingOf(
  town: TownEntry,
  service: string,
  { content }: Pick<Lookup, 'content'>,
): string {
  const patterns = required(content.singles.townPages, 'town-pages').data.localHeading;
  const place = inOrder(content.collections.services).findIndex(({ slug }) => slug === service);
  return patterns[(stableHash(town.slug) + place) % patterns.length] ?? '';
}
