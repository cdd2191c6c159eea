import { entryOf } from '#cli/resolve/entryOf.ts';
import { planHead, trail } from '../planHead.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { planStory } from '../planStory.ts';
import { planPicture } from '../planPicture.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { caseStudyCardView } from '../views.ts';
import { inPortfolioOrder } from '../screens/inPortfolioOrder.ts';
import { crumbOf } from './crumbOf.ts';

/** Plans a page for each case study. */
export function planCaseStudies(context: SiteContext): PlannedPage[] {
  const { collections } = context.content;
  const entries = inPortfolioOrder(context);
  const nextStudy = (...args: Parameters<typeof caseStudyCardView>) => {
    const { results: _results, transition: _transition, ...view } = caseStudyCardView(...args);
    return view;
  };
  return entries.map(({ slug, file, data, markdown }, index) => {
    const path = `${basePaths.caseStudies}/${slug}`;
    const breadcrumbs = trail(context, ...crumbOf('caseStudiesList', context), {
      label: data.client,
      path,
    });
    const item = entryOf(collections.portfolio, slug);
    const following = entries[(index + 1) % entries.length];
    const { title, client, place, duration, summary, outcomes, results, quote } = data;
    return {
      model: {
        path,
        head: planHead({ path, search: data.search, breadcrumbs, kind: 'article' }, context),
        section: screenPaths.caseStudiesList.path,
        breadcrumbs,
        related: context.cards(data.relatedLinks),
        type: 'case-study',
        caseStudy: {
          ...{ title, client, place, duration, summary, outcomes },
          ...(results && { results }),
          ...(quote && { quote }),
        },
        sector: context.sector(data.sector).data.name,
        image: planPicture(item.data.image, context.images),
        ...(item.data.liveUrl && { liveUrl: item.data.liveUrl }),
        services: data.services.map((service) => ({
          label: context.service(service).data.title,
          path: `${basePaths.services}/${service}`,
        })),
        transition: slug,
        story: planStory(data, markdown.tree, context.images),
        ...(following && following.slug !== slug && { next: nextStudy(following, context) }),
      },
      sources: [file, item.file, ...(following ? [following.file] : [])],
    };
  });
}
