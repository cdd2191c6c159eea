import type { CollectionEntry, TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { categoryLabel } from './categories.ts';
import { entryOf } from './entryOf.ts';
import { milesBetween } from './geography.ts';
import { NEARBY_MILES } from './neighbours.ts';
import { renderPattern } from './patterns.ts';
import { exactDistance } from './aboutFigures.ts';
import { basePaths } from './planPaths.ts';
import { stableHash } from './stableHash.ts';
import { workOfTestimonial } from './workOfTestimonial.ts';
import { asSentence } from '#schemas/asSentence.ts';
import type { Image } from '#schemas/fields.ts';
import type { ProofView } from '#schemas/generated/views.ts';
import type { TownPagesScreen } from '#schemas/screen.ts';

/** The context that proof is chosen and written in. */
type Context = Pick<SiteContext, 'content' | 'texts' | 'service' | 'sector'>;

type ProofTexts = NonNullable<TownPagesScreen['proof']>;
type CaseStudyEntry = CollectionEntry<'caseStudies'>;
type PortfolioEntry = CollectionEntry<'portfolio'>;
type TestimonialEntry = CollectionEntry<'testimonials'>;

/** A project to show. */
interface Work {
  item: PortfolioEntry;
  study?: CaseStudyEntry;
  /** The text of the file of the service: how the project relates to the service. */
  text?: string;
}

/** The town and the subject of a page. */
export interface PageSubject {
  town: TownEntry;
  /** The slugs of the sectors that the page covers, the most important first. */
  sectors: readonly string[];
  /** The slug of the service, if the page is about one. */
  service?: string;
}

/** The proof on a page of a town, whose picture is not planned yet. */
export type PlannedProof = Omit<ProofView, 'project'> & {
  project?: Omit<NonNullable<ProofView['project']>, 'image'> & { image: Image };
};

/** The distance below which the page does not state how far away a project is, in miles. A project in a large city may be farther. */
const HERE = 2;

/**
 * Plans the project and the quotation on a page of a town, and what has not been published. Returns the files that they are made from as
 * well. Returns `undefined` if there is nothing to show.
 */
export function planProof(
  subject: PageSubject,
  context: Context,
): { view: PlannedProof; files: string[] } | undefined {
  const texts = context.content.singles.townPages?.data.proof;
  if (!texts) return undefined;
  const work = chooseWork(subject, context);
  const testimonial = work?.study?.data.quote
    ? undefined
    : chooseTestimonial(subject, work?.item, context);
  if (!work && !testimonial) return undefined;
  const view: PlannedProof = {
    title: renderPattern(texts.title, context.texts.townVariables(subject.town)),
    ...(work && { project: projectView(work, subject, texts, context) }),
    ...(testimonial
      ? { quote: quoteView(testimonial, work, context) }
      : work?.study?.data.quote && {
          quote: ownQuoteView(work.study.data.client, work.study.data.quote),
        }),
    missing: work ? missingText(work, subject, texts, context) : '',
  };
  return {
    view,
    files: [work?.study, work?.item, testimonial].flatMap((entry) => (entry ? [entry.file] : [])),
  };
}

/**
 * Returns the project that fits a page best. On the page of a service, it is one of the service that is near by or in a sector of the page,
 * or else the one that the file of the service names with a text. Otherwise it is the case study that fits best. A site with case studies
 * shows only projects that have one, so that the page leads to it.
 */
function chooseWork(subject: PageSubject, context: Context): Work | undefined {
  const { caseStudies, portfolio } = context.content.collections;
  const best = chooseStudy(subject, context);
  const ofStudy = best && { item: entryOf(portfolio, best.study.slug), study: best.study };
  const named =
    subject.service === undefined ? undefined : context.service(subject.service).data.work;
  const study = caseStudies.find(({ slug }) => slug === named?.project);
  if (!named || best?.fits || (best && !study)) return ofStudy;
  return {
    item: entryOf(portfolio, named.project),
    ...(study && { study }),
    ...(!(study && isOfService(study, subject)) && { text: named.text }),
  };
}

/**
 * Returns the case study that fits a page best: one of its service, then one near by, then one in a sector of the page, then the nearest.
 * The page of a service has another one than that of the town if another one fits. A case study without a point is the farthest. `fits` is
 * true if it is of the service, and near by or in a sector of the page.
 */
function chooseStudy(
  subject: PageSubject,
  context: Context,
): { study: CaseStudyEntry; fits: boolean } | undefined {
  const { town, sectors, service } = subject;
  const ofTown =
    service === undefined
      ? undefined
      : chooseStudy({ town, sectors: town.data.sectors.map(({ sector }) => sector) }, context);
  return first(
    context.content.collections.caseStudies.map((study) => {
      const miles = milesTo(study, town);
      const lacksService = service !== undefined && !isOfService(study, subject);
      const isFar = miles > NEARBY_MILES;
      const lacksSector = !sectors.includes(study.data.sector);
      const fits = !lacksService && !(isFar && lacksSector);
      const isShown = study === ofTown?.study;
      return {
        study,
        fits,
        order: [lacksService, !fits, isShown, isFar, lacksSector, miles].map(Number),
      };
    }),
  );
}

function isOfService({ data }: CaseStudyEntry, { service }: PageSubject): boolean {
  return service !== undefined && data.services.includes(service);
}

/**
 * Returns the testimonial that fits a page best, of those with an excerpt. Beside a project it is that of the same client, because the
 * words of another client would seem to be about the project. Without one, it is that of the service, then one of a sector of the page, then
 * any. The hash spreads the last over the pages.
 */
function chooseTestimonial(
  { town, sectors, service }: PageSubject,
  item: PortfolioEntry | undefined,
  { content, service: serviceAt }: Context,
): TestimonialEntry | undefined {
  const ofService = service === undefined ? undefined : serviceAt(service).data.testimonial;
  const ranked = content.collections.testimonials
    .filter(
      (testimonial) =>
        testimonial.data.excerpt !== undefined &&
        (!item || workOfTestimonial(testimonial, content) === item),
    )
    .map((testimonial) => {
      const { slug, data } = testimonial;
      return {
        testimonial,
        order: [
          Number(slug !== ofService),
          Number(data.sector === undefined || !sectors.includes(data.sector)),
          stableHash(`${town.slug}/${service ?? ''}/${slug}`),
        ],
      };
    });
  return first(ranked)?.testimonial;
}

/** Returns the first of the items with the lowest order. */
function first<T extends { order: readonly number[] }>(items: readonly T[]): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best && compare(best.order, item.order) <= 0 ? best : item),
    undefined,
  );
}

