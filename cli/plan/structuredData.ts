import type { CollectionEntry } from '#cli/model/content.ts';
import { cardImage, postCard } from './planSocialCards.ts';
import type { LinkView, PriceView } from '#schemas/generated/views.ts';
import type { Site } from '#schemas/site.ts';

type Thing = Record<string, unknown>;

/** The id by which other objects mean the agency. */
export const organizationId = (site: Site) => `${site.url}/#organization`;

/** The agency with its one office, as the page prints it (https://schema.org/ProfessionalService). */
export function organization(site: Site): Thing {
  const { office, hours } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': organizationId(site),
    name: site.name,
    legalName: site.legalName,
    url: `${site.url}/`,
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      postalCode: office.postcode,
      addressCountry: 'GB',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    sameAs: site.social.map(({ url }) => url),
  };
}

/** The way from the home page to a page (https://schema.org/BreadcrumbList). */
export function breadcrumbList(
  crumbs: readonly LinkView[],
  absolute: (path: string) => string,
): Thing {
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

/** A service, and the place it is offered in where the page is about one (https://schema.org/Service). */
export function service(
  site: Site,
  about: {
    name: string;
    serviceType: string;
    description: string;
    url: string;
    price: PriceView;
    area: Thing;
  },
): Thing {
  const { price, area, ...rest } = about;
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
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'GBP',
      lowPrice: pounds(price.range.split('–')[0]),
      highPrice: pounds(price.range.split('–')[1]),
    },
  };
}

/** A country as the area of a service. */
export const unitedKingdom: Thing = { '@type': 'Country', name: 'United Kingdom' };

/** A post at an absolute address (https://schema.org/BlogPosting). */
export function blogPosting(
  { slug, data, markdown }: CollectionEntry<'posts'>,
  url: string,
  site: Site,
): Thing {
  const { title, search, publishedDate, lastModified, author, tags } = data;
  // Search engines read no drawings: the card of the post is a picture of pixels.
  const { src, width, height } = cardImage(postCard(slug), title);
  const agency = { '@type': 'Organization', '@id': organizationId(site), name: site.name };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: search.description,
    url,
    mainEntityOfPage: url,
    datePublished: publishedDate,
    ...(lastModified && { dateModified: lastModified }),
    image: { '@type': 'ImageObject', url: site.url + src, width, height },
    ...(tags.length > 0 && { keywords: tags }),
    wordCount: markdown.words,
    inLanguage: 'en-GB',
    author: author === site.name ? agency : { '@type': 'Person', name: author },
    publisher: agency,
  };
}

/** Questions with their answers (https://schema.org/FAQPage). */
export function faqPage(questions: readonly { question: string; html: string }[]): Thing {
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

function pounds(text = ''): number {
  return Number(text.replace(/[^\d]/g, ''));
}
