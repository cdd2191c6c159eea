import { inUnit } from '#cli/resolve/aboutFigures.ts';
import { isInUnitedKingdom } from '#cli/check/isInUnitedKingdom.ts';
import { passageLengths } from '#cli/check/rules/passagesHaveTheirLength.ts';
import { TO_WRITE } from '#cli/load/unwritten.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { CollectionEntry } from '#cli/model/content.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import type { Image } from '#schemas/fields.ts';
import { guessFromTowns, guessPlace } from './guessPlace.ts';
import type { Guess, KnownTown } from './guessPlace.ts';
import { joinList } from './joinList.ts';
import { Mark } from './mark.ts';
import type { KnownFields } from './mark.ts';
import { phraseOf } from './phraseOf.ts';
import type { EntryRequest, Insertion, NewFile, Surroundings } from './entryPlan.ts';

/** The minimum number of sectors that a town names. */
const LEAST_SECTORS = 3;

/** The parts of a new entry that follow from its name and from the content around it. */
interface Recipe {
  fields: KnownFields;
  body?: string;
  /** Other new files that the entry needs. */
  also?: readonly NewFile[];
  insertions?: readonly Insertion[];
  notes?: readonly string[];
}

/**
 * The recipe of each collection. Texts are left out; `formatFields` marks them as still to be written. Values that have to be valid
 * at once, such as a picture, are borrowed from other entries and marked.
 */
export const recipes: Record<
  CollectionName,
  (request: EntryRequest, surroundings: Surroundings) => Recipe
> = {
  services: newService,
  variants: newVariant,
  sectors: newSector,
  towns: newTown,
  local: newLocalTexts,
  posts: newPost,
  caseStudies: newCaseStudy,
  portfolio: newPortfolioItem,
  testimonials: ({ title }) => ({
    fields: { name: title },
    notes: [
      'The home page shows the testimonial once content/screens/home.md has the section "testimonials" and names it under "homeTestimonials".',
    ],
  }),
  people: ({ title }, { content: { collections, singles } }) => ({
    fields: { order: nextOrder(collections.people), name: title },
    ...(![singles.about, singles.contact, singles.thankYou].some((page) => page?.data.people) && {
      notes: ['No page shows people until content/screens/about.md has the field "people".'],
    }),
  }),
  questions: ({ title }, { content }) => ({
    fields: { order: nextOrder(content.collections.questions), question: title },
    body: `${TO_WRITE}: the answer.`,
  }),
  legalPages: ({ title }, { content }) => ({
    fields: {
      order: nextOrder(content.collections.legalPages),
      title,
      search: searchOf(title),
    },
    body: `## ${TO_WRITE}: the heading of the first section\n\n${TO_WRITE}: the text.`,
  }),
};

function newService({ slug, title }: EntryRequest, surroundings: Surroundings): Recipe {
  const { services, sectors } = surroundings.content.collections;
  const [icon] = surroundings.content.names.icons;
  const name = title ?? slug;
  const { benefits = 3, features = 8 } = surroundings.content.singles.site?.data.rules ?? {};
  return {
    fields: {
      order: nextOrder(services),
      title,
      menuTitle: title,
      phrase: title && new Mark(phraseOf(title), 'the service in the middle of a sentence'),
      search: searchOf(title),
      heroImage: borrowedImage('services', surroundings),
      card: {
        title,
        icon: icon && new Mark(icon, 'the name of a file in content/brand/icons/, without .svg'),
      },
      benefits: blanks(benefits),
      features: blanks(features),
      relatedLinks: relatedLinks(surroundings),
    },
    body: `${TO_WRITE}: the long description, with \`##\` headings.`,
    // Only pages of towns show variants. The first town brings them.
    ...(surroundings.content.names.towns.size > 0 && {
      also: [{ collection: 'variants', slug, fields: variantFields(slug, title, 1, true) }],
    }),
    insertions: [
      {
        file: 'content/prices.yaml',
        path: [],
        key: slug,
        value: {
          min: 1,
          max: 1,
          per: 'project',
          duration: `${TO_WRITE}: how long it takes, and both prices`,
        },
      },
      ...sectors.filter(hasParagraphs).map(({ file, data }): Insertion => {
        const [least, most] = passageLengths.sectorParagraph;
        const value = `${TO_WRITE}: ${least} to ${most} words on what ${name} does for ${data.draft ? data.name : data.phrase}.`;
        return { file, path: ['services'], key: slug, value };
      }),
    ],
  };
}

