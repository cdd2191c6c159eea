import { LocalTimeSchema } from '#schemas/fields.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { Entry, LoadedContent } from '#cli/model/content.ts';
import { mapCollections } from './collectionNames.ts';
import { isRecord } from './dataPath.ts';
import { instantOf } from './localTime.ts';
import { settingsOf } from './siteSettings.ts';
import type { HiddenReason } from '#cli/model/hiddenReason.ts';
import { isUnwritten } from './unwritten.ts';

/** Returns whether an entry is a draft or scheduled after `now`, by the clocks of a time zone. Accepts fields of any shape. */
export function isHidden(data: unknown, now: Date, timeZone: string): boolean {
  const { draft, publishAt } = (data ?? {}) as { draft?: unknown; publishAt?: unknown };
  if (draft === true) return true;
  const time = LocalTimeSchema.safeParse(publishAt);
  return time.success && instantOf(time.data, timeZone) > now;
}

/** Returns the first instant after `now` at which an entry that is scheduled appears, or `undefined` if there is none. */
export function nextPublication(loaded: LoadedContent, now: Date): Date | undefined {
  const { timeZone } = settingsOf(loaded);
  return Object.values(loaded.collections)
    .flat()
    .filter(({ isPlain }) => !isPlain)
    .flatMap(({ data }) => {
      const time = LocalTimeSchema.safeParse(fieldOf(data, 'publishAt'));
      return time.success ? instantOf(time.data, timeZone) : [];
    })
    .filter((instant) => instant > now)
    .sort((a, b) => a.getTime() - b.getTime())[0];
}

/** Content without its hidden entries. */
export interface Publication {
  visible: LoadedContent;
  /** The files of hidden entries, and those that lack a part in `visible`, such as the price of a service that is a draft. */
  hidden: ReadonlySet<string>;
}

/** Returns the content without drafts and without posts that are scheduled after `now`. */
export function withoutHidden(loaded: LoadedContent, now: Date): Publication {
  const { timeZone } = settingsOf(loaded);
  return without(loaded, (entry) => !entry.isPlain && isHidden(entry.data, now, timeZone));
}

/**
 * Returns the content of a preview: drafts are shown, apart from services and variants with texts that are still to be written. Such
 * texts are the same in every town, so the pages of the towns would be too much alike.
 */
export function withoutUnwrittenPages(loaded: LoadedContent): Publication {
  const { timeZone } = settingsOf(loaded);
  const multiplied: ReadonlySet<string> = new Set(
    [...loaded.collections.services, ...loaded.collections.variants].map(({ file }) => file),
  );
  return without(
    loaded,
    (entry) =>
      multiplied.has(entry.file) &&
      isHidden(entry.data, new Date(0), timeZone) &&
      isUnwritten(entry, loaded.texts),
  );
}

/**
 * Returns the content without some entries. The variants, the price and the paragraphs of a service are left out with it, and the local
 * texts of a town with the town.
 */
function without(
  loaded: LoadedContent,
  isLeftOut: (entry: Entry<unknown>) => boolean,
): Publication {
  const { names, singles } = loaded;
  const services = new Set(loaded.collections.services.filter(isLeftOut).map(({ slug }) => slug));
  const towns = new Set(loaded.collections.towns.filter(isLeftOut).map(({ slug }) => slug));
  const ofThem = (name: CollectionName, entry: Entry<unknown>) =>
    (name === 'variants' && services.has(String(fieldOf(entry.data, 'service')))) ||
    (name === 'local' && towns.has(entry.slug));
  const hidden = new Set<string>();
  const reasons = new Map<string, HiddenReason>();
  const aliases = new Map<string, string>();
  const hide = (entry: Entry<unknown>) => void hidden.add(entry.file);

  const visible = mapCollections((name) => {
    const isOut = (entry: Entry<unknown>) => isLeftOut(entry) || ofThem(name, entry);
    const all = loaded.collections[name];
    const out = all.filter(isOut);
    out.forEach(hide);
    for (const { slug, data } of out) {
      for (const alias of aliasesOf(name, data)) aliases.set(alias, `${name}/${slug}`);
      reasons.set(
        `${name}/${slug}`,
        fieldOf(data, 'publishAt') !== undefined && fieldOf(data, 'draft') !== true
          ? 'planned'
          : 'draft',
      );
    }
    if (out.length === 0) return { entries: all, names: names[name] };
    const slugs = new Set(out.map(({ slug }) => slug));
    return {
      entries: all.filter((entry) => !isOut(entry)),
      names: new Set([...names[name]].filter((slug) => !slugs.has(slug))),
    };
  });
  if (hidden.size === 0) return { visible: loaded, hidden };
  const withoutParagraphs = (entry: Entry<unknown>) => {
    const paragraphs = fieldOf(entry.data, 'services');
    if (!isRecord(entry.data) || !mentions(paragraphs, services)) return entry;
    hide(entry);
    const data = { ...entry.data, services: omit(paragraphs, services) };
    return { ...entry, data, isPartial: true as const };
  };
  const { prices } = singles;
  const isPriced = prices && mentions(prices.data, services);
  if (isPriced) hide(prices);
  return {
    visible: {
      ...loaded,
      hidden: reasons,
      hiddenAliases: aliases,
      collections: {
        ...mapCollections((name) => visible[name].entries),
        sectors: visible.sectors.entries.map(withoutParagraphs),
        local: visible.local.entries.map(withoutParagraphs),
      },
      singles: isPriced
        ? { ...singles, prices: { ...prices, data: omit(prices.data, services) } }
        : singles,
      names: { ...names, ...mapCollections((name) => visible[name].names) },
    },
    hidden,
  };
}

/** Returns the aliases of an entry whose fields may have any shape: paths as they are, and names after their collection. */
function aliasesOf(name: CollectionName, data: unknown): string[] {
  const aliases = fieldOf(data, 'aliases');
  if (!Array.isArray(aliases)) return [];
  return aliases
    .filter((alias) => typeof alias === 'string')
    .map((alias) => (alias.startsWith('/') ? alias : `${name}/${alias}`));
}

function mentions(table: unknown, keys: ReadonlySet<string>): table is Record<string, unknown> {
  return isRecord(table) && Object.keys(table).some((key) => keys.has(key));
}

function omit(table: unknown, keys: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(isRecord(table) ? table : {}).filter(([key]) => !keys.has(key)),
  );
}

function fieldOf(data: unknown, field: string): unknown {
  return isRecord(data) ? data[field] : undefined;
}
