import { planHead, trail } from '../planHead.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { planLegalBody } from '../planLegalBody.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';

/** Plans a page for each legal text, with numbered sections. Search engines may not list these pages. */
export function planLegalPages(context: SiteContext): PlannedPage[] {
  return inOrder(context.content.collections.legalPages).map(({ slug, file, data, markdown }) => {
    const path = `${basePaths.legalPages}/${slug}`;
    const breadcrumbs = trail(context, { label: data.title, path });
    const sections = markdown.headings.filter(({ depth }) => depth === 2);
    return {
      model: {
        path,
        head: planHead({ path, search: data.search, breadcrumbs, indexable: false }, context),
        section: path,
        breadcrumbs,
        related: [],
        type: 'legal',
        title: data.title,
        lead: data.lead,
        summary: data.summary ?? [],
        ...(data.sign && { sign: data.sign }),
        ...(data.stored && { stored: data.stored }),
        notes: (data.notes ?? []).toSorted((a, b) => a.section - b.section),
        html: planLegalBody(markdown.tree, sections),
        contents: sections.map(({ id, text }) => ({ id, text })),
        ...(data.lastUpdated && { lastUpdated: data.lastUpdated }),
      },
      sources: [file],
    };
  });
}