function newVariant({ title, given }: EntryRequest, { content }: Surroundings): Recipe {
  const { services, variants } = content.collections;
  const ranksOf = (service: string) =>
    variants.filter(({ data }) => data.service === service).map(({ data }) => data.rank);
  const open = services.map(({ slug }) => slug).filter((slug) => ranksOf(slug).length < 2);
  const [guess] = open;
  const service = typeof given.service === 'string' ? given.service : guess;
  const isFirst = !ranksOf(service ?? '').includes(1);
  const isInShortSet = !variants.some(({ data }) => data.service === service && data.inShortSet);
  const note = `the service of this page, one of ${open.join(', ')}`;
  return {
    fields: {
      ...variantFields(service ?? '', title, isFirst ? 1 : 2, isInShortSet),
      service: typeof given.service === 'string' ? service : new Mark(service, note),
    },
  };
}

function variantFields(
  service: string,
  linkText: string | undefined,
  rank: number,
  inShortSet: boolean,
): KnownFields {
  return { service, rank, inShortSet, linkText };
}

function newSector({ title }: EntryRequest, { content }: Surroundings): Recipe {
  const [least, most] = passageLengths.sectorParagraph;
  // Only pages of towns show the paragraphs. The first town brings them.
  if (content.names.towns.size === 0) {
    return {
      fields: { name: title },
      notes: ['A case study can name the sector. No page shows the sector itself without towns.'],
    };
  }
  return {
    fields: {
      name: title,
      services: Object.fromEntries(
        content.collections.services.map(({ slug, data }) => [
          slug,
          `${TO_WRITE}: ${least} to ${most} words on what ${data.phrase} does for this sector.`,
        ]),
      ),
    },
    notes: ['No page shows the sector until a town names it under "sectors".'],
  };
}

function newTown(
  { title, given }: EntryRequest,
  { content, listed = [], sectors = [] }: Surroundings,
): Recipe {
  const own = content.collections.towns;
  const towns = own.length > 0 ? own : listed;
  // Without a source, the first town brings a draft of one.
  const [firstSource = 'population'] = Object.keys(content.singles.sources?.data ?? {});
  const populationSource = (near: readonly KnownTown[]) =>
    new Mark(
      near[0]?.data.populationSource ?? firstSource,
      'where you took the population from: an id in content/sources.yaml',
    );
  const { latitude, longitude, region } = given;
  const [least, most] = passageLengths.introduction;
  const body = `${TO_WRITE}: the introduction, ${least} to ${most} words, for this town alone.`;
  const known = typeof region === 'string' ? { region } : {};
  const barriers = content.singles.barriers?.data.barriers;
  const place =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? isInUnitedKingdom(content)
        ? guessPlace({ latitude, longitude }, towns, known, barriers)
        : guessFromTowns({ latitude, longitude }, towns, barriers)
      : undefined;
  if (!place) {
    const named = [...content.names.sectors];
    const [nation] = content.singles.site?.data.nations ?? [];
    const fields = {
      name: title,
      ...(nation !== undefined && { nation }),
      populationSource: populationSource([]),
      city: false,
      pageSet: 'full',
      sectors: new Mark(
        (named.length < LEAST_SECTORS ? sectors : named)
          .slice(0, LEAST_SECTORS)
          .map((sector) => ({ sector })),
        'three to five sectors that matter here; these are only the first of all',
      ),
    };
    return { fields, body };
  }
  const unit = { distances: content.singles.site?.data.distances ?? 'miles' } as const;
  const nearest = place.nearest.map(
    ({ town, miles }) => `${town.data.name} (${Math.round(inUnit(miles, unit))} ${unit.distances})`,
  );
  return {
    fields: {
      name: title,
      nation: guessed(place.nation, 'nation'),
      region: guessed(place.region, 'region'),
      county: guessed(place.county, 'county'),
      populationSource: populationSource(place.nearest.map(({ town }) => town)),
      city: false,
      ...(place.postcodeArea && {
        postcodeArea: guessed(place.postcodeArea, 'postcode area'),
      }),
      pageSet: 'full',
      sectors: new Mark(
        likelySectors(place.nearest.map(({ town }) => town.data.sectors)).map((sector) => ({
          sector,
        })),
        'three to five sectors that matter here; these are those of the nearest towns',
      ),
    },
    body,
    notes: [`The nearest towns are ${joinList(nearest)}.`],
  };
}

function newLocalTexts({ slug }: EntryRequest, { content, today }: Surroundings): Recipe {
  const { towns, services } = content.collections;
  const town = towns.find((one) => one.slug === slug);
  const [least, most] = passageLengths.localText;
  return {
    fields: {
      checked: today.slice(0, 7),
      names: new Mark(
        [],
        'the venues, employers, lines and councils that the texts name, one on each line',
      ),
      services: Object.fromEntries(
        services.map(({ slug: service, data }) => [
          service,
          `${TO_WRITE}: ${least} to ${most} words on what ${data.phrase} does in ${town?.data.name ?? slug} and nowhere else; or delete it.`,
        ]),
      ),
    },
  };
}

