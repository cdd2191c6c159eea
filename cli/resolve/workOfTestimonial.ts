import type { CollectionEntry, Content } from '#cli/model/content.ts';

/**
 * Returns the project that a testimonial is about: that of its case study, or else the one that has the name of the company. Returns
 * `undefined` if the portfolio has neither.
 */
export function workOfTestimonial(
  { data }: CollectionEntry<'testimonials'>,
  { collections }: Pick<Content, 'collections'>,
): CollectionEntry<'portfolio'> | undefined {
  return collections.portfolio.find((item) =>
    data.caseStudy === undefined ? item.data.title === data.company : item.slug === data.caseStudy,
  );
}
