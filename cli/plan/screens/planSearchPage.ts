import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { newestFirst } from '#cli/resolve/newestFirst.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { fromPrice } from '#cli/resolve/priceView.ts';
import { SearchGroupSchema } from '#schemas/generated/searchIndex.ts';
import type { SearchPageModel } from '#schemas/generated/pageModel.ts';
import type { SearchGroup } from '#schemas/generated/searchIndex.ts';
import { mainScreens } from '../mainScreens.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { regionsOf } from '../regionsOf.ts';
import { inPortfolioOrder } from './inPortfolioOrder.ts';
import { commonFields } from './screenPage.ts';

/** The maximum number of posts on the page of the search. */
const RECENT_POSTS = 12;

/** Plans the page of the search, which lists what can be found if there is no JavaScript. */
export function planSearchPage(context: SiteContext, own: SingleEntry<'search'>): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead } = own.data;
  const services = inOrder(collections.services);
  const caseStudies = inPortfolioOrder(context);
  const posts = newestFirst(collections.posts).slice(0, RECENT_POSTS);
  const questions = singles.factsQuestions ? inOrder(collections.questions) : [];
  const screens = mainScreens(context);
  const legalPages = inOrder(collections.legalPages);
  const locations = screenPaths.locationsList.path;
  const paged = (basePath: string, entries: readonly { slug: string; data: { title: string } }[]) =>
    entries.map(({ slug, data }) => ({ label: data.title, path: `${basePath}/${slug}` }));
  const links: Record<SearchGroup, SearchPageModel['sections'][number]['links']> = {
    services: services.map(({ slug, data }) => ({
      label: data.menuTitle,
      path: `${basePaths.services}/${slug}`,
      figure: fromPrice(context.price(slug), singles),
    })),
    caseStudies: paged(basePaths.caseStudies, caseStudies),
    posts: paged(basePaths.posts, posts),
    questions: questions.map(({ slug, data }) => ({
      label: data.question,
      path: `${screenPaths.factsQuestions.path}#${slug}`,
    })),
    towns: regionsOf(context.towns, singles.site.data).map(({ id, label }) => ({
      label,
      path: `${locations}#${id}`,
    })),
    pages: [
      ...screens.map(({ label, path }) => ({ label, path })),
      ...paged(basePaths.legalPages, legalPages),
    ],
  };
  return {
    model: {
      ...commonFields(context, 'search'),
      type: 'search',
      title,
      lead,
      sections: SearchGroupSchema.options.flatMap((group) =>
        links[group].length === 0 ? [] : [{ group, links: links[group] }],
      ),
      examples: own.data.examples ?? [],
      hasPosts: singles.blogList !== undefined,
      hasTowns: context.towns.length > 0,
    },
    sources: [
      own.file,
      singles.navigation.file,
      ...[
        ...screens,
        ...services,
        singles.prices,
        ...caseStudies,
        ...posts,
        ...questions,
        ...legalPages,
        ...context.towns,
      ].map(({ file }) => file),
    ],
  };
}
