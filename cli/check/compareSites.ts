import { dirname } from 'node:path/posix';
import type { Inventory } from '#cli/resolve/planInventory.ts';
import { folderOf } from '#cli/resolve/planInventory.ts';
import type {
  Cause,
  ChangedPage,
  Fate,
  FileChanges,
  SearchFacts,
  SiteDiff,
} from '#cli/model/siteDiff.ts';
import { collections } from '#schemas/collections.ts';
import type { PageType } from '#schemas/pageTypes.ts';
import { screens } from '#schemas/screen.ts';
import { successorOf } from './successorOf.ts';

/** The state of a site. `search` holds the pages that may differ from those of the other state. */
export interface SiteState {
  inventory: Inventory;
  search?: ReadonlyMap<string, SearchFacts>;
}

/** Matches the further pages of lists of posts. Their number follows from that of the posts. */
export const LIST_PAGE = /\/page\/\d+$/;

/** Compares the addresses of two states of a site, and names the file that caused each difference. */
export function compareSites(before: SiteState, after: SiteState, baseline: string): SiteDiff {
  const old = addressesOf(before.inventory);
  const now = addressesOf(after.inventory);
  const changes = changesOf(before.inventory, after.inventory);
  const causeOf = causeFinder(changes, after.inventory);
  const page = (path: string, { type, file }: PageOf): ChangedPage => ({
    path,
    type,
    ...causeOf(path, file),
  });

  const moved: SiteDiff['moved'][number][] = [];
  const removed: SiteDiff['removed'][number][] = [];
  const targets = new Set<string>();
  for (const [path, facts] of old.pages) {
    if (now.pages.has(path)) continue;
    const to = now.redirects.get(path)?.to;
    const isMoved = to !== undefined && !old.pages.has(to);
    if (isMoved) {
      targets.add(to);
      const { type, file } = now.pages.get(to) ?? facts;
      moved.push({ from: path, to, type, ...causeOf(to, file) });
    } else removed.push({ ...page(path, facts), fate: fateOf(path, facts, to, now.gone) });
  }
  const added = [...now.pages]
    .filter(([path]) => !old.pages.has(path) && !targets.has(path))
    .map(([path, facts]) => page(path, facts));

  const redirectsOf = (some: Addresses, others: Addresses) =>
    [...some.redirects]
      .filter(([from]) => !others.redirects.has(from))
      .map(([from, { to, file }]) => ({ from, to, ...causeOf(from, file) }));
  const newHomes = new Map(moved.map(({ from, to }) => [from, to]));
  const changed = [...now.redirects].flatMap(([from, { to, file }]) => {
    const earlier = old.redirects.get(from)?.to;
    // A page that moves takes its old redirects with it.
    if (earlier === undefined || earlier === to || newHomes.get(earlier) === to) return [];
    return [{ from, to, before: earlier, ...causeOf(from, file) }];
  });
  // Redirects from a page that has moved, or from another name below a new page, are shown with the page.
  const followsPage = (from: string) =>
    old.pages.has(from) || (now.pages.has(dirname(from)) && !old.pages.has(dirname(from)));
  const addedRedirects = redirectsOf(now, old).filter(
    ({ from, to }) => !followsPage(from) && !targets.has(to),
  );

  const removedRedirects = redirectsOf(old, now);
  const lostRedirects = removedRedirects.filter(
    ({ from }) => !now.pages.has(from) && !now.gone.has(from),
  );
  const lost = [
    ...removed
      .filter(({ fate }) => fate.kind === 'lost')
      .map(({ path, file, change }) => ({ path, file, change })),
    ...lostRedirects.map(({ from, file, change }) => ({ path: from, file, change })),
  ];
  return {
    baseline,
    added,
    removed,
    moved,
    ...searchChanges(before.search, after.search, (path, sources) => {
      const facts = now.pages.get(path);
      return facts && { ...page(path, facts), ...listingCause(facts, sources, changes) };
    }),
    redirects: { added: addedRedirects, removed: removedRedirects, changed },
    gone: [...now.gone].filter((path) => !old.gone.has(path)),
    lost: [...Map.groupBy(lost, ({ file }) => file)].map(([file, group]) => {
      const paths = group.map(({ path }) => path).sort();
      const successor = successorOf(file, paths, changes);
      return {
        file,
        change: changes.renamed.has(file) ? 'renamed' : (group[0]?.change ?? 'changed'),
        paths,
        ...(successor && { successor }),
      };
    }),
  };
}

interface PageOf {
  type: PageType;
  file: string;
}

interface Addresses {
  pages: ReadonlyMap<string, PageOf>;
  redirects: ReadonlyMap<string, { to: string; file: string }>;
  gone: ReadonlySet<string>;
}

