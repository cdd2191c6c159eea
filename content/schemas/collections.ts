import type { z } from 'zod';
import { AddressesSchema } from './addresses.ts';
import { BarriersSchema } from './barriers.ts';
import { BrandSchema } from './brand.ts';
import { CategoriesSchema } from './categories.ts';
import { CaseStudySchema } from './caseStudy.ts';
import { LegalPageSchema } from './legalPage.ts';
import { LocalSchema } from './local.ts';
import { MapSchema } from './map.ts';
import { NavigationSchema } from './navigation.ts';
import { PersonSchema } from './person.ts';
import { PortfolioItemSchema } from './portfolioItem.ts';
import { PostSchema } from './post.ts';
import { PricesSchema } from './price.ts';
import { QuestionSchema } from './question.ts';
import { ServicePagesScreenSchema, TownPagesScreenSchema, screens } from './screen.ts';
import { SectorSchema } from './sector.ts';
import { ServiceSchema } from './service.ts';
import { SiteSchema } from './site.ts';
import { SourcesSchema } from './source.ts';
import { TestimonialSchema } from './testimonial.ts';
import { TownSchema } from './town.ts';
import { VariantSchema } from './variant.ts';
import { WordingSchema } from './wording.ts';
import { WordsSchema } from './words.ts';

/** The folders of entries. Each file is one entry, and its name is the slug. `body` says whether Markdown follows the fields. */
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
    mayBeEmpty: true,
    schema: VariantSchema,
  },
  sectors: {
    folder: 'sectors',
    extension: '.yaml',
    body: 'none',
    mayBeEmpty: true,
    schema: SectorSchema,
  },
  towns: {
    folder: 'towns',
    extension: '.md',
    body: 'required',
    mayBeEmpty: true,
    schema: TownSchema,
  },
  local: {
    folder: 'local',
    extension: '.yaml',
    body: 'none',
    mayBeEmpty: true,
    schema: LocalSchema,
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
  people: {
    folder: 'people',
    extension: '.yaml',
    body: 'none',
    mayBeEmpty: true,
    schema: PersonSchema,
  },
  questions: {
    folder: 'questions',
    extension: '.md',
    body: 'required',
    mayBeEmpty: true,
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

/** Single files: tables, the texts that pages of a type share, and the screens. */
export const singles = {
  site: { file: 'site.yaml', body: 'none', schema: SiteSchema },
  brand: { file: 'brand/brand.yaml', body: 'none', schema: BrandSchema },
  navigation: { file: 'navigation.yaml', body: 'none', schema: NavigationSchema },
  words: { file: 'words.yaml', body: 'none', schema: WordsSchema },
  prices: { file: 'prices.yaml', body: 'none', schema: PricesSchema },
  sources: {
    file: 'sources.yaml',
    body: 'none',
    schema: SourcesSchema,
    optional: true,
    neededFor: 'towns',
  },
  categories: { file: 'categories.yaml', body: 'none', schema: CategoriesSchema, optional: true },
  addresses: { file: 'addresses.yaml', body: 'none', schema: AddressesSchema, optional: true },
  barriers: { file: 'barriers.yaml', body: 'none', schema: BarriersSchema, optional: true },
  map: { file: 'map.yaml', body: 'none', schema: MapSchema, optional: true },
  wording: { file: 'wording.yaml', body: 'none', schema: WordingSchema, optional: true },
  servicePages: {
    file: 'screens/service-pages.yaml',
    body: 'none',
    schema: ServicePagesScreenSchema,
  },
  townPages: {
    file: 'screens/town-pages.yaml',
    body: 'none',
    schema: TownPagesScreenSchema,
    optional: true,
    neededFor: 'towns',
  },
  ...screens,
} as const satisfies Record<string, SingleSource>;

export type CollectionName = keyof typeof collections;
export type SingleName = keyof typeof singles;

/** Whether a file has Markdown below its fields. */
export type BodyRule = 'required' | 'optional' | 'none';

interface CollectionSource {
  folder: string;
  extension: '.md' | '.yaml';
  body: BodyRule;
  /** Whether the site can do without any entry. */
  mayBeEmpty: boolean;
  schema: z.ZodType;
}

/** A single file: a table, the texts that pages of a type share, or a screen. */
export interface SingleSource {
  file: string;
  body: BodyRule;
  schema: z.ZodType;
  /** Whether the site can do without the file; false if left out. */
  optional?: true;
  /** The collection whose entries need the file, if it is optional otherwise. */
  neededFor?: 'caseStudies' | 'posts' | 'questions' | 'towns';
}

/** Returns the path of an entry's file (`content/…`), whether or not the file exists. */
export function entryFile({
  collection,
  slug,
}: {
  collection: CollectionName;
  slug: string;
}): string {
  const { folder, extension } = collections[collection];
  return `content/${folder}/${slug}${extension}`;
}
