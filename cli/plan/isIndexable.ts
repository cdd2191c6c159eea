import type { SiteContext } from '#cli/model/siteContext.ts';

/** Returns whether search engines may list a page about a town. They may list no page of a preview, so that nothing is measured for one. */
export function isIndexable(path: string, { indexing, isPreview }: SiteContext): boolean {
  return !isPreview && indexing.isIndexable(path);
}