function addressesOf({ pages, redirects, gone }: Inventory): Addresses {
  return {
    pages: new Map(
      pages.flatMap(({ type, file, paths }) =>
        paths.map((path) => [path, { type, file }] as const),
      ),
    ),
    redirects: new Map(redirects.map(({ from, to, file }) => [from, { to, file }])),
    gone: new Set(gone),
  };
}

function fateOf(
  path: string,
  { type }: PageOf,
  to: string | undefined,
  gone: ReadonlySet<string>,
): Fate {
  if (to !== undefined) return { kind: 'redirected', to };
  if (gone.has(path)) return { kind: 'gone' };
  return { kind: type === 'blog' && LIST_PAGE.test(path) ? 'list-page' : 'lost' };
}

/** A file that exists under a new name with the same text counts as renamed, and the old name as deleted. */
function changesOf({ files: old }: Inventory, { files: now }: Inventory): FileChanges {
  const changes = new Map<string, Cause['change']>();
  const renamed = new Map<string, string>();
  for (const file of Object.keys(old)) {
    if (!(file in now)) changes.set(file, 'deleted');
    else if (old[file] !== now[file]) changes.set(file, 'changed');
  }
  const deleted = new Map(
    [...changes].flatMap(([file, change]) =>
      change === 'deleted' ? [[`${folderOf({ file })} ${old[file]}`, file] as const] : [],
    ),
  );
  for (const file of Object.keys(now)) {
    if (file in old) continue;
    const earlier = deleted.get(`${folderOf({ file })} ${now[file]}`);
    if (earlier !== undefined) renamed.set(earlier, file);
    changes.set(file, earlier === undefined ? 'new' : 'renamed');
  }
  return { changes, renamed };
}

type CauseFinder = (path: string, file: string) => Cause;

/**
 * Returns a function that names the file that caused a change of a page: its own file or, if that has not changed, the variant or one of
 * the listed entries that it is also made from. The inventory of a site has no list without entries, so the last entry is named instead of
 * the file of the list.
 */
function causeFinder({ changes }: FileChanges, { files }: Inventory): CauseFinder {
  const folders = new Set(Object.keys(files).map((file) => folderOf({ file })));
  return (path, file) => {
    const own = changes.get(file);
    const listed = listedFolder(file);
    const isEmptied = listed !== undefined && !folders.has(listed);
    if (own && !isEmptied) return { file, change: own };
    const [, , town = '', name = ''] = path.split('/');
    const variant = name.startsWith(`${town}-`) ? name.slice(town.length + 1) : name;
    const candidates = listed
      ? [...changes.keys()].filter((changed) => folderOf({ file: changed }) === listed)
      : [`content/variants/${variant}.yaml`];
    for (const candidate of candidates) {
      const change = changes.get(candidate);
      if (change) return { file: candidate, change };
    }
    return { file, change: own ?? 'unchanged' };
  };
}

/** Returns the folder of the entries that the page of a screen lists, such as "content/blog", or `undefined` if it lists none. */
function listedFolder(file: string): string | undefined {
  const screen = Object.values(screens).find((one) => file === `content/${one.file}`);
  return screen && 'lists' in screen ? `content/${collections[screen.lists].folder}` : undefined;
}

/**
 * Returns the changed file that decides whether search engines may list a page: one that the page is made from, or else the limits in
 * `site.yaml`, or else a file that may share sentences with the page. Returns the page's own file if none of them has changed.
 */
function listingCause(
  { file }: PageOf,
  sources: readonly string[],
  { changes }: FileChanges,
): Cause {
  const ofAnyTown = [...changes.keys()].filter((changed) =>
    /^content\/(?:local|towns|sectors|variants)\//.test(changed),
  );
  const cause = [...sources, 'content/site.yaml', ...ofAnyTown.toSorted()].find((source) =>
    changes.has(source),
  );
  return { file: cause ?? file, change: changes.get(cause ?? file) ?? 'unchanged' };
}

function searchChanges(
  before: SiteState['search'],
  after: SiteState['search'],
  page: (path: string, sources: readonly string[]) => ChangedPage | undefined,
): Pick<SiteDiff, 'listed' | 'unlisted' | 'searchTexts'> {
  if (!before || !after) return {};
  const listed: ChangedPage[] = [];
  const unlisted: NonNullable<SiteDiff['unlisted']>[number][] = [];
  const searchTexts = { titles: 0, descriptions: 0 };
  for (const [path, now] of after) {
    const old = before.get(path);
    const changed = old && page(path, [...new Set([...now.sources, ...old.sources])]);
    if (!changed) continue;
    if (now.title !== old.title) searchTexts.titles++;
    if (now.description !== old.description) searchTexts.descriptions++;
    if (now.indexable && !old.indexable) listed.push(changed);
    if (old.indexable && !now.indexable) {
      unlisted.push({ ...changed, ...(now.prose && { prose: now.prose }) });
    }
  }
  return { listed, unlisted, searchTexts };
}
