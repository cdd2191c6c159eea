import type {
  AdministrativeArea,
  AggregateOffer,
  Answer,
  BlogPosting,
  BreadcrumbList,
  City,
  Country,
  FAQPage,
  ImageObject,
  ListItem,
  OpeningHoursSpecification,
  Organization,
  Person,
  Place,
  PostalAddress,
  ProfessionalService,
  Question,
  Service,
} from 'schema-dts';
import { isLanguage } from './isLanguage.ts';

/** The types of schema.org that pages use. */
export interface SchemaTypes {
  AdministrativeArea: AdministrativeArea;
  AggregateOffer: AggregateOffer;
  Answer: Answer;
  BlogPosting: BlogPosting;
  BreadcrumbList: BreadcrumbList;
  City: City;
  Country: Country;
  FAQPage: FAQPage;
  ImageObject: ImageObject;
  ListItem: ListItem;
  OpeningHoursSpecification: OpeningHoursSpecification;
  Organization: Organization;
  Person: Person;
  Place: Place;
  PostalAddress: PostalAddress;
  ProfessionalService: ProfessionalService;
  Question: Question;
  Service: Service;
}

type PropertyOf<T> = T extends object ? Exclude<keyof T, `@${string}`> & string : never;

/** The properties that an object of each type needs, and those that it may have. The compiler compares them with schema.org. */
export const properties: {
  [T in keyof SchemaTypes]: {
    needed: readonly PropertyOf<SchemaTypes[T]>[];
    allowed?: readonly PropertyOf<SchemaTypes[T]>[];
  };
} = {
  AdministrativeArea: { needed: ['name'], allowed: ['containedInPlace'] },
  AggregateOffer: { needed: ['priceCurrency', 'lowPrice', 'highPrice'] },
  Answer: { needed: ['text'] },
  BlogPosting: {
    needed: ['headline', 'datePublished', 'author', 'image', 'url', 'publisher'],
    allowed: [
      'description',
      'mainEntityOfPage',
      'dateModified',
      'keywords',
      'wordCount',
      'inLanguage',
    ],
  },
  BreadcrumbList: { needed: ['itemListElement'] },
  City: { needed: ['name'], allowed: ['containedInPlace'] },
  Country: { needed: ['name'] },
  FAQPage: { needed: ['mainEntity'] },
  ImageObject: { needed: ['url'], allowed: ['width', 'height'] },
  ListItem: { needed: ['position', 'name', 'item'] },
  OpeningHoursSpecification: { needed: ['dayOfWeek', 'opens', 'closes'] },
  Organization: { needed: ['name'] },
  Person: { needed: ['name'], allowed: ['jobTitle', 'image', 'worksFor'] },
  Place: { needed: ['name'], allowed: ['containedInPlace'] },
  PostalAddress: {
    needed: ['addressCountry'],
    allowed: ['streetAddress', 'addressLocality', 'postalCode', 'addressRegion'],
  },
  ProfessionalService: {
    needed: ['name', 'url'],
    allowed: ['legalName', 'telephone', 'email', 'address', 'openingHoursSpecification', 'sameAs'],
  },
  Question: { needed: ['name', 'acceptedAnswer'] },
  Service: {
    needed: ['name', 'provider', 'areaServed', 'offers'],
    allowed: ['serviceType', 'description', 'url'],
  },
};

const places = ['AdministrativeArea', 'City', 'Country', 'Place'];
const parties = ['Organization', 'Person', 'ProfessionalService'];
/** The types of objects that a property may have as its value. */
export const nested: Readonly<Record<string, readonly string[]>> = {
  acceptedAnswer: ['Answer'],
  address: ['PostalAddress'],
  areaServed: places,
  author: parties,
  containedInPlace: places,
  itemListElement: ['ListItem'],
  mainEntity: ['Question'],
  offers: ['AggregateOffer'],
  openingHoursSpecification: ['OpeningHoursSpecification'],
  provider: parties,
  publisher: parties,
  worksFor: parties,
};

const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|PublicHolidays';
const isText = (value: unknown) => typeof value === 'string';
const isLike = (pattern: RegExp) => (value: unknown) =>
  isText(value) && pattern.test(String(value));
/** Returns whether a value is a number from 0. */
export const isAmount = (value: unknown) => typeof value === 'number' && value >= 0;
/** Returns whether a value is a whole number from 1. */
export const isCount = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
/** Returns whether a value is an address with a host. */
export const isAddress = (value: unknown) => isLike(/^https?:\/\/[^/\s]/)(value);
/** Returns whether a value is a date that the calendar has, with or without a time. `Date.parse` takes 31 February for 3 March. */
export const isDate = (value: unknown) => {
  const [day] = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(isText(value) ? String(value) : '') ?? [];
  return (
    day !== undefined &&
    !isNaN(Date.parse(String(value))) &&
    new Date(day).toISOString().startsWith(day)
  );
};
/** Returns whether a value is a time of day. */
export const isTime = (value: unknown) => isLike(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/)(value);

/** Tests for the values of properties that have to have a form. */
export const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  closes: isTime,
  dateModified: isDate,
  datePublished: isDate,
  dayOfWeek: isLike(new RegExp(`^(?:https?://schema\\.org/)?(?:${DAYS})$`)),
  email: isLike(/^(?:mailto:)?[^\s@]+@[^\s@]+\.[^\s@]+$/),
  headline: isText,
  height: isCount,
  highPrice: isAmount,
  // An object of a wrong type is a fault of its own.
  image: (value) => isAddress(value) || (typeof value === 'object' && value !== null),
  inLanguage: (value) => isText(value) && isLanguage(String(value)),
  item: isAddress,
  lowPrice: isAmount,
  mainEntityOfPage: isAddress,
  name: isText,
  opens: isTime,
  position: isCount,
  priceCurrency: isLike(/^[A-Z]{3}$/),
  sameAs: isAddress,
  telephone: isLike(/^\+?(?:[\s().-]*\d){5,}\)?$/),
  text: isText,
  url: isAddress,
  width: isCount,
  wordCount: isCount,
};
