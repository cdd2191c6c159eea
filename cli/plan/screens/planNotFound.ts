import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { commonFields } from './screenPage.ts';

/** Plans the page for missing addresses. */
export function planNotFound(context: SiteContext, own: SingleEntry<'notFound'>): PlannedPage {
  const { title, lead } = own.data;
  return {
    model: {
      ...commonFields(context, 'notFound'),
      type: 'not-found',
      title,
      lead,
      ...(context.database && { live: context.database }),
    },
    sources: [own.file],
  };
}
