import type { CollectionEntry, TownEntry } from '#cli/model/content.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import { entryOf } from './entryOf.ts';
import { milesBetween } from './geography.ts';
import { NEARBY_MILES } from './neighbours.ts';
import { renderPattern } from './patterns.ts';
import { exactDistance } from './aboutFigures.ts';
import { basePaths } from './planPaths.ts';
import { stableHash } from './stableHash.ts';
import type { Image } from '#schemas/fields.ts';
import type { ProofView } from '#schemas/generated/views.ts';
import type { TownPagesScreen } from '#schemas/screen.ts';

/** The context that proof is chosen and written in. */
type Context = Pick<SiteContext, 'content' | 'texts' | 'service' | 'sector'>;

type ProofTexts = NonNullable<TownPagesScreen['proof']>;
type CaseStudyEntry = CollectionEntry<'caseStudies'>;
type TestimonialEntry = CollectionEntry<'testimonials'>;

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

/** The distance below which a project is not said to be away from a town, in miles. A project in a large city may be farther. */
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
  const study = chooseStudy(subject, context);
  const testimonial = study?.data.quote ? undefined : chooseTestimonial(subject, study, context);
  if (!study && !testimonial) return undefined;
  const { town } = subject;
  const view: PlannedProof = {
    title: renderPattern(texts.title, context.texts.townVariables(town)),
    ...(study && { project: projectView(study, town, texts, context) }),
    ...(testimonial
      ? { quote: quoteView(testimonial, study, context) }
      : study?.data.quote && { quote: ownQuoteView(study.data.client, study.data.quote) }),
    missing: study ? missingText(study, subject, texts, context) : '',
  };
  const work = study && workOf(study, context);
  return {
    view,
    files: [study, work, testimonial].flatMap((entry) => (entry ? [entry.file] : [])),
  };
}

/**
 * Returns the case study that fits a page best: one near by, then one in a sector of the page, then one of its service, then the
 * nearest. A case study without a point is the farthest.
 */
function chooseStudy(
  { town, sectors, service }: PageSubject,
  { content }: Context,
): CaseStudyEntry | undefined {
  const ranked = content.collections.caseStudies.map((study) => {
    const { data } = study;
    const isOfService = service !== undefined && data.services.includes(service);
    const miles = milesTo(study, town);
    const isOfSector = sectors.includes(data.sector);
    return {
      study,
      order: [Number(miles > NEARBY_MILES), Number(!isOfSector), Number(!isOfService), miles],
    };
  });
  return ranked.toSorted((a, b) => compare(a.order, b.order))[0]?.study;
}

/**
 * Returns the testimonial that fits a page best, of those with an excerpt. Beside a case study it is that of the same client, because the
 * words of another client would seem to be about the project. Without one, it is that of the service, then one of a sector of the page, then
 * any. The hash spreads the last over the pages.
 */
function chooseTestimonial(
  { town, sectors, service }: PageSubject,
  study: CaseStudyEntry | undefined,
  { content, service: serviceAt }: Context,
): TestimonialEntry | undefined {
  const ofService = service === undefined ? undefined : serviceAt(service).data.testimonial;
  const ranked = content.collections.testimonials
    .filter(({ data }) => data.excerpt !== undefined && (!study || data.caseStudy === study.slug))
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
  return ranked.toSorted((a, b) => compare(a.order, b.order))[0]?.testimonial;
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
  study: CaseStudyEntry,
  town: TownEntry,
  { distance }: ProofTexts,
  context: Context,
): NonNullable<PlannedProof['project']> {
  const { client, place, sector, outcomes } = study.data;
  const miles = milesTo(study, town);
  const isHere = miles < HERE || place.split(', ').includes(town.data.name);
  const variables = {
    ...context.texts.townVariables(town),
    miles: exactDistance(miles, context.content.singles),
  };
  return {
    client,
    path: `${basePaths.caseStudies}/${study.slug}`,
    sector: context.sector(sector).data.name,
    where: isHere || miles === Infinity ? place : renderPattern(distance, variables),
    outcome: outcomes.toSorted((a, b) => a.length - b.length)[0] ?? '',
    image: workOf(study, context).data.image,
  };
}

/** Returns the portfolio item of a case study. */
function workOf({ slug }: CaseStudyEntry, { content }: Context): CollectionEntry<'portfolio'> {
  return entryOf(content.collections.portfolio, slug);
}

function quoteView(
  { data }: TestimonialEntry,
  study: CaseStudyEntry | undefined,
  context: Context,
): NonNullable<ProofView['quote']> {
  return {
    text: data.excerpt ?? data.text,
    name: data.name,
    company: data.company,
    // The project says its sector.
    sector: study || data.sector === undefined ? '' : context.sector(data.sector).data.name,
  };
}

function ownQuoteView(
  company: string,
  { text, name }: NonNullable<CaseStudyEntry['data']['quote']>,
): NonNullable<ProofView['quote']> {
  return { text, name, company, sector: '' };
}

/** Returns a sentence if no project is of the service of the page, or the one shown is in no sector of the page; or an empty text. */
function missingText(
  { data }: CaseStudyEntry,
  { town, sectors, service }: PageSubject,
  { noService, noSector, neither }: ProofTexts,
  context: Context,
): string {
  const { caseStudies } = context.content.collections;
  const lacksService =
    service !== undefined && !caseStudies.some((study) => study.data.services.includes(service));
  const lacksSector = sectors.length > 0 && !sectors.includes(data.sector);
  if (!lacksService && !lacksSector) return '';
  return renderPattern(lacksService ? (lacksSector ? neither : noService) : noSector, {
    ...context.texts.townVariables(town),
    service: service === undefined ? '' : context.service(service).data.phrase,
    sector: sectors[0] === undefined ? '' : context.sector(sectors[0]).data.phrase,
  });
}
