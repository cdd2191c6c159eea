import type { CollectionEntry, Entry } from '#cli/load/content.ts';
import type {
  CaseStudyCardView,
  PortfolioView,
  PostCardView,
  PriceView,
  TestimonialView,
} from '#schemas/generated/views.ts';
import type { Price } from '#schemas/price.ts';
import { entryOf } from '#cli/load/content.ts';
import { formatDate, formatPounds } from './english.ts';
import { basePaths } from './planPaths.ts';
import { planPicture } from './planPicture.ts';
import type { SiteContext } from './siteContext.ts';

const periods = { project: 'a project', month: 'a month', year: 'a year' } as const;

/** Words a minute for the reading time (specification, section 5). */
const READING_SPEED = 200;

/** A price as it is printed: "£5,000–£50,000", "a month". */
export function priceView({ min, max, per, duration }: Price): PriceView {
  return {
    range: `${formatPounds(min)}–${formatPounds(max)}`,
    from: formatPounds(min),
    per: periods[per],
    duration,
  };
}

/** A portfolio item as cards show it. */
export function portfolioView(
  { slug, data }: CollectionEntry<'portfolio'>,
  { images }: SiteContext,
): PortfolioView {
  const { title, category, description, liveUrl, caseStudyUrl } = data;
  const image = planPicture(data.image, images);
  return { id: slug, title, category, description, image, liveUrl, caseStudyUrl };
}

/** A testimonial without its editorial marks. */
export function testimonialView(
  { slug, data }: CollectionEntry<'testimonials'>,
  { images }: SiteContext,
): TestimonialView {
  const { sample: _, image, ...testimonial } = data;
  return { id: slug, ...testimonial, ...(image && { image: planPicture(image, images) }) };
}

/** A post as lists show it. */
export function postCardView(
  { slug, data, markdown }: CollectionEntry<'posts'>,
  { images }: SiteContext,
): PostCardView {
  return {
    title: data.title,
    description: data.search.description,
    path: `${basePaths.posts}/${slug}`,
    publishedDate: data.publishedDate,
    date: formatDate(data.publishedDate),
    minutes: Math.ceil(markdown.words / READING_SPEED),
    tags: data.tags,
    ...(data.image && { image: planPicture(data.image, images) }),
  };
}

/** A case study as lists show it, with the picture of its portfolio item. */
export function caseStudyCardView(
  { slug, data }: CollectionEntry<'caseStudies'>,
  { content, images }: SiteContext,
): CaseStudyCardView {
  return {
    title: data.title,
    client: data.client,
    place: data.place,
    summary: data.summary,
    path: `${basePaths.caseStudies}/${slug}`,
    image: planPicture(entryOf(content.collections.portfolio, slug).data.image, images),
  };
}

/** Entries in the order that editors gave them. */
export function inOrder<T extends { order: number }>(entries: readonly Entry<T>[]): Entry<T>[] {
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}
