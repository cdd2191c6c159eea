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
import type { PageFault } from './pageFault.ts';

/** The types of schema.org that pages use. */
interface Types {
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
const properties: {
  [T in keyof Types]: {
    needed: readonly PropertyOf<Types[T]>[];
    allowed?: readonly PropertyOf<Types[T]>[];
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

type DataFault = Extract<PageFault, { code: `built-data-${string}` }>;

/** Returns the faults of the text of a JSON-LD script at an offset: no JSON, no context, unknown types, and properties that are missing, empty or unknown. */
export function checkStructuredData(text: string, offset: number): DataFault[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ code: 'built-data-invalid', args: { reason }, offset }];
  }
  const hasContext = isObject(data) && data['@context'] === 'https://schema.org';
  return [
    ...(hasContext ? [] : [propertyFault('missing', '', '@context', offset)]),
    ...objectsIn(data).flatMap((object) => checkObject(object, offset)),
  ];
}

function checkObject(object: Record<string, unknown>, offset: number): DataFault[] {
  const type = object['@type'];
  // A reference to an object of another page has an id only.
  if (type === undefined && '@id' in object) return [];
  if (typeof type !== 'string') return [propertyFault('missing', '', '@type', offset)];
  const known: { needed: readonly string[]; allowed?: readonly string[] } | undefined =
    type in properties ? properties[type as keyof Types] : undefined;
  if (!known) return [propertyFault('type', type, type, offset)];
  const { needed, allowed = [] } = known;
  const missing = needed.filter((property) => isEmpty(object[property]));
  const unknown = Object.keys(object).filter(
    (key) => !key.startsWith('@') && !needed.includes(key) && !allowed.includes(key),
  );
  return [
    ...missing.map((property) => propertyFault('missing', type, property, offset)),
    ...unknown.map((property) => propertyFault('unknown', type, property, offset)),
  ];
}

function propertyFault(
  kind: 'missing' | 'unknown' | 'type',
  type: string,
  property: string,
  offset: number,
): DataFault {
  return { code: 'built-data-property', args: { type, property, kind }, offset };
}

/** Returns an object and all objects within it. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isObject(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
