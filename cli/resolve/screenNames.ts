import type { Content } from '#cli/model/content.ts';
import { screenPaths } from './planPaths.ts';

/**
 * Returns the name of each screen by its path: the words of the menu that leads to it. Breadcrumbs, related links and lists of pages use it,
 * so that a page has one name. A screen that is in no menu gets the first sentence of its heading as its name.
 */
export function screenNames({ singles }: Pick<Content, 'singles'>): ReadonlyMap<string, string> {
  const { header, tools = [], footer } = singles.navigation.data;
  const names = new Map<string, string>();
  for (const [key, { path }] of Object.entries(screenPaths)) {
    const screen = singles[key as keyof typeof screenPaths];
    if (screen) names.set(path, firstSentence(screen.data.title));
  }
  // The header is last, because its words are those that visitors see first.
  const links = [...footer.flatMap((column) => column.links), ...tools, ...header];
  for (const { href, label } of links) if (names.has(href)) names.set(href, label);
  const services = screenPaths.servicesList.path;
  if (names.has(services)) names.set(services, singles.words.data.frame.menu.services);
  return names;
}

/** Returns the first of several sentences of a title, without its full stop. */
function firstSentence(title: string): string {
  const [first = title, ...others] = title.split(/(?<=[.?!]) /);
  return others.length === 0 ? title : first.replace(/\.$/, '');
}
