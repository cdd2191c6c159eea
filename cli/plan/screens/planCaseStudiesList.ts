import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';
import { planCaseStudyFilter } from '../planCaseStudyFilter.ts';
import { planPicture } from '../planPicture.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { caseStudyCardView } from '../views.ts';
import { inPortfolioOrder } from './inPortfolioOrder.ts';
import { commonFields } from './screenPage.ts';

/** Plans the list of case studies. */
export function planCaseStudiesList(
  context: SiteContext,
  own: SingleEntry<'caseStudiesList'>,
): PlannedPage {
  const { collections } = context.content;
  const { title, lead } = own.data;
  const caseStudies = inPortfolioOrder(context);
  const filter = planCaseStudyFilter(context);
  const groupsOf = (slug: string) =>
    filter.flatMap(({ groups }) =>
      groups.filter(({ members }) => members.has(slug)).map(({ id }) => id),
    );
  return {
    model: {
      ...commonFields(context, 'caseStudiesList'),
      type: 'case-studies',
      title,
      lead,
      caseStudies: caseStudies.map((entry) => ({
        ...caseStudyCardView(entry, context),
        ...(entry.data.listImage && {
          image: planPicture(entry.data.listImage, context.images),
        }),
        groups: groupsOf(entry.slug),
      })),
      filter: filter.map(({ by, groups }) => ({
        by,
        groups: groups.map(({ members, ...group }) => ({ ...group, count: members.size })),
      })),
    },
    sources: [
      own.file,
      ...caseStudies.flatMap(({ file, slug }) => [file, entryOf(collections.portfolio, slug).file]),
    ],
  };
}
