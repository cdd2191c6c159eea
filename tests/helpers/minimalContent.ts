import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { contentVersion } from '#cli/migrations/migrations.ts';
import { projectRoot } from '#cli/project.ts';

/**
 * Returns the smallest content without a finding: two services, one of them with two variants, a town of each page set, and one
 * entry of everything else. Paths are below `content/`.
 */
export function minimalContent(): Record<string, string> {
  minimal ??= writeMinimalContent();
  return { ...minimal };
}

/** The content, which is written once in a process because hundreds of tests use it. */
let minimal: Readonly<Record<string, string>> | undefined;

function writeMinimalContent(): Record<string, string> {
  return {
    'site.yaml': yaml(site),
    'brand/mark.svg': drawing('M4 4h32v32H4z'),
    'brand/favicon.svg': drawing('M4 4h32v32H4z'),
    'brand/icons/web.svg': drawing('M0 0h40v40H0z'),
    'brand/brand.yaml': yaml({
      palette: {
        paper: { light: '#ffffff' },
        ink: { light: '#1c1c28' },
        primary: { light: '#3d2a78' },
        signal: { light: '#ffd166' },
      },
      shape: {
        radius: 6,
        plateRadius: 12,
        plateEdge: false,
        signs: false,
        heads: 'plain',
        cards: 'filled',
      },
    }),
    'navigation.yaml': yaml({
      header: [{ label: 'About', href: '/about' }],
      action: { label: 'Book', href: '/#calendar' },
      footer: [{ heading: 'Company', links: [{ label: 'Contact', href: '/contact' }] }],
    }),
    // The words of the interface belong to the templates, so that a test of pages does not list them again.
    'words.yaml': readFileSync(join(projectRoot, 'content', 'words.yaml'), 'utf8'),
    'categories.yaml': yaml({
      services: { design: 'Design' },
      portfolio: { 'e-commerce': 'E-commerce' },
    }),
    'prices.yaml': yaml({
      marketing: { min: 200, max: 3000, per: 'month', duration: 'ongoing' },
      'web-design': { min: 600, max: 10000, per: 'project', duration: '2–8 weeks' },
    }),
    'sources.yaml': yaml({
      census: {
        title: 'Census 2021, built-up areas',
        caption: 'ONS, Census 2021',
        publisher: 'Office for National Statistics',
        date: '2021-03-21',
        url: 'https://www.ons.gov.uk/census',
        licence: { name: 'OGL v3.0', url: 'https://licences.example/ogl' },
        checked: '2026-01',
      },
    }),
    'screens/home.md': withBody(
      {
        ...screen('Home'),
        eyebrow: 'An agency',
        primaryAction: 'Write to us',
        secondaryAction: 'Book a session',
        services: section,
        about: section,
        portfolio: section,
        calendar: section,
        testimonials: section,
        leadCapture: section,
        contact: section,
        homeTestimonials: ['ada', 'bea', 'cy'],
        relatedLinks,
      },
      'About the agency.',
    ),
    'screens/about.md': withBody(
      {
        ...screen('About'),
        principles: [section, section, section],
        relatedLinks: ['marketing', 'web-design', '/contact'],
      },
      'The story of the agency.',
    ),
    'screens/contact.yaml': yaml({
      ...screen('Contact'),
      form: section,
      office: section,
      booking: section,
      questions: section,
      relatedLinks,
    }),
    'screens/locations.md': withBody(
      { ...screen('Locations'), sources: section, relatedLinks },
      'Where we work.',
    ),
    'screens/service-pages.yaml': yaml({
      whyChoose: 'Why choose us',
      included: "What's Included",
      quote: section,
      booking: section,
    }),
    'screens/town-pages.yaml': yaml({
      title: ['Services for firms {{ in_town_full }}, with prices'],
      description: [
        'What we do for firms {{ in_town }}: what it costs, how long it takes, and what it brings to the businesses of the place.',
      ],
      lead: ['One {{ in_town }}.', 'Two {{ in_town }}.', 'Three {{ in_town }}.'],
      localHeading: ['{{ service }} {{ in_town }}', 'In {{ town }}', 'For {{ town }}'],
      heading: 'Services {{ in_town }}',
      nearby: {
        towns: 'Towns near {{ town }}',
        services: 'The service near {{ town }}',
        none: 'No town is near {{ town }}.',
        parts: 'Parts of {{ town }}',
        partServices: 'The service in parts of {{ town }}',
        distances: 'In a straight line.',
      },
      proof: {
        title: 'Work to look at',
        distance: '{{ miles }} from {{ town }}',
        noService: 'None in {{ service }} yet.',
        noSector: 'None for {{ sector }} yet.',
        neither: 'None in {{ service }} or for {{ sector }} yet.',
      },
      withoutNeighbours: { nearest: 'the next town', neighbours: 'the wider area' },
    }),
    'screens/sitemap.yaml': yaml({
      ...screen('All pages'),
      main: section,
      services: section,
      caseStudies: section,
      posts: section,
      legalPages: section,
      towns: section,
      relatedLinks,
    }),
    'screens/search.yaml': yaml({ ...screen('Search'), ignored: ['in'], relatedLinks }),
    'screens/thank-you.yaml': yaml({
      ...screen('Thank you'),
      next: [section, section],
      relatedLinks,
    }),
    'screens/services.yaml': plainScreen('Services'),
    'screens/case-studies.yaml': plainScreen('Case studies'),
    'screens/blog.yaml': plainScreen('Blog'),
    'screens/facts-questions.yaml': plainScreen('Facts and questions'),
    'screens/not-found.yaml': plainScreen('Page Not Found'),
    'services/marketing.md': service(1, 'Marketing', ['digital-marketing']),
    'services/web-design.md': service(2, 'Web Design', []),
    'variants/marketing.yaml': variant('marketing', 1, true, 'Digital marketing help'),
    'variants/web-design.yaml': variant('web-design', 1, true, 'Sites that load fast'),
    'variants/web-design-services.yaml': variant('web-design', 2, false, 'Old sites fixed'),
    'sectors/retail.yaml': sector('Retail', 'shops'),
    'sectors/farming.yaml': sector('Farming', 'farms'),
    'sectors/shipping.yaml': sector('Shipping', 'shipping lines'),
    'towns/bristol.md': town({
      name: 'Bristol',
      region: 'South West',
      county: 'Bristol',
      latitude: 51.45523,
      longitude: -2.59665,
      population: 463400,
      postcodeArea: 'BS',
      pageSet: 'short',
    }),
    'towns/leeds.md': town({
      name: 'Leeds',
      region: 'Yorkshire and the Humber',
      county: 'West Yorkshire',
      latitude: 53.79648,
      longitude: -1.54785,
      population: 536280,
      postcodeArea: 'LS',
      pageSet: 'full-with-short-aliases',
    }),
    'towns/york.md': town({
      name: 'York',
      region: 'Yorkshire and the Humber',
      county: 'North Yorkshire',
      latitude: 53.95763,
      longitude: -1.08271,
      population: 141685,
      postcodeArea: 'YO',
      pageSet: 'full',
    }),
    'blog/first-post.md': withBody(
      {
        title: 'The first post',
        excerpt: 'What it says.',
        search: search('The first post'),
        author: 'The agency',
        publishedDate: '2026-01-15',
        tags: ['Design'],
        image: image('blog/first-post'),
      },
      '## A heading\n\nWords on the [contact page](/contact).',
    ),
    'case-studies/mill-shop.md': withBody(
      {
        title: 'A shop in a mill',
        client: 'The Mill Shop',
        sector: 'retail',
        place: 'Halifax, West Yorkshire',
        services: ['web-design'],
        duration: 'seven weeks',
        summary: 'How it went.',
        search: search('A shop in a mill'),
        outcomes: ['More orders', 'Fewer calls'],
        relatedLinks,
      },
      'The long story.',
    ),
    'portfolio/mill-shop.yaml': yaml({
      order: 1,
      title: 'The Mill Shop',
      category: 'e-commerce',
      description: 'A shop in a mill.',
      image: image('portfolio/mill-shop'),
      liveUrl: 'https://mill-shop.example',
      caseStudyUrl: '/case-studies/mill-shop',
      onHome: true,
    }),
    'testimonials/ada.yaml': testimonial('Ada'),
    'testimonials/bea.yaml': testimonial('Bea'),
    'testimonials/cy.yaml': testimonial('Cy'),
    'questions/price.md': withBody({ order: 1, question: 'What does it cost?' }, 'It depends.'),
    'legal/privacy-policy.md': withBody(
      {
        order: 1,
        title: 'Privacy policy',
        lead: 'What we do with data.',
        search: search('Privacy policy'),
      },
      '## Who we are\n\nAn agency.',
    ),
  };
}

