import type { CollectionEntry } from '#cli/model/content.ts';
import type {
  CaseStudyCardView,
  NamedPersonView,
  PersonView,
  PortfolioView,
  PostCardView,
  SourceView,
  TestimonialView,
} from '#schemas/generated/views.ts';
import { inOrder } from '#cli/resolve/inOrder.ts';
import { entryOf } from '#cli/resolve/entryOf.ts';
import type { Source } from '#schemas/source.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import type { LocaleSettings } from '#schemas/localeFormats.ts';
import { readingTime } from '#schemas/readingTime.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import { planPicture } from './planPicture.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { categoryLabel } from '#cli/resolve/categories.ts';

/** Returns a portfolio item for a card. */
export function portfolioView(
  { slug, data }: CollectionEntry<'portfolio'>,
  { content, images }: SiteContext,
): PortfolioView {
  const { title, category, description, liveUrl, caseStudyUrl } = data;
  const image = planPicture(data.image, images);
  return {
    id: slug,
    title,
    ...(category && { category, kind: categoryLabel('portfolio', category, content) }),
    description,
    image,
    ...(liveUrl && { liveUrl }),
    caseStudyUrl,
  };
}

/** Returns a portfolio item for a card, with the first figure that its case study has. */
export function provenWorkView(
  item: CollectionEntry<'portfolio'>,
  context: SiteContext,
): PortfolioView {
  const { caseStudies } = context.content.collections;
  const [result] = caseStudies.find(({ slug }) => slug === item.slug)?.data.results ?? [];
  return { ...portfolioView(item, context), ...(result && { result }) };
}

/** Returns a portfolio item as `provenWorkView` does, with the picture that its case study has for lists. */
export function listedWorkView(
  item: CollectionEntry<'portfolio'>,
  context: SiteContext,
): PortfolioView {
  const { caseStudies } = context.content.collections;
  const { listImage } = caseStudies.find(({ slug }) => slug === item.slug)?.data ?? {};
  return {
    ...provenWorkView(item, context),
    ...(listImage && { image: planPicture(listImage, context.images) }),
  };
}

/** Returns a testimonial without its editorial fields. */
export function testimonialView(
  { slug, data }: CollectionEntry<'testimonials'>,
  { images }: SiteContext,
): TestimonialView {
  const { name, position, company, text, rating, tally, image, picture } = data;
  return {
    id: slug,
    ...{ name, position, company, text },
    ...(rating !== undefined && { rating }),
    ...(tally && { tally }),
    ...(image && { image: planPicture(image, images) }),
    ...(picture && { picture: planPicture(picture, images) }),
  };
}

/** Returns a person without editorial fields, with links to the services that the person leads. */
export function personView(
  { data }: CollectionEntry<'people'>,
  { images, service }: SiteContext,
): PersonView {
  const { name, role, text, rightFor, portrait, drawing, services = [] } = data;
  return {
    ...{ name, role, text },
    ...(rightFor !== undefined && { rightFor }),
    ...(portrait && { portrait: planPicture(portrait, images) }),
    ...(drawing && { drawing }),
    services: services.map((slug) => ({
      label: service(slug).data.menuTitle,
      path: `${basePaths.services}/${slug}`,
    })),
  };
}

/** Returns the first person who leads a service, or `undefined` if there is none. */
export function leadOf(
  service: string,
  { content }: SiteContext,
): CollectionEntry<'people'> | undefined {
  return inOrder(content.collections.people).find(({ data }) => data.services?.includes(service));
}

/** Returns a person as a name beside a portrait. */
export function namedPersonView(
  { data }: CollectionEntry<'people'>,
  { images }: SiteContext,
): NamedPersonView {
  const { name, role, portrait, drawing } = data;
  return {
    ...{ name, role },
    ...(portrait && { portrait: planPicture(portrait, images) }),
    ...(drawing && { drawing }),
  };
}

/** Returns a source of figures for a list of sources. */
export function sourceView(
  { title, publisher, date, url, licence, credit }: Source,
  site: LocaleSettings,
): SourceView {
  return {
    title,
    publisher,
    ...(date !== undefined && { date: localeFormats(site).date(date) }),
    ...(url !== undefined && { url }),
    ...(licence && { licence }),
    ...(credit !== undefined && { credit }),
  };
}

/** Returns a post for a list. */
export function postCardView(
  { slug, data, markdown }: CollectionEntry<'posts'>,
  { images, layout }: SiteContext,
): PostCardView {
  return {
    title: data.title,
    description: data.search.description,
    path: `${basePaths.posts}/${slug}`,
    publishedDate: data.publishedDate,
    date: localeFormats(layout.site).date(data.publishedDate),
    minutes: readingTime(markdown.words),
    tags: data.tags,
    ...(data.image && { image: planPicture(data.image, images) }),
  };
}

/** Returns a case study for a list, with the picture of its portfolio item. */
export function caseStudyCardView(
  { slug, data }: CollectionEntry<'caseStudies'>,
  { content, images }: SiteContext,
): Omit<CaseStudyCardView, 'groups'> {
  return {
    title: data.title,
    client: data.client,
    place: data.place,
    summary: data.summary,
    path: `${basePaths.caseStudies}/${slug}`,
    ...(data.results && { results: data.results }),
    transition: slug,
    image: planPicture(entryOf(content.collections.portfolio, slug).data.image, images),
  };
}
