import { describe, expect, test } from 'vitest';
import type { Entry } from '#cli/model/content.ts';
import {
  factsOfSite,
  hasOffice,
  inTown,
  placeOf,
  sampleVariables,
  serviceVariables,
  shortName,
  townVariables,
  unstatedVariables,
} from '#cli/resolve/locationVariables.ts';
import { TownSchema } from '#schemas/town.ts';
import type { Town } from '#schemas/town.ts';
import { tenServices } from '../../helpers/tenServices.ts';

const { collections, singles } = await tenServices();

/** Towns with each kind of name, nation and county that sentences distinguish. */
const TOWNS: Record<string, Partial<Town> & { name: string }> = {
  leeds: {
    name: 'Leeds',
    county: 'West Yorkshire',
    region: 'Yorkshire and the Humber',
    latitude: 53.79648,
    longitude: -1.54785,
    population: 536280,
  },
  london: {
    name: 'London',
    county: 'Greater London',
    region: 'London',
    latitude: 51.50853,
    longitude: -0.12574,
  },
  croydon: {
    name: 'Croydon',
    county: 'Greater London',
    region: 'London',
    latitude: 51.37393,
    longitude: -0.09921,
  },
  cardiff: { name: 'Cardiff', nation: 'Wales', region: 'Wales', county: 'Cardiff' },
  durham: { name: 'Durham', county: 'County Durham' },
  antrim: {
    name: 'Antrim',
    nation: 'Northern Ireland',
    region: 'Northern Ireland',
    county: 'County Antrim',
  },
  edinburgh: {
    name: 'Edinburgh',
    nation: 'Scotland',
    region: 'Scotland',
    county: 'City of Edinburgh',
  },
  'bangor-gwynedd': {
    name: 'Bangor (Gwynedd)',
    shortName: 'Bangor',
    nation: 'Wales',
    region: 'Wales',
    county: 'Gwynedd',
  },
  'bangor-county-down': {
    name: 'Bangor (County Down)',
    shortName: 'Bangor',
    nation: 'Northern Ireland',
    region: 'Northern Ireland',
    county: 'County Down',
  },
  york: { name: 'York' },
  bradford: { name: 'Bradford' },
  wakefield: { name: 'Wakefield' },
  harrogate: { name: 'Harrogate' },
};

function town(slug: string): Entry<Town> {
  const [like] = collections.towns;
  const fields = TOWNS[slug];
  if (!like || !fields) throw new Error(`${slug} is missing.`);
  return { ...like, slug, data: { ...like.data, ...fields } };
}

function changed(slug: string, fields: Partial<Town>): Town {
  return TownSchema.parse({ ...town(slug).data, ...fields });
}

describe('a town with its county or nation', () => {
  test.each<[string, Partial<Town>, string]>([
    ['leeds', {}, 'Leeds, West Yorkshire'],
    ['cardiff', {}, 'Cardiff, Wales'],
    ['london', {}, 'London'],
    ['durham', {}, 'Durham'],
    ['antrim', {}, 'Antrim, Northern Ireland'],
    ['edinburgh', {}, 'Edinburgh, Scotland'],
    ['york', { county: 'North Yorkshire' }, 'York'],
    ['antrim', { name: 'Downpatrick', county: 'County Down' }, 'Downpatrick, County Down'],
    ['antrim', { name: 'Ross', county: 'Perth and Kinross' }, 'Ross, Perth and Kinross'],
    ['bangor-gwynedd', {}, 'Bangor, Gwynedd'],
    ['bangor-county-down', {}, 'Bangor, County Down'],
  ])('%s', (slug, fields, place) => {
    expect(placeOf(changed(slug, fields), 'England')).toBe(place);
  });
});

test('a town in running text has its short name and its preposition', () => {
  const ryde = changed('leeds', {
    name: 'Isle of Wight',
    shortName: 'the Island',
    preposition: 'on',
  });
  expect(shortName(ryde)).toBe('the Island');
  expect(inTown(ryde)).toBe('on the Island');
  expect(inTown(town('york').data)).toBe('in York');
});

