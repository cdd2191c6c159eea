import type { CollectionEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';

/** Returns the people whom visitors may talk to in a first call, in their order. */
export function callers({ content }: SiteContext): CollectionEntry<'people'>[] {
  return inOrder(content.collections.people).filter(({ data }) => data.onCalls === true);
}
