import type { Content, Entry } from '#cli/model/content.ts';
import type {
  LocationVariables,
  ServiceVariables,
  TownVariables,
} from '#cli/model/locationTexts.ts';
import type { NeededField } from '#cli/model/finding.ts';
import type { Surroundings } from '#cli/model/surroundings.ts';
import { amountsOf } from '#schemas/price.ts';
import type { Price, Prices } from '#schemas/price.ts';
import type { Service } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import type { Town } from '#schemas/town.ts';
import { fillWords } from '#schemas/fillWords.ts';
import { UNITED_KINGDOM } from '#schemas/locale.ts';
import { localeFormats } from '#schemas/localeFormats.ts';
import { aboutDistance, aboutPopulation } from './aboutFigures.ts';
import { countyInText, possessive, regionInText } from './english.ts';
import { milesBetween } from './geography.ts';
import { priceView } from './priceView.ts';
import { required } from './required.ts';

/** The variables for patterns about a town, with the values for Leeds. */
export const sampleTownVariables = {
  town: 'Leeds',
  town_full: 'Leeds',
  in_town: 'in Leeds',
  in_town_full: 'in Leeds',
  town_possessive: "Leeds'",
  place: 'Leeds, West Yorkshire',
  county: 'West Yorkshire',
  the_region: 'Yorkshire and the Humber',
  nation: 'England',
  city_or_town: 'city',
  population: 'about 535,000',
  nearest: 'Bradford',
  neighbours: 'Bradford, Wakefield and Harrogate',
  office: 'London',
  distance_from_office: 'about 170 miles from our London office',
  agency: 'Acme',
  usual_reply: '2 hours',
  promised_reply: '24 hours',
  phone: '020 7946 0142',
} as const satisfies TownVariables;

/** The variables for patterns about a project, with the values for a project of web design. */
export const sampleProofVariables = {
  ...sampleTownVariables,
  miles: '62 miles',
  service: 'web design',
  sector: 'food and drink producers',
} as const satisfies Record<string, string>;

/** The variables for patterns of variants, with the values for web design in Leeds. */
export const sampleVariables = {
  ...sampleTownVariables,
  service: 'web design',
  service_title: 'Responsive Web Design',
  price_range: '£600–£10,000',
  price_from: '£600',
  price_per: 'a project',
  duration: '2–8 weeks',
  sector1: 'hospitals and care providers',
  sector2: 'law firms',
  sectors: 'hospitals and care providers, law firms and retailers',
} as const satisfies LocationVariables;

/** The variables for the words on the drawing of a service, with the values for web design in Leeds. */
export const sampleDrawingVariables = {
  ...sampleVariables,
  slug: 'leeds',
  postcode_area: 'LS',
  nearby1: 'Bradford',
  nearby2: 'Wakefield',
  nearby3: 'Harrogate',
  distance1: '8 miles',
  distance2: '9 miles',
  distance3: '13 miles',
} as const satisfies Record<string, string>;

/** The single files that the variables of a town are made from. */
type Singles = Pick<Content['singles'], 'site' | 'townPages' | 'words'>;

/** Returns the variables that depend on the town only. `townPages` has the words for a town without neighbours. */
export function townVariables(
  { data: town }: Entry<Town>,
  { nearest, whole }: Pick<Surroundings, 'nearest' | 'whole'>,
  singles: Singles,
): TownVariables {
  const site = singles.site.data;
  const { withoutNeighbours } = required(singles.townPages, 'town-pages').data;
  const isUk = site.country === UNITED_KINGDOM;
  const { places } = singles.words.data;
  const name = town.shortName ?? town.name;
  return {
    town: name,
    town_full: town.name,
    in_town: inTown(town),
    in_town_full: `${town.preposition ?? 'in'} ${town.name}`,
    town_possessive: possessive(name),
    place: placeOf(town, site.nations[0]),
    county: isUk ? countyInText(town.county) : town.county,
    the_region: isUk ? regionInText(town.region) : town.region,
    nation: town.nation,
    city_or_town: town.city ? places.city : places.town,
    population: aboutPopulation(town.population, singles),
    nearest: nearest[0] ? shortName(nearest[0].data) : withoutNeighbours.nearest,
    neighbours:
      nearest.length > 0
        ? localeFormats(site).list(nearest.slice(0, 3).map(({ data }) => shortName(data)))
        : withoutNeighbours.neighbours,
    office: site.office.city,
    distance_from_office: distanceFromOffice(town, whole?.data, singles),
    agency: site.name,
    ...factsOfSite(site),
  };
}

