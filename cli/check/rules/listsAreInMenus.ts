import type { Problem } from '#cli/model/problem.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import { screens } from '#schemas/screen.ts';
import type { Rule } from '../rule.ts';
import { menuLinks } from '../menuLinks.ts';

/**
 * Every page that lists entries is in a menu, because visitors would find it by search only. Other pages are linked to by design, or
 * may be kept out of menus on purpose. Runs only with `validate --launch`.
 */
export const listsAreInMenus: Rule = ({ content }) => {
  const { navigation, ...singles } = content.singles;
  if (!navigation) return [];
  const { file, data } = navigation;
  const links = [...menuLinks(content), ...(data.action ? [data.action] : [])];
  const linked = new Set(links.map(({ href }) => splitPath(href)[0]));
  const names = Object.keys(screens) as (keyof typeof screens)[];
  return names.flatMap((name): Problem[] => {
    const { path } = screens[name];
    if (!('lists' in screens[name]) || !singles[name] || linked.has(path)) return [];
    return [{ code: 'page-in-no-menu', args: { path }, at: { file, path: ['footer'], on: 'key' } }];
  });
};
