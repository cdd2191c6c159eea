import { z } from 'zod';
import { line, pattern, plural } from './wordFields.ts';

/** The words for distances, figures and facts on the pages about towns. Patterns of these pages have them as variables. */
export const PlacesWordsSchema = z
  .strictObject({
    city: line('what `{{ city_or_town }}` says of a place with city status'),
    town: line('what `{{ city_or_town }}` says of any other place'),
    distance: plural('an exact distance, in the unit of `distances` in site.yaml', {
      distance: '62',
    }),
    distanceNone: line('a distance of less than one and a half, in words'),
    distanceAbout: pattern('a rounded distance', { distance: '170' }),
    fromOffice: pattern('the distance of a town from the office', {
      distance: 'about 170 miles',
      office: 'London',
    }),
    fromOfficeAround: pattern('the same in a part of the city of the office', {
      distance: 'about 10 miles',
    }),
    atOffice: line('the same in the city of the office'),
    towards: pattern('an exact distance with its direction', {
      distance: '62 miles',
      direction: 'north-east',
    }),
    directions: z
      .strictObject({
        north: line('the direction from south to north'),
        northEast: line('the direction between north and east'),
        east: line('the direction from west to east'),
        southEast: line('the direction between south and east'),
        south: line('the direction from north to south'),
        southWest: line('the direction between south and west'),
        west: line('the direction from east to west'),
        northWest: line('the direction between north and west'),
      })
      .describe('the points of the compass'),
    population: pattern('a rounded population below a million', { number: '535,000' }),
    populationMillions: pattern('a rounded population of a million or more', { number: '1.1' }),
    facts: z
      .strictObject({
        title: line('the name of the facts about a town, for people who cannot see them'),
        county: line('the label of the county'),
        region: line('the label of the region and nation'),
        population: line('the label of the population, and of its source'),
        postcodeArea: line('the label of the postcode area'),
        office: line('the label of the place in the city of the office'),
        distance: line('the label of the distance from the office'),
        distances: line('the label of the source of distances'),
        sources: line('the link to the list of all sources'),
      })
      .describe('the facts about a town'),
    licence: line('the word before a licence in the list of sources'),
  })
  .describe('distances, figures and facts of towns');
