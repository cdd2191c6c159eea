import type { CollectionName } from '#schemas/collections.ts';
import type { Content, Entry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { aliasesFor } from '#cli/check/homeOfLost.ts';
import { LIST_PAGE } from '#cli/check/compareSites.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { planRedirects } from '#cli/resolve/planRedirects.ts';
import { isRecord, startsWith, valueAt } from '#cli/load/dataPath.ts';
import { schemaOf } from '#cli/load/schemaOf.ts';
import { suggest } from '#cli/report/suggest.ts';
import { collections, singles } from '#schemas/collections.ts';
import { linkEdits, linkMover, mentionsOf } from './contentChange.ts';
import type { FileChange } from './contentChange.ts';
import { fieldEdits } from './fieldEdits.ts';
import type { TextEdit } from './textEdits.ts';

/** The new home of the addresses of a removed entry: a page or an entry of the site, or none. */
export type NewHome = { to: string } | 'gone';

/** The changes of files that remove an entry. */
export interface RemovalPlan {
  changes: FileChange[];
  /** The addresses that lose their page, old addresses included. */
  lost: readonly string[];
}

/** Returns the addresses that would be lost if an entry were removed. */
export function lostWithout(content: Content, entry: Entry<unknown>): string[] {
  const left = addressesOf(without(content, withOwn(content, entry)));
  const lost = [...addressesOf(content)].filter((path) => !left.has(path) && !LIST_PAGE.test(path));
  return lost.sort();
}

/**
 * Plans the removal of an entry with those that belong to it alone: the variants of a service, the local texts of a town. Its addresses
 * become aliases of another page or are given up, and the references to it are removed with the smallest part that can be left out: the
 * item of a list, the list, or the item of a list around it. References that must stay are left, and the check of the result names them.
 * Returns a fault in words if the new home takes no old addresses.
 */
export function planRemoval(
  content: Content,
  texts: ReadonlyMap<string, string>,
  { collection, slug, entry }: { collection: CollectionName; slug: string; entry: Entry<unknown> },
  home: NewHome,
): RemovalPlan | { fault: string } {
  const lost = lostWithout(content, entry);
  const entries = withOwn(content, entry);
  const removed = new Set([...entries].map(({ file }) => file));
  const edits = new Map<string, TextEdit[]>();
  const add = (file: string, more: readonly TextEdit[]) =>
    edits.set(file, [...(edits.get(file) ?? []), ...more]);
  const edit = (file: string) => fieldEdits(file, texts.get(file) ?? '');

  let target: string | undefined;
  if (lost.length > 0 && home === 'gone') {
    const file = `content/${singles.addresses.file}`;
    add(file, edit(file).append('gone', lost));
  } else if (lost.length > 0 && home !== 'gone') {
    const rest = without(content, entries);
    const place = homeFile(rest, home.to);
    if ('fault' in place) return place;
    const short = aliasesFor(place.file, lost, slug);
    const known = addressesOf(withAliases(rest, place.file, short));
    // The page set of another town may not have all the names.
    const aliases = [...short, ...lost.filter((path) => !known.has(path) && !short.includes(path))];
    if (
      place.file.startsWith(`content/${collections.variants.folder}/`) &&
      aliases.length > short.length
    ) {
      return { fault: `${place.file} cannot take over ${aliases.at(-1)}: choose a page` };
    }
    add(place.file, edit(place.file).append('aliases', aliases));
    target = place.path;
    const redirects = new Map(
      planRedirects(withAliases(rest, place.file, aliases)).map(({ redirect }) => [
        redirect.from,
        redirect.to,
      ]),
    );
    const newTarget = linkMover(content.singles.site.data.url, (path, tail) => {
      const to = redirects.get(path);
      return to !== undefined && lost.includes(path) ? to + tail.replace(/#.*$/, '') : undefined;
    });
    for (const [file, more] of linkEdits(content, texts, newTarget, [slug])) {
      if (!removed.has(file)) add(file, more);
    }
  }

  const references = mentionsOf(
    content,
    (mention) => mention.collection === collection && mention.value === slug,
  );
  const pathOf = new Map(planPaths(content).map(({ file, path }) => [file, path]));
  const services = content.collections.services.filter((one) => !entries.has(one));
  const links = [
    target ?? [],
    singles.contact.path,
    singles.home.path,
    ...services.map((one) => one.slug),
  ].flat();
  /** Returns a page to link to instead, which is neither the page itself nor in its list already. */
  const otherLink = (file: string, data: unknown) => {
    const { relatedLinks = [] } = data as { relatedLinks?: readonly string[] };
    return links.find((link) => link !== pathOf.get(file) && !relatedLinks.includes(link));
  };
  for (const [{ file, data }, mentions] of references) {
    if (removed.has(file)) continue;
    const parts = mentions.map(({ path }) => removablePart(file, data, path));
    for (const [index, { path }] of mentions.entries()) {
      const part = parts[index];
      // A part is removed once, even if it holds several references.
      const isInOther = parts.some(
        (other, at) =>
          other && part && startsWith(part, other) && (other.length < part.length || at < index),
      );
      if (part && !isInOther) add(file, edit(file).remove(part));
      else if (!part && path[0] === 'relatedLinks') {
        const link = otherLink(file, data);
        if (link !== undefined) add(file, edit(file).replace(path, link));
      }
    }
  }
  return {
    lost,
    changes: [
      ...[...removed].map((file) => ({ file, edits: [], isRemoved: true as const })),
      ...[...edits]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([file, more]) => ({ file, edits: more })),
    ],
  };
}

/** Returns an entry and those that belong to it alone: the variants of a service, the local texts of a town. */
function withOwn({ collections: all }: Content, entry: Entry<unknown>): Set<Entry<unknown>> {
  const { slug } = entry;
  const isOne = (entries: readonly Entry<unknown>[]) => entries.includes(entry);
  return new Set<Entry<unknown>>([
    entry,
    ...(isOne(all.services) ? all.variants.filter(({ data }) => data.service === slug) : []),
    ...(isOne(all.towns) ? all.local.filter((one) => one.slug === slug) : []),
  ]);
}

/** Returns the part of the data to remove so that a reference goes and the data still matches its schema, if there is one. */
function removablePart(file: string, data: unknown, path: DataPath): DataPath | undefined {
  const schema = schemaOf(file);
  const item = path.findLastIndex((step) => typeof step === 'number');
  const parts =
    item < 0 ? [path] : Array.from({ length: item + 1 }, (_, up) => path.slice(0, item + 1 - up));
  return parts.find((part) => {
    const copy = structuredClone(data);
    const parent = valueAt(copy, part.slice(0, -1));
    const last = part.at(-1) ?? '';
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (isRecord(parent)) Reflect.deleteProperty(parent, last);
    return schema?.safeParse(copy).success ?? false;
  });
}

/** Returns the file that takes the aliases for a target, which is a path or an entry such as `variants/marketing`. */
function homeFile(
  content: Content,
  to: string,
): { file: string; path: string } | { fault: string } {
  const variant = content.collections.variants.find(({ slug }) => to === `variants/${slug}`);
  if (variant) return { file: variant.file, path: to };
  const pages = planPaths(content);
  const page = pages.find(({ path }) => path === to);
  if (!page) {
    const near = suggest(
      to,
      pages.map(({ path }) => path),
    );
    return { fault: `there is no page ${to}${near ? `; did you mean ${near}?` : ''}` };
  }
  if (page.type === 'location' || (page.type === 'blog' && to !== singles.blogList.path)) {
    return {
      fault: `the page ${to} takes no old addresses: choose the page of a town, a service or a list`,
    };
  }
  return { file: page.file, path: to };
}

function addressesOf(content: Content): Set<string> {
  return new Set([
    ...planPaths(content).map(({ path }) => path),
    ...planRedirects(content).map(({ redirect }) => redirect.from),
  ]);
}

function without(content: Content, entries: ReadonlySet<Entry<unknown>>): Content {
  const left = Object.entries(content.collections).map(([name, list]) => [
    name,
    (list as Entry<unknown>[]).filter((one) => !entries.has(one)),
  ]);
  return { ...content, collections: Object.fromEntries(left) as Content['collections'] };
}

function withAliases(content: Content, file: string, aliases: readonly string[]): Content {
  const change = (entry: Entry<unknown>) => {
    if (entry.file !== file) return entry;
    const data = entry.data as { aliases?: readonly string[] };
    return { ...entry, data: { ...data, aliases: [...(data.aliases ?? []), ...aliases] } };
  };
  const lists = Object.entries(content.collections).map(([name, list]) => [
    name,
    (list as Entry<unknown>[]).map(change),
  ]);
  const files = Object.entries(content.singles).map(([name, entry]) => [name, change(entry)]);
  return {
    ...content,
    collections: Object.fromEntries(lists) as Content['collections'],
    singles: Object.fromEntries(files) as Content['singles'],
  };
}