/** The pictures that the minimal content shows. */
export const minimalImages: ReadonlySet<string> = new Set([
  '/images/blog/first-post.svg',
  '/images/portfolio/mill-shop.svg',
  '/images/services/marketing.svg',
  '/images/services/web-design.svg',
]);

const relatedLinks = ['marketing', 'web-design', '/privacy-policy'];
const section = { title: 'A heading', text: 'A paragraph.' };

const office = {
  city: 'London',
  street: '1 Plover Yard',
  postcode: 'SE1 4QM',
  phone: '+442079460167',
  phoneDisplay: '020 7946 0167',
  email: 'hello@agency.example',
  latitude: 51.5005,
  longitude: -0.0931,
};

const site = {
  name: 'Agency',
  legalName: 'Agency Ltd',
  registeredIn: 'England and Wales',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  url: 'https://www.agency.example',
  tagline: 'An agency',
  description: 'It does things.',
  phone: '+442079460167',
  phoneDisplay: '020 7946 0167',
  chat: { label: 'WhatsApp', url: 'https://wa.me/447700900142' },
  email: 'hello@agency.example',
  office,
  hours: { days: ['Monday'], opens: '09:00', closes: '17:00', text: '9 to 5' },
  social: [],
  crm: { label: 'CRM', description: 'A database', url: 'https://crm.agency.example' },
  booking: {
    provider: 'Slots',
    url: 'https://slots.example/agency',
    origin: 'https://slots.example',
    minutes: 30,
    days: '7 days a week',
    price: 'free',
  },
  analytics: { host: 'https://eu.analytics.example', key: 'phc_key' },
  stats: [{ value: '10+', label: 'years' }],
  claims: {
    usualReply: '2 hours',
    promisedReply: '24 hours',
    costReduction: '60%',
    lessManualWork: '80%',
    mvpWeeks: 8,
    basis: 'Measured.',
  },
  indexing: { greatestShare: 0.4, leastOwnWords: 150, goal: 0 },
  // Long enough that no test depends on the day on which it runs.
  shelfLife: { months: 1200, graceMonths: 12 },
  vatStatement: 'All prices exclude VAT.',
  founded: '2014-09-01',
  registeredOffice: '1 Sample Street, London SE1 4QM',
  rules: { benefits: 3, features: 8, solutionAreas: 3, processSteps: 4 },
  vatRate: 20,
  locale: 'en-GB',
  currency: 'GBP',
  distances: 'miles',
  timeZone: 'Europe/London',
  country: 'GB',
  nations: ['England', 'Scotland', 'Wales', 'Northern Ireland'],
  contentVersion,
};

