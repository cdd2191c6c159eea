import type { FindingArgs } from '#cli/model/finding.ts';
import type { towns as explained } from '../explanations/towns.ts';
import { didYouMean, elsewhere } from './advice.ts';
import type { Message, MessagesOf } from './message.ts';
import { count, number } from '#cli/report/amounts.ts';
import { field, percent, quote, range } from './values.ts';

/** The words of findings about towns. */
export const towns: MessagesOf<typeof explained> = {
  'town-name-repeated': ({ name, county, slug }) => ({
    found: `Another town has the name ${quote(name)} too, so pages of both would have the same titles.`,
    expected:
      slug === undefined
        ? 'Expected each name once.'
        : `Expected the name of the town of this file, which is called ${quote(slug)}.`,
    action: `${slug === undefined ? 'Put' : 'Correct the name. If both are right, put'} the county in brackets, such as "${name} (${county})", and the short name in "shortName:".`,
  }),
  'town-name-slip': (args) => ({
    found:
      args.kind === 'letter'
        ? `The name is ${quote(args.found)}, but the file is called ${quote(args.slug)}.`
        : `The name is ${quote(args.found)}.`,
    expected: `Expected ${nameExpected[args.kind]}`,
    action:
      args.kind === 'letter'
        ? 'Correct the name. If it is right, rename the file.'
        : `Write "name: ${args.write}".`,
  }),
  'town-neighbour-far': ({ neighbour, miles, limit, isWhole = false }) =>
    isWhole
      ? {
          found: `The town is said to be a part of ${quote(neighbour)}, which is ${count(miles, 'mile')} away.`,
          expected: `Expected a city within ${limit} miles.`,
          action: 'Write the city that the town is a part of, or delete the field.',
        }
      : {
          found:
            miles === 0
              ? `The town names itself (${quote(neighbour)}) as a neighbour.`
              : `${quote(neighbour)} is ${count(miles, 'mile')} away.`,
          expected: `Expected other towns within ${limit} miles, because pages call them near.`,
          action: 'Delete the name.',
        },
  'town-part-nested': ({ partOf, whole }) => ({
    found: `${quote(partOf)} is a part of ${quote(whole)}.`,
    expected: 'Expected a city that is not part of another one.',
    action: `Write ${partOf === whole ? 'another town' : quote(whole)}, or delete the field.`,
  }),
  'town-nation-mismatch': ({ region, nation, expected }) => ({
    found: `The region ${quote(region)} is not in ${nation}.`,
    expected: `Expected "nation: ${expected}", or a region of ${nation}.`,
  }),
  'town-outside-uk': ({ latitude, longitude, nation, suggestion }) => ({
    found: `The point ${latitude}, ${longitude} is not in ${nation}.`,
    expected:
      'Expected decimal degrees, the latitude (49 to 61) first, the longitude (-9 to 2) second.',
    action: suggestion
      ? `The two are swapped. Write "${suggestion}".`
      : 'Check that the two are not swapped, and that a western longitude has its minus sign.',
  }),
  'point-far-away': ({ latitude, longitude, limit, from, suggestion }) => ({
    found: `The point ${latitude}, ${longitude} is over ${number(limit)} miles away from ${from === 'office' ? 'the office' : 'most towns'}.`,
    expected:
      'Expected decimal degrees, the latitude first, with a minus sign in the south and west.',
    ...didYouMean(suggestion),
  }),
  'town-elsewhere': (args) => elsewhere(args, 'or correct "postcodeArea"'),
  'town-place-repeated': ({ name }) => ({
    found: `The town is at the same point as ${name}.`,
    expected: 'Expected a point of its own; this one may be left over from a copied file.',
    action: 'Look up the latitude and longitude of the town.',
  }),
  'town-postcode-area': ({ area, region, regions, isInArea = false }) =>
    isInArea
      ? {
          found: `The region is ${quote(region)}, but the point of the town is in the postcode area ${quote(area)}, which is elsewhere.`,
          expected: `Expected "region: ${regions.join('" or "region: ')}".`,
          action: 'Correct the region.',
        }
      : {
          found:
            regions.length > 0
              ? `The postcode area ${quote(area)} is not in ${region}.`
              : `There is no postcode area ${quote(area)} in the UK.`,
          expected:
            regions.length > 0
              ? `Expected an area of ${region}, or "region: ${regions.join('" or "region: ')}".`
              : 'Expected the letters at the start of the postcodes of the town.',
          action: 'Look up a postcode of the town, and correct the one that is wrong.',
        },
  'town-county-region': ({ county, region, expected, miles }) =>
    miles !== undefined
      ? {
          found: `The nearest other town of ${quote(county)} is ${count(miles, 'mile')} away.`,
          expected: 'Expected a county whose towns are near each other.',
          action: 'Check the county.',
        }
      : {
          found: `${quote(county)} is in ${region} here, and in ${expected} in the files of other towns.`,
          expected: 'Expected a county in one region.',
          action: 'Correct the county or the region.',
        },
  'town-county-alike': ({ found, suggestion }) => ({
    found: `No other town is in ${quote(found)}.`,
    ...didYouMean(suggestion),
  }),
  'town-population': ({ found, limits }) => ({
    found: `The population is ${number(found)}.`,
    expected: `Expected ${range(limits)}.`,
    action: 'Check for a digit too many or too few.',
  }),
  'town-sector-repeated': ({ sector }) => ({
    found: `The sector ${quote(sector)} is listed twice.`,
    expected: 'Expected each sector once.',
    action: 'Delete one of the two, or replace it with another sector.',
  }),
  'town-text-copied': ({ field: name, town, other }) => ({
    found: `${name === 'introduction' ? 'The introduction' : field(name)} is nearly the same as in the file of ${other}.`,
    expected: 'Expected a text about this town only; this one may be left over from a copied file.',
    action: `Write what is true of ${town}${name === 'introduction' ? '' : ', or delete the sector'}.`,
  }),
  'town-introduction-length': ({ words, limits }) => ({
    found: `The introduction has ${count(words, 'word')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'local-town-unknown': ({ found, suggestion }) => ({
    found: `The file has the name of no town: ${quote(found)}.`,
    expected: 'Expected the name of a file in content/towns/, whose pages show these texts.',
    ...(suggestion
      ? didYouMean(suggestion)
      : {
          action:
            'Was the town renamed or deleted? Give the file the new name of the town, or delete it too.',
        }),
  }),
  'local-text-length': ({ service, words, limits }) => ({
    found: `The text on ${quote(service)} has ${count(words, 'word')}.`,
    expected: `Expected ${range(limits)}.`,
  }),
  'local-text-placeless': ({ service, town, other }) => ({
    found:
      other === undefined
        ? `The text on ${quote(service)} names no place, so it could be about any town.`
        : `The texts name ${other} several times, and ${town} once at most.`,
    expected: `Expected ${other === undefined ? 'a text that is' : 'texts that are'} true of ${town} alone.`,
    action:
      other === undefined
        ? 'Name the streets, trades or seasons of the town that it is about.'
        : `If they are about ${other}, give the file the name of that town, and restore that of ${town} from Git.`,
  }),
  'local-text-alike': ({ service, other, similarity, limit }) => ({
    found: `The text on ${quote(service)} is ${percent(similarity)} the same as one in ${other}.`,
    expected: `Expected less than ${percent(limit)}; search engines drop pages that are copies.`,
    action: 'Write it again for this town, or delete it.',
  }),
  'local-name-unused': ({ found }) => ({
    found: `No text has the name ${quote(found)}.`,
    expected: 'Expected names of the texts below only, spelt as there.',
    action: 'Correct the name, or delete the line.',
  }),
  'locations-alike': (args) => alike(args),
  'locations-nearly-alike': (args) => alike(args),
};

/** The expected form of the name of a town, by the fault of the one that was found. */
const nameExpected: Record<FindingArgs['town-name-slip']['kind'], string> = {
  case: 'a capital letter at the start of each word, because every page of the town shows the name.',
  comma: 'the name alone, because pages put it into sentences and name the county themselves.',
  letter:
    'one spelling, because every page of the town shows the name, and has the other in its address.',
};

function alike({ path, other, similarity, limit }: FindingArgs['locations-alike']): Message {
  return {
    found: `${path} is about ${percent(similarity)} the same as ${other}.`,
    expected: `Expected less than ${percent(limit)}; search engines drop pages that are copies.`,
    action: 'Give the town an introduction, sectors and notes of its own.',
  };
}
