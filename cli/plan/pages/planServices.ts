import { splitSections } from '#cli/body/splitSections.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';
import { serviceCard } from '../planSocialCards.ts';
import { planHead, trail } from '../planHead.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { planBody } from '../planBody.ts';
import { planPicture } from '../planPicture.ts';
import type { CollectionEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { asSentence } from '#schemas/asSentence.ts';
import type { WorkView } from '#schemas/generated/views.ts';
import type { Service } from '#schemas/service.ts';
import { withShownSections } from '#cli/resolve/sectionNeeds.ts';
import { service, wholeCountry } from '../structuredData.ts';
import { leadOf, personView, portfolioView, listedWorkView, testimonialView } from '../views.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { priceExamplesView, priceView } from '#cli/resolve/priceView.ts';
import { workOfTestimonial } from '#cli/resolve/workOfTestimonial.ts';
import { workOfService } from '#cli/resolve/workOfService.ts';
import { ownWork } from '../ownWork.ts';
import { inPortfolioOrder } from '../screens/inPortfolioOrder.ts';
import { crumbOf } from './crumbOf.ts';

/** Plans a page for each service. */
export function planServices(context: SiteContext): PlannedPage[] {
  const { collections, singles } = context.content;
  const { site } = context.layout;
  const { vatRate } = singles.site.data;
  const texts = withShownSections('servicePages', singles.servicePages.data, context.content);
  return inOrder(collections.services).map((entry) => {
    const { slug, file, data, markdown } = entry;
    const path = `${basePaths.services}/${slug}`;
    const breadcrumbs = trail(context, ...crumbOf('servicesList', context), {
      label: data.title,
      path,
    });
    const price = context.price(slug);
    const examples = texts.examples && priceExamplesView(price, singles);
    const testimonial = data.testimonial
      ? entryOf(collections.testimonials, data.testimonial)
      : undefined;
    const lead = leadOf(slug, context);
    const portfolio = texts.portfolio ? workOfService(data, inOrder(collections.portfolio)) : [];
    const work = chooseWork(slug, data, portfolio, context);
    // A project with a testimonial is shown beside the testimonial, and not in the head as well.
    const own = ownWork(entry, context);
    const quoted = testimonial && workOfTestimonial(testimonial, context.content);
    const isQuoted = own?.view.id === quoted?.slug && own?.view.id === work?.slug;
    const heroWork = isQuoted ? undefined : own;
    const { title, description, benefits, features, solutionAreas, process, document } = data;
    const { headings, sections, pictures } = data;
    return {
      model: {
        path,
        head: planHead(
          {
            path,
            search: data.search,
            breadcrumbs,
            card: serviceCard(slug),
            structuredData: [
              service(site, {
                name: title,
                serviceType: title,
                description,
                url: context.absolute(path),
                price,
                area: wholeCountry(site),
              }),
            ],
          },
          context,
        ),
        section: path,
        breadcrumbs,
        related: context.cards(data.relatedLinks),
        type: 'service',
        service: {
          title,
          description,
          heroImage: planPicture(data.heroImage, context.images),
          ...(data.heroImage.caption && { heroText: data.heroImage.caption }),
          benefits,
          features,
          ...(solutionAreas && {
            solutionAreas: solutionAreas.map(({ image, ...area }) => ({
              ...area,
              ...(image && { image: planPicture(image, context.images) }),
            })),
          }),
          ...(process && { process }),
          ...(headings && { headings }),
          ...(document && { document }),
          ...(sections && { sections }),
        },
        ...(pictures && {
          pictures: {
            title: pictures.title,
            items: pictures.items.map(({ title, value, text, ...image }) => ({
              image: planPicture(image, context.images),
              title,
              ...(value && { value }),
              text,
            })),
          },
        }),
        icon: data.card.icon,
        ...(heroWork && { heroWork: heroWork.view }),
        essay: splitSections(markdown.tree).map((section) => planBody(section, context.images)),
        ...(lead && { lead: personView(lead, context) }),
        price: priceView(price, singles),
        ...(examples && {
          examples: { ...(vatRate !== undefined && { vatRate: `${vatRate}%` }), ...examples },
        }),
        ...(work && { work: work.view }),
        ...(testimonial && { testimonial: testimonialView(testimonial, context) }),
        ...(portfolio.length > 0 && {
          portfolio: portfolio.map((item) => listedWorkView(item, context)),
        }),
        texts,
      },
      sources: [
        file,
        singles.prices.file,
        singles.site.file,
        singles.servicePages.file,
        ...(testimonial ? [testimonial.file] : []),
        ...(lead ? [lead.file] : []),
        ...(work ? work.files : []),
        ...(heroWork ? heroWork.files : []),
        ...portfolio.map((item) => item.file),
        ...collections.caseStudies
          .filter(({ slug }) => portfolio.some((item) => item.slug === slug))
          .map((study) => study.file),
      ],
    };
  });
}

/**
 * Returns the project that the page of a service shows beside its prices, and the files that it is made from: the one that its file names,
 * or else the first case study of the service, or else the first project that leads to the page. If none fits, or if the portfolio of the
 * page, `shown`, has the project, returns the one that the testimonial is about, or `undefined` if `shown` has it as well.
 */
function chooseWork(
  slug: string,
  { work, showsPortfolio, testimonial }: Service,
  shown: readonly CollectionEntry<'portfolio'>[],
  context: SiteContext,
): { slug: string; view: WorkView; files: string[] } | undefined {
  const { collections } = context.content;
  const path = `${basePaths.services}/${slug}`;
  const study = inPortfolioOrder(context).find(({ data }) => data.services.includes(slug));
  const leading = inOrder(collections.portfolio).find(({ data }) => data.caseStudyUrl === path);
  const chosen = work
    ? entryOf(collections.portfolio, work.project)
    : study
      ? entryOf(collections.portfolio, study.slug)
      : showsPortfolio
        ? undefined
        : leading;
  const praised =
    testimonial === undefined
      ? undefined
      : workOfTestimonial(entryOf(collections.testimonials, testimonial), context.content);
  const item = [chosen, praised].find((one) => one && !shown.some(({ slug }) => slug === one.slug));
  if (!item) return undefined;
  const { title, image, description, caseStudyUrl } = portfolioView(item, context);
  // The words and the picture in the file of the service are about the project that it names.
  const own = item === chosen ? work : undefined;
  const outcome = study && study.slug === item.slug ? study.data.outcomes[0] : undefined;
  return {
    slug: item.slug,
    view: {
      title,
      image: own?.image ? planPicture(own.image, context.images) : image,
      text: own?.text ?? (outcome ? asSentence(outcome) : description),
      ...(caseStudyUrl !== path && { path: caseStudyUrl }),
    },
    files: [item.file, ...(study ? [study.file] : [])],
  };
}
