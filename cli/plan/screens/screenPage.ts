import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { screenPaths } from '#cli/resolve/planPaths.ts';
import { required } from '#cli/resolve/required.ts';
import { planHead, trail } from '../planHead.ts';
import type { HeadOptions } from '../planHead.ts';

export type ScreenName = keyof typeof screenPaths;

/** The fields that every screen has for its head, its links and its address. */
interface PageFields {
  search: unknown;
  relatedLinks?: unknown;
  synonyms?: unknown;
  lastModified?: unknown;
  aliases?: unknown;
}

/** Returns the fields of a screen that its template shows as they are. */
export function fieldsOfTemplate<T extends PageFields>({
  search: _s,
  relatedLinks: _r,
  synonyms: _y,
  lastModified: _l,
  aliases: _a,
  ...screen
}: T): Omit<T, keyof PageFields> {
  return screen;
}

/** Returns the fields that all screens have. */
export function commonFields(
  context: SiteContext,
  name: ScreenName,
  structuredData: HeadOptions['structuredData'] = [],
) {
  const screen = screenPaths[name];
  const { path } = screen;
  const { data } = required<SingleEntry<ScreenName>>(context.content.singles[name], name);
  const breadcrumbs = name === 'home' ? trail(context) : trail(context, context.screenLink(path));
  const indexable = !('indexable' in screen);
  return {
    path,
    head: planHead({ path, search: data.search, breadcrumbs, indexable, structuredData }, context),
    section: path,
    breadcrumbs,
    related: context.cards(data.relatedLinks),
  };
}
