import type { CheckedContent, CollectionEntry } from '#cli/model/content.ts';
import type { SectionNeed } from '#cli/model/sectionNeed.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import { workOfService } from './workOfService.ts';

type Listed = Pick<CheckedContent, 'collections' | 'singles'> &
  Partial<Pick<CheckedContent, 'names'>>;

/** The data that sections of screens show. A section that is not here needs nothing but its texts. */
export const sectionNeeds = {
  home: {
    about: 'body',
    portfolio: 'portfolio',
    calendar: 'booking',
    secondaryAction: 'booking',
    testimonials: 'testimonials',
  },
  about: { people: 'people' },
  contact: { people: 'callers', booking: 'booking' },
  thankYou: { people: 'callers' },
  servicePages: { examples: 'examples', booking: 'booking', portfolio: 'projects' },
  sitemap: { caseStudies: 'case-studies', posts: 'posts', towns: 'towns' },
} as const satisfies Partial<Record<SingleName, Record<string, SectionNeed>>>;

/**
 * Returns whether the site has the data that a section shows, or may have it because files cannot be read. The file of the home page lists
 * the testimonials and has the text about the agency.
 */
export function hasData(need: SectionNeed, { collections, singles, names }: Listed): boolean {
  const { home, site, prices } = singles;
  const some = <N extends CollectionName>(
    name: N,
    isShown: (entry: CollectionEntry<N>) => boolean = () => true,
  ) => collections[name].some(isShown) || collections[name].length < (names?.[name].size ?? 0);
  switch (need) {
    case 'body':
      return (home?.markdown.words ?? 0) > 0;
    case 'booking':
      return !site || site.data.booking !== undefined;
    case 'portfolio':
      return some('portfolio', ({ data }) => data.onHome);
    case 'testimonials':
      return (home?.data.homeTestimonials?.length ?? 0) > 0;
    case 'examples':
      return !prices || Object.values(prices.data).some(({ examples }) => examples !== undefined);
    case 'projects':
      // Work that cannot be read may be that of any service.
      return some(
        'services',
        ({ data }) =>
          data.showsPortfolio === true &&
          (workOfService(data, collections.portfolio).length > 0 || some('portfolio', () => false)),
      );
    case 'people':
      return some('people');
    case 'callers':
      return some('people', ({ data }) => data.onCalls === true);
    case 'case-studies':
      return some('caseStudies');
    case 'posts':
      return some('posts');
    case 'towns':
      return some('towns');
  }
}

/** Returns the fields of a screen without the sections whose data the site does not have. */
export function withShownSections<N extends keyof typeof sectionNeeds, T extends object>(
  name: N,
  fields: T,
  content: Listed,
): T {
  const needs: Record<string, SectionNeed> = sectionNeeds[name];
  const shown = Object.entries(fields).filter(([field]) => {
    const need = needs[field];
    return need === undefined || hasData(need, content);
  });
  return Object.fromEntries(shown) as T;
}