test('a town has the office if the office names its city by the name or the short name', () => {
  const newcastle = changed('leeds', {
    name: 'Newcastle upon Tyne',
    shortName: 'Newcastle',
    latitude: 54.97328,
    longitude: -1.61396,
  });
  const office = { latitude: 54.97, longitude: -1.61 };
  for (const city of ['Newcastle', 'Newcastle upon Tyne']) {
    expect(hasOffice(newcastle, { ...office, city }), city).toBe(true);
  }
  expect(hasOffice(newcastle, { ...office, city: 'Gateshead' })).toBe(false);
  // Another town has the same short name.
  const far = { latitude: 53.01, longitude: -2.23 };
  expect(hasOffice(newcastle, { ...far, city: 'Newcastle' })).toBe(false);
});

describe('the variables of a page', () => {
  const { site, townPages, words: interfaceWords } = singles;
  if (!site || !townPages || !interfaceWords) throw new Error('A file of the content is missing.');
  const words = { site, townPages, words: interfaceWords };

  test('of a town', () => {
    const near = ['bradford', 'wakefield', 'harrogate', 'york'].map(town);
    expect(townVariables(town('leeds'), { nearest: near }, words)).toMatchObject({
      town: 'Leeds',
      in_town: 'in Leeds',
      town_possessive: "Leeds'",
      place: 'Leeds, West Yorkshire',
      the_region: 'Yorkshire and the Humber',
      city_or_town: 'city',
      population: 'about 535,000',
      nearest: 'Bradford',
      neighbours: 'Bradford, Wakefield and Harrogate',
      distance_from_office: 'about 170 miles from our London office',
    });
  });

  test('of the town of the office', () => {
    expect(townVariables(town('london'), { nearest: [] }, words)).toMatchObject({
      distance_from_office: 'in the same city as our office',
    });
  });

  test('of a part of the city of the office', () => {
    const around = { nearest: [], whole: town('london') };
    expect(townVariables(town('croydon'), around, words)).toMatchObject({
      distance_from_office: 'about 9 miles from our office',
    });
  });

  test('of a town that has no other town near by', () => {
    expect(townVariables(town('york'), { nearest: [] }, words)).toMatchObject(
      townPages.data.withoutNeighbours,
    );
  });

  test('of a service', () => {
    const [service] = collections.services;
    if (!service) throw new Error('There are no services.');
    const price = { min: 600, max: 10_000, per: 'project', duration: '2–8 weeks' } as const;
    expect(serviceVariables(service.data, price, ['law firms', 'shops'], words)).toMatchObject({
      price_range: '£600–£10,000',
      price_from: '£600',
      price_per: 'a project',
      duration: '2–8 weeks',
      sector1: 'law firms',
      sector2: 'shops',
      sectors: 'law firms and shops',
    });
    expect(serviceVariables(service.data, price, ['law firms'], words)).toMatchObject({
      sector1: 'law firms',
      sector2: 'law firms',
    });
  });

  test('are those that patterns are tried with', () => {
    const [service] = collections.services;
    if (!service) throw new Error('There are no services.');
    const price = { min: 1, max: 2, per: 'month', duration: 'ongoing' } as const;
    const all = {
      ...townVariables(town('leeds'), { nearest: [] }, words),
      ...serviceVariables(service.data, price, [], words),
    };
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(sampleVariables).toSorted());
  });
});

test('the phone number is as people read it, and otherwise as phones dial it', () => {
  const phone = '+442079460167';
  // It stays on one line.
  expect(factsOfSite({ phone, phoneDisplay: '020 7946 0167' })).toEqual({
    phone: '020\u00a07946\u00a00167',
  });
  expect(factsOfSite({ phone })).toEqual({ phone });
  const file = 'content/site.yaml';
  expect(unstatedVariables({ file, data: { phone } })).not.toHaveProperty('phone');
  expect(unstatedVariables({ file, data: {} })).toMatchObject({ phone: { file, field: 'phone' } });
});
