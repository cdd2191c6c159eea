import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { planAbout } from './planAbout.ts';
import { planCaseStudiesList } from './planCaseStudiesList.ts';
import { planContact } from './planContact.ts';
import { planFactsQuestions } from './planFactsQuestions.ts';
import { planHome } from './planHome.ts';
import { planHowFar } from './planHowFar.ts';
import { planLocationsList } from './planLocationsList.ts';
import { planNotFound } from './planNotFound.ts';
import { planSearchPage } from './planSearchPage.ts';
import { planServicesList } from './planServicesList.ts';
import { planSitemapPage } from './planSitemapPage.ts';
import { planThankYou } from './planThankYou.ts';
import type { ScreenName } from './screenPage.ts';

/** Plans the screens that the site has, each a page of a type of its own. `planBlogLists` plans the pages of the blog, which can be many. */
export function planScreens(context: SiteContext): PlannedPage[] {
  const { singles } = context.content;
  return (Object.keys(planners) as (keyof typeof planners)[]).flatMap((name) => {
    const own = singles[name];
    // The compiler cannot see that the planner and the screen have the same name.
    const plan = planners[name] as ScreenPlanner<typeof name>;
    return own ? [plan(context, own)] : [];
  });
}

/** Plans the page of a screen. */
type ScreenPlanner<N extends ScreenName> = (
  context: SiteContext,
  own: SingleEntry<N>,
) => PlannedPage;

const planners: { [N in Exclude<ScreenName, 'blogList'>]: ScreenPlanner<N> } = {
  home: planHome,
  about: planAbout,
  servicesList: planServicesList,
  howFar: planHowFar,
  caseStudiesList: planCaseStudiesList,
  factsQuestions: planFactsQuestions,
  contact: planContact,
  locationsList: planLocationsList,
  sitemap: planSitemapPage,
  search: planSearchPage,
  thankYou: planThankYou,
  notFound: planNotFound,
};