/** Returns the local texts of a town on the services of the minimal content, of the right length. */
export function localTexts(town: string): string {
  const text = (service: string) =>
    `In ${town} ${words(160, `${town.toLowerCase()}-local-${service}-`)}`;
  return yaml({
    checked: '2026-03',
    names: [`${town.toLowerCase()}-local-marketing-0`],
    services: { marketing: text('marketing'), 'web-design': text('design') },
  });
}

/** Returns fields as an editor would write them: without references, each text on one line. */
export function yaml(fields: Record<string, unknown>): string {
  return stringify(fields, { aliasDuplicateObjects: false, lineWidth: 0 });
}

/** Returns the text of a `.md` file: fields, and Markdown below them. */
export function withBody(fields: Record<string, unknown>, body: string): string {
  return `---\n${yaml(fields)}---\n\n${body}\n`;
}

/** Returns a text of `count` words. Texts with different values of `word` have no words in common. */
export function words(count: number, word: string): string {
  return `${Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ')}.`;
}

function search(title: string) {
  return {
    title: `${title}, as search results show it`,
    description:
      `${title}: ${'a description that is long enough for search results to show it. '.repeat(2)}`.trim(),
  };
}

function screen(title: string) {
  return { title, lead: 'A lead.', search: search(title) };
}

function plainScreen(title: string): string {
  return yaml({ ...screen(title), relatedLinks });
}

