import type { SiteContext } from '#cli/model/siteContext.ts';
import { screenPaths } from '#cli/resolve/planPaths.ts';

/** The screens that visitors look for, after the home page. */
const names = [
  'about',
  'servicesList',
  'howFar',
  'caseStudiesList',
  'blogList',
  'factsQuestions',
  'locationsList',
  'contact',
] as const satisfies (keyof typeof screenPaths)[];

/** Returns the screens of the site that visitors look for, with the names that the menus give them. The home page is left out. */
export function mainScreens({ content: { singles }, screenLink }: SiteContext) {
  return names.flatMap((name) => {
    const entry = singles[name];
    if (!entry) return [];
    return [{ ...entry, ...screenLink(screenPaths[name].path) }];
  });
}