/** Compares two keys of the same length number by number. */
function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) < (b[index] ?? 0) ? -1 : 1;
}

function milesTo({ data }: CaseStudyEntry, town: TownEntry): number {
  return data.point ? milesBetween(town.data, data.point) : Infinity;
}

function projectView(
  { item, study, text }: Work,
  { town }: PageSubject,
  { distance }: ProofTexts,
  context: Context,
): NonNullable<PlannedProof['project']> {
  const { title, category, description, image } = item.data;
  if (!study) {
    return {
      client: title,
      label: category === undefined ? '' : categoryLabel('portfolio', category, context.content),
      text: text ?? description,
      image,
    };
  }
  const { client, place, sector, outcomes } = study.data;
  const miles = milesTo(study, town);
  const isHere = miles < HERE || place.split(', ').includes(town.data.name);
  const variables = {
    ...context.texts.townVariables(town),
    miles: exactDistance(miles, context.content.singles),
  };
  const where = isHere || miles === Infinity ? place : renderPattern(distance, variables);
  const outcome = outcomes.toSorted((a, b) => a.length - b.length)[0];
  return {
    client,
    path: `${basePaths.caseStudies}/${study.slug}`,
    label: `${context.sector(sector).data.name}, ${where}`,
    text: text ?? (outcome === undefined ? '' : asSentence(outcome)),
    image,
  };
}

function quoteView(
  { data }: TestimonialEntry,
  work: Work | undefined,
  context: Context,
): NonNullable<ProofView['quote']> {
  return {
    text: data.excerpt ?? data.text,
    name: data.name,
    company: data.company,
    // The project says its sector or its category.
    sector: work || data.sector === undefined ? '' : context.sector(data.sector).data.name,
  };
}

function ownQuoteView(
  company: string,
  { text, name }: NonNullable<CaseStudyEntry['data']['quote']>,
): NonNullable<ProofView['quote']> {
  return { text, name, company, sector: '' };
}

/** Returns what has not been published, or an empty text. */
function missingText(
  work: Work,
  subject: PageSubject,
  texts: ProofTexts,
  context: Context,
): string {
  const { town, sectors, service } = subject;
  const pattern = missingPattern(work, subject, texts, context);
  if (pattern === undefined) return '';
  return renderPattern(pattern, {
    ...context.texts.townVariables(town),
    service: service === undefined ? '' : context.service(service).data.phrase,
    sector: sectors[0] === undefined ? '' : context.sector(sectors[0]).data.phrase,
  });
}

/**
 * Returns the pattern of the sentence that says what is missing: a project of the service of the page, a project in its first sector if the one shown
 * is in none of its sectors, both of these, or one project that is of both. Returns `undefined` if nothing is. A project that the file of the service
 * names needs no sentence, because its text says what it has to do with the service.
 */
function missingPattern(
  { item, study }: Work,
  subject: PageSubject,
  { noService, noSector, neither, noServiceInSector }: ProofTexts,
  { content, service: serviceOf }: Context,
): string | undefined {
  const { sectors, service } = subject;
  const { caseStudies } = content.collections;
  const named = service === undefined ? undefined : serviceOf(service).data.work;
  if (named?.project === item.slug) return undefined;
  const isOfPage = (one: CaseStudyEntry) => service === undefined || isOfService(one, subject);
  const [sector] = sectors;
  const isInSector = sector === undefined || !study || sectors.includes(study.data.sector);
  const ofSector = caseStudies.filter(({ data }) => data.sector === sector);
  const lacksSector = !isInSector && ofSector.length === 0;
  if (service !== undefined && !caseStudies.some(isOfPage))
    return lacksSector ? neither : noService;
  if (lacksSector) return noSector;
  return isInSector || ofSector.some(isOfPage) ? undefined : noServiceInSector;
}