function image(name: string) {
  return { src: `/images/${name}.svg`, alt: 'A picture', width: 1200, height: 630 };
}

/** Returns the file of a testimonial. */
export function testimonial(name: string): string {
  return yaml({
    name,
    position: 'Owner',
    company: `${name} Ltd`,
    text: `Good work, says ${name}.`,
  });
}

/** Returns an SVG file with one shape. */
export function drawing(shape: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">\n<path d="${shape}" fill="#00513b"/>\n</svg>\n`;
}

function service(order: number, title: string, aliases: string[]): string {
  const slug = title.toLowerCase().replace(' ', '-');
  const other = slug === 'marketing' ? 'web-design' : 'marketing';
  return withBody(
    {
      order,
      title,
      menuTitle: title,
      phrase: title.toLowerCase(),
      category: 'design',
      description: 'What it is.',
      search: search(title),
      heroImage: image(`services/${slug}`),
      card: { title, description: 'What it is.', icon: 'web', cta: 'See more' },
      listing: { description: 'What it is.', features: ['One', 'Two', 'Three'] },
      benefits: ['One.', 'Two.', 'Three.'],
      features: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'],
      relatedLinks: [other, '/about', '/contact'],
      ...(aliases.length > 0 && { aliases }),
    },
    'All about it.',
  );
}

function variant(service: string, rank: number, inShortSet: boolean, linkText: string): string {
  const phrasings = [1, 2, 3].map((number) => `${linkText} {{ in_town }}, way ${number}.`);
  const passage = { heading: [linkText], phrasings };
  return yaml({
    service,
    rank,
    inShortSet,
    angle: linkText,
    linkText,
    title: [`${linkText} for firms in {{ town_full }}`],
    description: [
      `${linkText} for firms {{ in_town }}: what it costs, how long it takes, and what it brings to the businesses of the place.`,
    ],
    heading: [`${linkText} {{ in_town }}`],
    lead: phrasings,
    passages: [passage, passage, passage],
    callToAction: phrasings,
  });
}

function sector(name: string, phrase: string): string {
  return yaml({
    name,
    phrase,
    services: {
      marketing: words(60, `${name.toLowerCase()}-marketing-`),
      'web-design': words(60, `${name.toLowerCase()}-design-`),
    },
  });
}

/** Returns the file of a town, of England unless it says otherwise, with three sectors and its own introduction. */
export function town(fields: {
  name: string;
  region: string;
  county: string;
  latitude: number;
  longitude: number;
  population: number;
  postcodeArea?: string;
  nation?: string;
  pageSet: 'full' | 'short' | 'full-with-short-aliases';
}): string {
  const slug = fields.name.toLowerCase();
  return withBody(
    {
      nation: 'England',
      city: true,
      sectors: ['retail', 'farming', 'shipping'].map((name) => ({
        sector: name,
        note: words(30, `${slug}-${name}-`),
      })),
      ...fields,
      populationSource: 'census',
    },
    words(100, `${slug}-`),
  );
}
