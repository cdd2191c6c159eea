import type { z } from 'zod';
import { CaseStudySchema } from './caseStudy.ts';
import { LegalPageSchema } from './legalPage.ts';
import { NavigationSchema } from './navigation.ts';
import { PortfolioItemSchema } from './portfolioItem.ts';
import { PostSchema } from './post.ts';
import { PricesSchema } from './price.ts';
import { QuestionSchema } from './question.ts';
import {
  AboutScreenSchema,
  ContactScreenSchema,
  HomeScreenSchema,
  LocationsScreenSchema,
  PlainScreenSchema,
  ServicePagesScreenSchema,
  ThankYouScreenSchema,
  TownPagesScreenSchema,
} from './screen.ts';
import { SectorSchema } from './sector.ts';
import { ServiceSchema } from './service.ts';
import { SiteSchema } from './site.ts';
import { TestimonialSchema } from './testimonial.ts';
import { TownSchema } from './town.ts';
import { VariantSchema } from './variant.ts';

/** Folders of entries: one entry a file, the file's name is its slug. `body` tells whether Markdown follows the fields. */
export const collections = {
  services: {
    folder: 'services',
    extension: '.md',
    body: 'required',
    mayBeEmpty: false,
    schema: ServiceSchema,
  },
  variants: {
    folder: 'variants',
    extension: '.yaml',
    body: 'none',
    mayBeEmpty: false,
    schema: VariantSchema,
  },
  sectors: {
    folder: 'sectors',
    extension: '.yaml',
    body: 'none',
    mayBeEmpty: false,
    schema: SectorSchema,
  },
  towns: {
    folder: 'towns',
    extension: '.md',
    body: 'required',
    mayBeEmpty: false,
    schema: TownSchema,
  },
  posts: {
    folder: 'blog',
    extension: '.md',
    body: 'required',
    mayBeEmpty: true,
    schema: PostSchema,
  },
  caseStudies: {
    folder: 'case-studies',
    extension: '.md',
    body: 'required',
    mayBeEmpty: true,
    schema: CaseStudySchema,
  },
  portfolio: {
    folder: 'portfolio',
    extension: '.yaml',
    body: 'none',
    mayBeEmpty: true,
    schema: PortfolioItemSchema,
  },
  testimonials: {
    folder: 'testimonials',
    extension: '.yaml',
    body: 'none',
    mayBeEmpty: true,
    schema: TestimonialSchema,
  },
  questions: {
    folder: 'questions',
    extension: '.md',
    body: 'required',
    mayBeEmpty: false,
    schema: QuestionSchema,
  },
  legalPages: {
    folder: 'legal',
    extension: '.md',
    body: 'required',
    mayBeEmpty: false,
    schema: LegalPageSchema,
  },
} as const satisfies Record<string, CollectionSource>;

/** Single files: tables and the texts of the hand-made screens. */
export const singles = {
  site: { file: 'site.yaml', body: 'none', schema: SiteSchema },
  navigation: { file: 'navigation.yaml', body: 'none', schema: NavigationSchema },
  prices: { file: 'prices.yaml', body: 'none', schema: PricesSchema },
  home: { file: 'screens/home.md', body: 'required', schema: HomeScreenSchema },
  about: { file: 'screens/about.md', body: 'required', schema: AboutScreenSchema },
  contact: { file: 'screens/contact.yaml', body: 'none', schema: ContactScreenSchema },
  servicesList: { file: 'screens/services.yaml', body: 'none', schema: PlainScreenSchema },
  servicePages: {
    file: 'screens/service-pages.yaml',
    body: 'none',
    schema: ServicePagesScreenSchema,
  },
  townPages: { file: 'screens/town-pages.yaml', body: 'none', schema: TownPagesScreenSchema },
  caseStudiesList: { file: 'screens/case-studies.yaml', body: 'none', schema: PlainScreenSchema },
  blogList: { file: 'screens/blog.yaml', body: 'none', schema: PlainScreenSchema },
  factsQuestions: { file: 'screens/facts-questions.yaml', body: 'none', schema: PlainScreenSchema },
  locationsList: { file: 'screens/locations.md', body: 'required', schema: LocationsScreenSchema },
  thankYou: { file: 'screens/thank-you.yaml', body: 'none', schema: ThankYouScreenSchema },
  notFound: { file: 'screens/not-found.yaml', body: 'none', schema: PlainScreenSchema },
} as const satisfies Record<string, SingleSource>;

/** Whether a file has Markdown below its fields. */
export type BodyRule = 'required' | 'none';

interface CollectionSource {
  folder: string;
  extension: '.md' | '.yaml';
  body: BodyRule;
  /** Whether the site can do without any entry. */
  mayBeEmpty: boolean;
  schema: z.ZodType;
}

interface SingleSource {
  file: string;
  body: BodyRule;
  schema: z.ZodType;
}
