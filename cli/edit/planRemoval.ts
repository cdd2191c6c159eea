import type { CollectionName } from '#schemas/collections.ts';
import type { Content, Entry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import { aliasesFor } from '#cli/check/successorOf.ts';
import { LIST_PAGE } from '#cli/check/compareSites.ts';
import { withEntries } from '#cli/resolve/entriesOf.ts';
import { planPaths } from '#cli/resolve/planPaths.ts';
import { planRedirects } from '#cli/resolve/planRedirects.ts';
import { resolveRelatedLink, splitPath } from '#cli/resolve/resolveLink.ts';
import { isRecord, startsWith, valueAt } from '#cli/load/dataPath.ts';
import { isHidden } from '#cli/load/publication.ts';
import { schemaOf } from '#cli/load/schemaOf.ts';
import { suggest } from '#cli/report/suggest.ts';
import { collections, singles } from '#schemas/collections.ts';
import type { HowFarScreen } from '#schemas/screen.ts';
import { linkEdits, linkMover, mentionsOf } from './contentChange.ts';
import type { FileChange } from './contentChange.ts';
import { fieldEdits } from './fieldEdits.ts';
import type { TextEdit } from './textEdits.ts';

/** The target that the addresses of a removed entry redirect to: a page or an entry of the site. `gone` if there is none. */
export type RedirectTarget = { to: string } | 'gone';

/** The changes of files that remove an entry. */
export interface RemovalPlan {
  changes: FileChange[];
  /** The addresses that lose their page, old addresses included. */
  lost: readonly string[];
}

/** An entry of a collection. */
export interface NamedEntry {
  collection: CollectionName;
  slug: string;
  entry: Entry<unknown>;
}

/** Returns the addresses that would be lost if some entries were removed. */
export function lostWithout(content: Content, named: readonly NamedEntry[]): string[] {
  const removed = withOwn(content, named);
  const left = addressesOf(withEntries(content, (entry) => !removed.has(entry)));
  const lost = [...addressesOf(content)].filter((path) => !left.has(path) && !LIST_PAGE.test(path));
  return lost.sort();
}

/** Returns the files of the drafts and planned posts, with the variants of services that are drafts. Their addresses are not on the site yet. */
export function hiddenFiles({ collections: all, singles: { site } }: Content): Set<string> {
  const isOut = ({ data }: Entry<unknown>) => isHidden(data, new Date(), site.data.timeZone);
  const services = new Set(all.services.filter(isOut).map(({ slug }) => slug));
  const variants = all.variants.filter(({ data }) => services.has(data.service));
  const entries = [...Object.values(all).flat().filter(isOut), ...variants];
  return new Set(entries.map(({ file }) => file));
}

/**
 * Plans the removal of entries with those that belong to them alone: the variants of a service, the local texts of a town. Their addresses
 * become aliases of another page or are listed as gone, and the references to them are removed with the smallest part that can be left out:
 * the item of a list, the list, or the item of a list around it. References that must stay are left, and the check of the result names them.
 * Returns an error message if the target cannot have aliases.
 */
export function planRemoval(
  content: Content,
  texts: ReadonlyMap<string, string>,
  named: readonly NamedEntry[],
  redirectTo: RedirectTarget,
): RemovalPlan | { fault: string } {
  const lost = lostWithout(content, named);
  const entries = withOwn(content, named);
  const slugs = named.map(({ slug }) => slug);
  const removed = new Set([...entries].map(({ file }) => file));
  const edits = new Map<string, TextEdit[]>();
  const add = (file: string, more: readonly TextEdit[]) =>
    edits.set(file, [...(edits.get(file) ?? []), ...more]);
  const edit = (file: string) => fieldEdits(file, texts.get(file) ?? '');

  let rest = withEntries(content, (entry) => !entries.has(entry));
  let target: string | undefined;
  if (lost.length > 0 && redirectTo === 'gone') {
    const file = `content/${singles.addresses.file}`;
    add(file, edit(file).append('gone', lost));
  } else if (lost.length > 0 && redirectTo !== 'gone') {
    const place = fileOfTarget(rest, redirectTo.to);
    if ('fault' in place) return place;
    const short = [...new Set(slugs.flatMap((slug) => aliasesFor(place.file, lost, slug)))];
    const known = addressesOf(withAliases(rest, place.file, short));
    // The page set of another town may not have all the names.
    const covered = new Set([...known, ...short]);
    const aliases = [...short, ...lost.filter((path) => !covered.has(path))];
    if (
      place.file.startsWith(`content/${collections.variants.folder}/`) &&
      aliases.length > short.length
    ) {
      return { fault: `${place.file} cannot take over ${aliases.at(-1)}: choose a page` };
    }
    add(place.file, edit(place.file).append('aliases', aliases));
    target = place.path;
    rest = withAliases(rest, place.file, aliases);
    const redirects = redirectsOf(rest);
    const isLost = new Set(lost);
    const newTarget = linkMover(content.singles.site.data.url, (path, tail) => {
      const to = redirects.get(path);
      return to !== undefined && isLost.has(path) ? to + tail.replace(/#.*$/, '') : undefined;
    });
    for (const [file, more] of linkEdits(content, texts, newTarget, slugs)) {
      if (!removed.has(file)) add(file, more);
    }
  }

  const names = new Set(named.map(({ collection, slug }) => `${collection}/${slug}`));
  const references = mentionsOf(content, ({ collection, value }) =>
    names.has(`${collection}/${value}`),
  );
  const pathOf = new Map(planPaths(rest).map(({ file, path }) => [file, path]));
  const links = [
    target ?? [],
    singles.contact.path,
    singles.home.path,
    ...rest.collections.services.map((one) => one.slug),
  ].flat();
  const moved = redirectsOf(rest);
  const pages = new Set(pathOf.values());
  const targets = {
    has: (path: string) => pages.has(path),
    redirectOf: (path: string) => moved.get(path),
  };
  const planner = content.singles.howFar;
  const pageOf = (link: string) => splitPath(resolveRelatedLink(link, targets) ?? link)[0];
  /** Returns the pages to link to instead, which are neither the page itself nor behind a link that stays in its list. */
  const otherLinks = (file: string, data: unknown, replaced: readonly DataPath[]) => {
    const { relatedLinks = [] } = data as { relatedLinks?: readonly string[] };
    const staying = relatedLinks.filter((_, index) => !replaced.some((path) => path[1] === index));
    const taken = new Set([pathOf.get(file), ...staying.map(pageOf)]);
    return links.filter((link) => !taken.has(pageOf(link)));
  };
  for (const [{ file, data }, mentions] of references) {
    if (removed.has(file)) continue;
    const {
      parts,
      left,
      rest: kept,
    } = removableParts(
      file,
      data,
      mentions.map(({ path }) => path),
    );
    if (planner && file === planner.file) {
      parts.push(...unusedEnds(planner.data, kept as HowFarScreen));
    }
    if (parts.length > 0) add(file, edit(file).remove(...parts));
    const replaced = left.filter(([field]) => field === 'relatedLinks');
    const others = otherLinks(file, data, replaced);
    for (const path of replaced) {
      const link = others.shift();
      if (link !== undefined) add(file, edit(file).replace(path, link));
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

/** Returns entries and those that belong to them alone: the variants of a service, the local texts of a town. */
function withOwn({ collections: all }: Content, named: readonly NamedEntry[]): Set<Entry<unknown>> {
  const slugsOf = (name: CollectionName) =>
    new Set(named.flatMap(({ collection, slug }) => (collection === name ? slug : [])));
  const [services, towns] = [slugsOf('services'), slugsOf('towns')];
  return new Set<Entry<unknown>>([
    ...named.map(({ entry }) => entry),
    ...all.variants.filter(({ data }) => services.has(data.service)),
    ...all.local.filter(({ slug }) => towns.has(slug)),
  ]);
}

/**
 * Returns the parts of the data to remove so that the references at `paths` go and the data still matches its schema. `left` has the
 * references that must stay.
 */
function removableParts(
  file: string,
  data: unknown,
  paths: readonly DataPath[],
): { parts: DataPath[]; left: DataPath[]; rest: unknown } {
  let parts: DataPath[] = [];
  const left: DataPath[] = [];
  let rest = data;
  // From the last to the first, so that the numbers of earlier items of a list stay as they are.
  for (const path of paths.toReversed()) {
    if (parts.some((part) => startsWith(path, part))) continue;
    const removal = removeAround(file, rest, path);
    if (!removal) left.unshift(path);
    else {
      rest = removal.rest;
      parts = [...parts.filter((part) => !startsWith(part, removal.part)), removal.part];
    }
  }
  return { parts, left, rest };
}

/** Returns the starts and the goals that only removed journeys used. */
function unusedEnds(before: HowFarScreen, after: HowFarScreen): DataPath[] {
  return (
    [
      ['starts', 'from'],
      ['goals', 'to'],
    ] as const
  ).flatMap(([list, end]) => {
    const namesIn = ({ journeys }: HowFarScreen) => new Set(journeys.map((one) => one[end]));
    const unused = namesIn(before).difference(namesIn(after));
    return before[list].flatMap(({ name }, index) => (unused.has(name) ? [[list, index]] : []));
  });
}

/** Removes the smallest part around a reference without which the data matches its schema, if there is one. */
function removeAround(
  file: string,
  data: unknown,
  path: DataPath,
): { part: DataPath; rest: unknown } | undefined {
  const schema = schemaOf(file);
  const item = path.findLastIndex((step) => typeof step === 'number');
  const parts =
    item < 0 ? [path] : Array.from({ length: item + 1 }, (_, up) => path.slice(0, item + 1 - up));
  for (const part of parts) {
    const rest = structuredClone(data);
    const parent = valueAt(rest, part.slice(0, -1));
    const last = part.at(-1) ?? '';
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (isRecord(parent)) Reflect.deleteProperty(parent, last);
    if (schema?.safeParse(rest).success) return { part, rest };
  }
  return undefined;
}

/** Returns the file that takes the aliases for a target, which is a path or an entry such as `variants/marketing`. */
function fileOfTarget(
  content: Content,
  to: string,
): { file: string; path: string } | { fault: string } {
  const hidden = hiddenFiles(content);
  const variant = content.collections.variants.find(({ slug }) => to === `variants/${slug}`);
  const pages = planPaths(content);
  const page = pages.find(({ path }) => path === to);
  const target = variant ?? page;
  if (target && hidden.has(target.file)) {
    return { fault: `${to} is not on the site yet (${target.file}): choose another page` };
  }
  if (variant) return { file: variant.file, path: to };
  if (!page) {
    const near = suggest(
      to,
      pages.flatMap(({ path, file }) => (hidden.has(file) ? [] : path)),
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

function redirectsOf(content: Content): Map<string, string> {
  return new Map(planRedirects(content).map(({ redirect: { from, to } }) => [from, to]));
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