/** The variables that need a fact of `content/site.yaml` which an agency can leave out, with the field of that fact. */
const variableFields = {
  usual_reply: 'claims.usualReply',
  promised_reply: 'claims.promisedReply',
  phone: 'phone',
} as const;

/** Returns the variables without a value, because the agency leaves out the fact, with the field that each needs. */
export function unstatedVariables({
  file,
  data,
}: Pick<Entry<Parameters<typeof factsOfSite>[0]>, 'file' | 'data'>): Record<string, NeededField> {
  const stated = factsOfSite(data);
  return Object.fromEntries(
    Object.entries(variableFields).flatMap(([name, field]) =>
      name in stated ? [] : [[name, { file, field }]],
    ),
  );
}

/** Returns the variables without a value on pages about a service whose price is on request, with the field that each needs. */
export function unpricedVariables(
  service: string,
  { file, data }: Pick<Entry<Prices>, 'file' | 'data'>,
): Record<string, NeededField> {
  const price = data[service];
  if (!price || amountsOf(price)) return {};
  return {
    price_range: { file, field: `${service}.min` },
    price_from: { file, field: `${service}.min` },
    price_per: { file, field: `${service}.per` },
  };
}

/** Returns the values of the variables in `variableFields` whose fact the agency states. */
export function factsOfSite({
  claims,
  phone,
  phoneDisplay = phone,
}: Pick<Content['singles']['site']['data'], 'claims' | 'phone' | 'phoneDisplay'>): Partial<
  Record<keyof typeof variableFields, string>
> {
  return {
    ...(claims?.usualReply && { usual_reply: claims.usualReply }),
    ...(claims?.promisedReply && { promised_reply: claims.promisedReply }),
    // A number stays on one line.
    ...(phoneDisplay && { phone: phoneDisplay.replaceAll(' ', '\u00a0') }),
  };
}

/** Returns the variables that depend on the service and the sectors of the page. */
export function serviceVariables(
  service: Service,
  price: Price,
  sectorPhrases: readonly string[],
  singles: Pick<Content['singles'], 'site' | 'words'>,
): ServiceVariables {
  const { range, per, duration } = priceView(price, singles);
  const amounts = amountsOf(price);
  return {
    service: service.phrase,
    service_title: service.title,
    ...(amounts && {
      price_range: range,
      price_from: localeFormats(singles.site.data).money(amounts.min),
      price_per: per,
    }),
    duration,
    sector1: sectorPhrases[0] ?? '',
    sector2: sectorPhrases[1] ?? sectorPhrases[0] ?? '',
    sectors: localeFormats(singles.site.data).list(sectorPhrases),
  };
}

/** Returns the name of a town for running text. */
export function shortName(town: Town): string {
  return town.shortName ?? town.name;
}

/** Returns a town with its preposition: "in Leeds", "on the Isle of Wight". */
export function inTown(town: Town): string {
  return `${town.preposition ?? 'in'} ${shortName(town)}`;
}

/**
 * Returns a town with its county: "Leeds, West Yorkshire". If the county has the name of the town in it, returns the town with its nation
 * ("Cardiff, Wales"), or alone in the first nation of `site.yaml` ("Oxford").
 * A county in brackets loses the brackets: "Bangor, Gwynedd".
 */
export function placeOf(town: Town, usualNation: string | undefined): string {
  const name = town.name.replace(/ \(.*\)$/, '');
  const inCounty = new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?:shire)?(?!\\p{L})`, 'u');
  if (name !== town.region && !inCounty.test(town.county)) return `${name}, ${town.county}`;
  // "Newport, Wales" distinguishes this Newport from others. "Oxford, England" sounds as if readers lived elsewhere.
  return town.nation === usualNation ? name : `${name}, ${town.nation}`;
}

/** The maximum distance of an office from the centre of its city, in miles. */
export const CITY_RADIUS = 20;

/** Returns whether the office is in a town, judged by its city. Towns that are far apart may share a short name. */
export function hasOffice(town: Town, office: Site['office']): boolean {
  return (
    town.name === office.city ||
    (town.shortName === office.city && milesBetween(town, office) <= CITY_RADIUS)
  );
}

/** Returns the distance of a town from the office in words. The distance of a city from an office inside it would say nothing. */
function distanceFromOffice(town: Town, whole: Town | undefined, singles: Singles): string {
  const { office } = singles.site.data;
  const { atOffice, fromOffice, fromOfficeAround } = singles.words.data.places;
  if (hasOffice(town, office)) return atOffice;
  const isAround = whole !== undefined && hasOffice(whole, office);
  const distance = aboutDistance(milesBetween(town, office), singles);
  return isAround
    ? fillWords(fromOfficeAround, { distance })
    : fillWords(fromOffice, { distance, office: office.city });
}
