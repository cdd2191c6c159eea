import type { SingleEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { usedCategories } from '#cli/resolve/categories.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { priceView } from '#cli/resolve/priceView.ts';
import { barOf } from '../barOf.ts';
import { ownWork } from '../ownWork.ts';
import { isOngoing, parseSpan, parseWeeks } from '#cli/resolve/parseWeeks.ts';
import { planPicture } from '../planPicture.ts';
import { categoryId, planPriceIndex } from '../planPriceIndex.ts';
import type { PlannedPage } from '../plannedPage.ts';
import { howFarTeaser } from './howFarTeaser.ts';
import { commonFields } from './screenPage.ts';

/** Plans the list of services with their prices. */
export function planServicesList(
  context: SiteContext,
  own: SingleEntry<'servicesList'>,
): PlannedPage {
  const { collections, singles } = context.content;
  const { title, lead } = own.data;
  const services = inOrder(collections.services);
  const works = services.map((service) => ({ service, work: ownWork(service, context) }));
  const weeksOf = (slug: string) => parseWeeks(context.price(slug).duration);
  const longest = Math.max(...services.map(({ slug }) => weeksOf(slug)?.most ?? 0));
  const slowest = services.find(({ slug }) => weeksOf(slug)?.most === longest);
  const barOfService = (slug: string) => {
    const weeks = weeksOf(slug);
    return weeks && { bar: barOf(weeks, longest) };
  };
  const categories = usedCategories('services', services, context.content);
  return {
    model: {
      ...commonFields(context, 'servicesList'),
      type: 'services',
      title,
      lead,
      ...howFarTeaser(context),
      categories: categories.map((category) => ({ ...category, id: categoryId(category.name) })),
      prices: planPriceIndex(categories, context),
      ...(slowest && scaleOf(context.price(slowest.slug).duration)),
      services: works.map(({ service: { slug, data }, work }) => ({
        id: slug,
        title: data.title,
        icon: data.card.icon,
        description: data.listing.description,
        ...(data.category &&
          categories.length > 0 && {
            category: categories.findIndex(({ name }) => name === data.category) + 1,
          }),
        features: data.listing.features,
        price: priceView(context.price(slug), singles),
        ...barOfService(slug),
        isOngoing: isOngoing(context.price(slug)),
        link: `${basePaths.services}/${slug}`,
        highlight: data.highlight ?? '',
        picture: work ? work.view.image : planPicture(data.heroImage, context.images),
      })),
    },
    sources: [
      own.file,
      singles.prices.file,
      ...(singles.howFar ? [singles.howFar.file] : []),
      ...works.flatMap(({ service: { file }, work }) => [file, ...(work ? work.files : [])]),
    ],
  };
}

/** Returns the labels of the scale that ends with the longest time of a duration, such as "6 months" and "3" for "1–6 months". */
function scaleOf(duration: string) {
  const span = parseSpan(duration);
  if (!span) return {};
  const middle = span.most / 2;
  return { scale: { end: span.end, ...(Number.isInteger(middle) && { middle: String(middle) }) } };
}
