import type { CollectionEntry } from '#cli/model/content.ts';
import { lastChangeOf } from './lastModified.ts';
import { cardImage, postCard } from './planSocialCards.ts';
import type {
  BlogPosting,
  BreadcrumbList,
  City,
  Country,
  FAQPage,
  Person as PersonData,
  Place,
  ProfessionalService,
  Service,
  Thing,
  WithContext,
} from 'schema-dts';
import type { LinkView } from '#schemas/generated/views.ts';
import type { Person } from '#schemas/person.ts';
import { amountsOf } from '#schemas/price.ts';
import type { Price } from '#schemas/price.ts';
import { openingPeriods } from '#schemas/site.ts';
import type { Site } from '#schemas/site.ts';

/** A schema.org object with its context, as a page holds it. */
export type StructuredData<
  T extends Thing =
    BlogPosting | BreadcrumbList | FAQPage | PersonData | ProfessionalService | Service,
> = WithContext<Exclude<T, string>>;

/** Returns the id by which other objects refer to the agency. */
const organizationId = (site: Site) => `${site.url}/#organization`;

/** Returns the agency with its one office, as the page prints it (https://schema.org/ProfessionalService). */
export function organization(site: Site): StructuredData<ProfessionalService> {
  const { office, hours } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': organizationId(site),
    name: site.name,
    ...(site.legalName && { legalName: site.legalName }),
    url: `${site.url}/`,
    ...(site.phone && { telephone: site.phone }),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      ...(office.street && { streetAddress: office.street }),
      addressLocality: office.city,
      ...(office.postcode && { postalCode: office.postcode }),
      addressCountry: site.country,
    },
    ...(hours && {
      openingHoursSpecification: openingPeriods(hours).map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    ...(site.social?.length && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/** Returns a person who works for the agency (https://schema.org/Person). */
export function person({ name, role, portrait }: Person, site: Site): StructuredData<PersonData> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(portrait && { image: `${site.url}${portrait.src}` }),
    worksFor: { '@id': organizationId(site) },
  };
}

/** Returns the path from the home page to a page (https://schema.org/BreadcrumbList). */
export function breadcrumbList(
  crumbs: readonly LinkView[],
  absolute: (path: string) => string,
): StructuredData<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  };
}

/** Returns a service with its price if that is published, and the area in which it is offered (https://schema.org/Service). */
export function service(
  site: Site,
  about: {
    name: string;
    serviceType: string;
    description: string;
    url: string;
    price: Price;
    area: City | Country | Place;
  },
): StructuredData<Service> {
  const { price, area, ...rest } = about;
  const amounts = amountsOf(price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    ...rest,
    provider: {
      '@type': 'ProfessionalService',
      '@id': organizationId(site),
      name: site.name,
      url: `${site.url}/`,
    },
    areaServed: area,
    ...(amounts && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: site.currency,
        lowPrice: amounts.min,
        highPrice: amounts.max,
      },
    }),
  };
}

/** Returns the area of a service that is offered everywhere in the country of the agency. */
export function wholeCountry({ country, locale }: Pick<Site, 'country' | 'locale'>): Country {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return { '@type': 'Country', name };
}

/** Returns a post at an absolute address (https://schema.org/BlogPosting). */
export function blogPosting(
  { slug, data, markdown }: CollectionEntry<'posts'>,
  url: string,
  site: Site,
): StructuredData<BlogPosting> {
  const { title, search, publishedDate, lastModified, author, tags } = data;
  // Search engines ignore SVG, so the image is the post's social card, which is a PNG.
  const { src, width, height } = cardImage(postCard(slug), title);
  // In the types of schema.org a width is not a plain number, but search engines read numbers as pixels.
  const size: object = { width, height };
  const agency = { '@type': 'Organization', '@id': organizationId(site), name: site.name };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: search.description,
    url,
    mainEntityOfPage: url,
    datePublished: publishedDate,
    ...(lastModified && { dateModified: lastChangeOf(data) }),
    image: { '@type': 'ImageObject', url: site.url + src, ...size },
    ...(tags.length > 0 && { keywords: tags }),
    wordCount: markdown.words,
    inLanguage: site.locale,
    author: author === site.name ? agency : { '@type': 'Person', name: author },
    publisher: agency,
  };
}

/** Returns questions with their answers (https://schema.org/FAQPage). */
export function faqPage(
  questions: readonly { question: string; html: string }[],
): StructuredData<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  };
}
