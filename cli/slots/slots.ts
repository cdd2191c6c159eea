/**
 * The templates that a site may replace, each with its folder below `templates/`. Its file has its name. `templates/slots.ts` has the types
 * of their props. Parts that scripts of the browser fill or that islands need are left out.
 */
export const slots = {
  AboutPage: 'about',
  BlogPage: 'blog',
  CaseStudiesPage: 'case-studies',
  CaseStudyPage: 'case-study',
  ContactPage: 'contact',
  FactsQuestionsPage: 'facts-questions',
  HomePage: 'home',
  HowFarPage: 'how-far',
  LegalPage: 'legal',
  LocationPage: 'location',
  LocationsPage: 'locations',
  NotFoundPage: 'not-found',
  PostPage: 'post',
  SearchPage: 'search',
  ServicePage: 'service',
  ServicesPage: 'services',
  SitemapPage: 'sitemap',
  ThankYouPage: 'thank-you',
  TownPage: 'town',
  NoThroughRoad: 'not-found',
  Portfolio: 'home',
  RouteSign: 'home',
  Testimonials: 'home',
  Booking: 'parts',
  Breadcrumbs: 'parts',
  ContactActions: 'parts',
  Mark: 'parts',
  NearbyTowns: 'parts',
  OfficeDetails: 'parts',
  PageHead: 'parts',
  PortfolioGrid: 'parts',
  PostCard: 'parts',
  PriceExamples: 'parts',
  Proof: 'parts',
  RelatedLinks: 'parts',
  Section: 'parts',
  SiteFooter: 'parts',
  SiteHeader: 'parts',
  TestimonialQuote: 'parts',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a template that a site may replace. */
export type SlotName = keyof typeof slots;

/** Old names of slots, each with the new name and the version that renamed it. */
export const renamedSlots: Readonly<Record<string, { to: SlotName; version: string }>> = {};

/** Returns whether a slot has this name. */
export function isSlot(name: string): name is SlotName {
  return Object.hasOwn(slots, name);
}

/** Returns the path of the template of a slot, below `templates/`. */
export function templateOf(slot: SlotName): string {
  return `${slots[slot]}/${slot}.tsx`;
}
