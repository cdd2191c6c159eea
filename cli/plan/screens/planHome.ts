import type { Content, SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { statFacts } from '#cli/resolve/agencyFacts.ts';
import { usedCategories } from '#cli/resolve/categories.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';
import { homeSections } from '#cli/resolve/homeSections.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { lowestPrice, priceView } from '#cli/resolve/priceView.ts';
import { withShownSections } from '#cli/resolve/sectionNeeds.ts';
import { workOfTestimonial } from '#cli/resolve/workOfTestimonial.ts';
import type { Price } from '#schemas/price.ts';
import { planBody } from '../planBody.ts';
import { planPicture } from '../planPicture.ts';
import { planRouteSign } from '../planRouteSign.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { organization } from '../structuredData.ts';
import { provenWorkView, testimonialView } from '../views.ts';
import { fewJourneys } from './fewJourneys.ts';
import { howFarTeaser } from './howFarTeaser.ts';
import { commonFields, fieldsOfTemplate } from './screenPage.ts';

/** Plans the home page. */
export function planHome(context: SiteContext, own: SingleEntry<'home'>): PlannedPage {
  const { collections, singles } = context.content;
  const { homeTestimonials = [], ...fields } = fieldsOfTemplate(own.data);
  const screen = withShownSections('home', fields, context.content);
  const services = inOrder(collections.services);
  const testimonials = homeTestimonials.map((slug) => entryOf(collections.testimonials, slug));
  const portfolio = inOrder(collections.portfolio).filter(({ data }) => data.onHome);
  return {
    model: {
      ...commonFields(context, 'home', [organization(singles.site.data)]),
      type: 'home',
      screen,
      sections: homeSections(screen),
      aboutHtml: planBody(own.markdown.tree, context.images),
      facts: statFacts(singles),
      sign: planRouteSign(
        services.map(({ slug, data }) => ({
          ...context.price(slug),
          label: data.menuTitle,
          path: `${basePaths.services}/${slug}`,
        })),
      ),
      ...howFarTeaser(context),
      journeys: fewJourneys(context),
      services: services.map(({ slug, data }) => ({
        ...data.card,
        link: `${basePaths.services}/${slug}`,
        from: lowestPrice(context.price(slug), singles),
        terms: termsOf(context.price(slug), singles),
      })),
      portfolio: portfolio.map((item) => provenWorkView(item, context)),
      portfolioCategories: usedCategories('portfolio', portfolio, context.content),
      testimonials: testimonials.map((entry) => {
        const item = workOfTestimonial(entry, context.content);
        // Stars with some of the words only would look like a verdict on the others.
        const { rating: _rating, picture: _picture, ...view } = testimonialView(entry, context);
        return {
          ...view,
          ...(item && { work: planPicture(item.data.image, context.images) }),
        };
      }),
    },
    sources: [
      own.file,
      singles.prices.file,
      ...(singles.howFar ? [singles.howFar.file] : []),
      ...[...services, ...portfolio, ...testimonials, ...collections.caseStudies].map(
        ({ file }) => file,
      ),
    ],
  };
}

/** Returns the duration of a project, or the period of a price that recurs: "2–8 weeks", "a month". */
function termsOf(price: Price, singles: Content['singles']): string {
  const { per, duration } = priceView(price, singles);
  return per === '' || price.per === 'project' ? duration : per;
}