/** Joins choices, such as "CV, B or LE". */
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns a guess as a value, marked if other values are likely, too. */
function guessed({ value, isAgreed, choices }: Guess<string>, what: string): unknown {
  return isAgreed
    ? value
    : new Mark(value, `check the ${what}: it is probably ${EITHER.format(choices)}`);
}

/** Returns the three sectors that most of the neighbours have, those of the nearest first. */
function likelySectors(lists: readonly (readonly { sector: string }[])[]): string[] {
  const counts = new Map<string, number>();
  for (const { sector } of lists.flat()) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([sector]) => sector);
}

function newPost({ title }: EntryRequest, { content, today }: Surroundings): Recipe {
  const { posts } = content.collections;
  const authors = posts.map(({ data }) => data.author);
  const tags = [...new Set(posts.flatMap(({ data }) => data.tags))].toSorted();
  return {
    fields: {
      title,
      search: searchOf(title),
      author: mostFrequent(authors) ?? content.singles.site?.data.name,
      publishedDate: today,
      tags: new Mark([], tags.length > 0 ? `tags, such as ${tags.join(', ')}` : 'tags'),
    },
    body: `${TO_WRITE}: the article. Headings start with \`##\`.`,
  };
}

function newCaseStudy(request: EntryRequest, surroundings: Surroundings): Recipe {
  const { slug, title } = request;
  const { content } = surroundings;
  const { sectors, services } = content.collections;
  const [sector] = sectors;
  const [service] = services;
  const hasItem = content.names.portfolio.has(slug);
  const item = hasItem ? undefined : newPortfolioItem({ ...request, given: {} }, surroundings);
  return {
    fields: {
      title,
      sector: sector && new Mark(sector.slug, 'the sector of the client'),
      services: service && new Mark([service.slug], 'the services of this project'),
      search: searchOf(title),
      relatedLinks: relatedLinks(surroundings),
    },
    body: `${TO_WRITE}: the story of the project, with \`##\` headings.`,
    ...(item && {
      also: [
        {
          collection: 'portfolio',
          slug,
          fields: { ...item.fields, caseStudyUrl: `${basePaths.caseStudies}/${slug}` },
        },
      ],
    }),
  };
}

function newPortfolioItem({ slug, title }: EntryRequest, surroundings: Surroundings): Recipe {
  const { content } = surroundings;
  const [service] = content.collections.services;
  return {
    fields: {
      order: nextOrder(content.collections.portfolio),
      title,
      image: borrowedImage('portfolio', surroundings),
      liveUrl: new Mark(
        'https://www.example.com',
        'the address of the finished work, or delete the field if it has none',
      ),
      caseStudyUrl: content.names.caseStudies.has(slug)
        ? `${basePaths.caseStudies}/${slug}`
        : new Mark(
            `${basePaths.services}/${service?.slug}`,
            'the case study, or the page of the service that was used',
          ),
      onHome: false,
    },
  };
}

/** Returns whether a sector has paragraphs. One of a site without towns may have none. */
function hasParagraphs({ data }: CollectionEntry<'sectors'>): boolean {
  return Object.keys(data.services).length > 0;
}

/** Returns the first number of an order that no entry has. */
function nextOrder(entries: readonly { data: { order: number } }[]): number {
  return Math.max(0, ...entries.map(({ data }) => data.order)) + 1;
}

/** Returns search texts with a title that differs from that of every other page. */
function searchOf(title: string | undefined): KnownFields {
  return title === undefined ? {} : { title: `${title} | ${TO_WRITE}` };
}

/** Returns the picture of another entry as a placeholder until the entry has its own. */
function borrowedImage(kind: 'services' | 'portfolio', { content }: Surroundings): unknown {
  const { portfolio, services } = content.collections;
  const [own] = kind === 'portfolio' ? portfolio.map(({ data }) => data.image) : [];
  const image: Image | undefined = own ?? services[0]?.data.heroImage;
  if (!image) return undefined;
  const { src, width, height } = image;
  return new Mark(
    { src, width, height },
    `your own picture with its size: "npm run site -- images --to ${kind} photo.jpg" prints these lines`,
  );
}

/** Returns three pages that always exist. */
function relatedLinks({ content }: Surroundings): unknown {
  const services = content.collections.services
    .filter(({ data }) => !data.draft)
    .map(({ slug }) => slug);
  return new Mark([...services.slice(0, 2), '/contact', '/'].slice(0, 3), 'three related pages');
}

function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string) => values.filter((one) => one === value).length;
  return values.toSorted((a, b) => count(b) - count(a))[0];
}

function blanks(count: number): undefined[] {
  return Array.from({ length: count }, () => undefined);
}
