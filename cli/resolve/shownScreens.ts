import { collections as folders } from '#schemas/collections.ts';
import { screens } from '#schemas/screen.ts';
import type { CheckedContent, Content } from '#cli/model/content.ts';
import type { SwitchedOffPage } from '#cli/model/switchedOffPage.ts';

type ScreenName = keyof typeof screens;

/** The content that decides which screens are shown. `names` has the entries that cannot be read, too. */
type Listed = Pick<CheckedContent | Content, 'collections' | 'singles'> & {
  names?: CheckedContent['names'];
};

/** The options of `withoutEmptyLists` and `switchedOffPages`. */
interface Options {
  /** Whether posts may come from elsewhere, so that the list of posts is kept even if it is empty; false if left out. */
  postsElsewhere?: boolean;
}

/** Returns content without the screens that list a collection without entries. Their pages are left out of the site. */
export function withoutEmptyLists<C extends Listed>(content: C, options: Options = {}): C {
  const shown = Object.entries(content.singles).filter(
    ([name]) => !(name in screens && emptyListOf(name as ScreenName, content, options)),
  );
  // The compiler cannot see that only optional screens are left out.
  const singles = Object.fromEntries(shown) as C['singles'];
  return { ...content, singles };
}

/**
 * Returns the screens that a site does not have, by their paths. Either their file is not there, or they list a collection without
 * entries.
 */
export function switchedOffPages(
  content: Listed,
  isThere: (file: string) => boolean,
  options: Options,
): ReadonlyMap<string, SwitchedOffPage> {
  const pages = new Map<string, SwitchedOffPage>();
  for (const name of Object.keys(screens) as ScreenName[]) {
    const { file: path, path: page } = screens[name];
    const file = `content/${path}`;
    const isMissing = 'optional' in screens[name] && !(name in content.singles) && !isThere(file);
    const folder = emptyListOf(name, content, options);
    if (!isMissing && folder === undefined) continue;
    pages.set(page, { ...(isMissing && { file }), ...(folder !== undefined && { folder }) });
  }
  return pages;
}

/** Returns the folder of the collection that a screen lists if it has no entries; `undefined` otherwise. */
function emptyListOf(
  name: ScreenName,
  { collections, names }: Listed,
  { postsElsewhere = false }: Options,
): string | undefined {
  const screen = screens[name];
  if (!('lists' in screen) || collections[screen.lists].length > 0) return undefined;
  // The entries exist, but cannot be read.
  if (names && names[screen.lists].size > 0) return undefined;
  if (screen.lists === 'posts' && postsElsewhere) return undefined;
  return `content/${folders[screen.lists].folder}/`;
}
