import { screenPaths } from '#cli/resolve/planPaths.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { LinkView } from '#schemas/generated/views.ts';

/** Returns the breadcrumb of a list. The result is empty if the site does not have the list. */
export function crumbOf(
  name: 'servicesList' | 'caseStudiesList',
  { content, screenLink }: SiteContext,
): LinkView[] {
  return content.singles[name] ? [screenLink(screenPaths[name].path)] : [];
}
