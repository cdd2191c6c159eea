import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '#cli/load/dataPath.ts';
import { planSite } from '#cli/plan/planSite.ts';
import type { SiteContext } from '#cli/model/siteContext.ts';
import type { PageModel } from '#schemas/generated/pageModel.ts';
import { edited } from '../../helpers/contentDir.ts';
import type { ContentFiles } from '../../helpers/contentDir.ts';
import { findingsOf } from '../../helpers/findingsOf.ts';
import { minimalContent, town, yaml } from '../../helpers/minimalContent.ts';

type Fields = Record<string, unknown>;

/** Returns a file of the minimal content with some fields replaced, group by group. */
function withFields(file: string, changes: Fields): Fields {
  const merge = (old: Fields, own: Fields): Fields => ({
    ...old,
    ...Object.fromEntries(
      Object.entries(own).map(([name, value]) => [
        name,
        isRecord(value) ? merge(isRecord(old[name]) ? old[name] : {}, value) : value,
      ]),
    ),
  });
  return merge(parse(minimalContent()[file] ?? '') as Fields, changes);
}

const kilometres = {
  distance: { one: '{{ distance }} km', other: '{{ distance }} km' },
  distanceNone: 'a kilometre or so',
  distanceAbout: 'about {{ distance }} km',
};

/** An agency in Galway, with three towns of two provinces. */
const ireland: ContentFiles = {
  'site.yaml': yaml(
    withFields('site.yaml', {
      locale: 'en-IE',
      currency: 'EUR',
      distances: 'kilometres',
      timeZone: 'Europe/Dublin',
      country: 'IE',
      nations: ['Connacht', 'Munster'],
      companyNumber: '123456',
      vatNumber: 'IE 1234567T',
      phone: '+35391123456',
      phoneDisplay: '091 123 456',
      office: {
        city: 'Galway',
        postcode: 'H91 E8V2',
        phone: '+35391123456',
        phoneDisplay: '091 123 456',
        latitude: 53.2743,
        longitude: -9.0514,
      },
    }),
  ),
  'words.yaml': yaml(withFields('words.yaml', { places: kilometres })),
  'towns/bristol.md': town({
    name: 'Bristol',
    nation: 'Connacht',
    region: 'West',
    county: 'Mayo',
    latitude: 53.8547,
    longitude: -9.2877,
    population: 13_054,
    pageSet: 'short',
  }),
  'towns/leeds.md': town({
    name: 'Leeds',
    nation: 'Connacht',
    region: 'West',
    county: 'Galway',
    latitude: 53.5146,
    longitude: -8.8558,
    population: 9_647,
    pageSet: 'full-with-short-aliases',
  }),
  'towns/york.md': town({
    name: 'York',
    nation: 'Munster',
    region: 'Mid-West',
    county: 'York',
    latitude: 52.8432,
    longitude: -8.9864,
    population: 27_923,
    pageSet: 'full',
  }),
};

/** An agency in Utrecht that writes in British English. */
const netherlands: ContentFiles = {
  ...ireland,
  'site.yaml': yaml({
    ...(parse(String(ireland['site.yaml'])) as Fields),
    locale: 'en-GB',
    timeZone: 'Europe/Amsterdam',
    country: 'NL',
  }),
};

async function planOf(files: ContentFiles) {
  const { context, printed } = await findingsOf(files);
  if (!context) throw new Error(printed);
  const models = planSite(context, 'stamp').chunks.flatMap((chunk) =>
    chunk.plan().map(({ model }) => model),
  );
  return { context, models, printed };
}

function pageOf<T extends PageModel['type']>(models: readonly PageModel[], path: string, type: T) {
  const found = models.find((model) => model.path === path);
  if (found?.type !== type) throw new Error(`${path} is ${found?.type}, not ${type}.`);
  return found as Extract<PageModel, { type: T }>;
}

/** Returns everything that visitors and search engines may see of a site, as one text. */
function everything({ layout }: SiteContext, models: readonly PageModel[]): string {
  const { words: _words, ...others } = layout;
  return JSON.stringify([others.navigation, models]);
}

describe.each([
  ['Ireland', ireland, 'Ireland'],
  ['the Netherlands, in British English', netherlands, 'Netherlands'],
])('an agency in %s', (_, files, country) => {
  test('has no finding, although its postcodes and numbers are not those of the UK', async () => {
    expect((await findingsOf(files)).printed).toBe('');
  });

  test('has its prices in euros, and no pound anywhere', async () => {
    const { context, models } = await planOf(files);
    expect(pageOf(models, '/services/web-design', 'service').price.range).toBe('€600–€10,000');
    expect(everything(context, models)).not.toMatch(/£|GBP|United Kingdom/);
  });

  test('has its country and currency in its structured data', async () => {
    const { models } = await planOf(files);
    const { head } = pageOf(models, '/services/web-design', 'service');
    expect(head.structuredData).toContainEqual(
      expect.objectContaining({
        areaServed: { '@type': 'Country', name: country },
        offers: expect.objectContaining({ priceCurrency: 'EUR' }) as unknown,
      }),
    );
  });

  test('measures distances in kilometres, and says nothing of postcode areas it does not have', async () => {
    const { models } = await planOf(files);
    const { facts, nearby } = pageOf(models, '/locations/leeds', 'town');
    expect(facts.map(({ value }) => value)).toContain('About 30 km from our Galway office');
    expect(nearby.towns).not.toEqual([]);
    for (const { distance } of nearby.towns) expect(distance).toMatch(/^\d+ km [a-z]+/);
    expect(JSON.stringify(facts)).not.toMatch(/undefined|Postcode/);
  });

  test('has a map with its own towns on it', async () => {
    const { models } = await planOf(files);
    const { map, nations } = pageOf(models, '/locations', 'locations');
    const towns = nations.flatMap(({ regions }) => regions.flatMap((region) => region.towns));
    expect(nations.map(({ name }) => name)).toEqual(['Connacht', 'Munster']);
    for (const { x, y } of towns) {
      expect(x > 0 && x < map.width && y > 0 && y < map.height).toBe(true);
    }
  });

  test('names the province of a town unless it is the first of its list', async () => {
    const { models } = await planOf(files);
    expect(pageOf(models, '/locations/york', 'town').town.place).toBe('York, Munster');
  });
});

test('nations and regions with accents are in the order of the alphabet', async () => {
  const files = Object.entries(ireland).map(([file, text]) => [
    file,
    String(text).replaceAll('Connacht', 'Émeraude').replaceAll('region: West', 'region: Évora'),
  ]);
  const { models } = await planOf(Object.fromEntries(files));
  const { nations } = pageOf(models, '/locations', 'locations');
  expect(nations.map(({ name }) => name)).toEqual(['Émeraude', 'Munster']);
  const { sections } = pageOf(models, '/search', 'search');
  const regions = sections.find(({ group }) => group === 'towns')?.links;
  expect(regions?.map(({ label }) => label)).toEqual(['Évora', 'Mid-West']);
});

describe('a nation that content/site.yaml does not list', () => {
  const printedFor = async (file: string, text: string) =>
    (await findingsOf({ ...ireland, [file]: text })).printed;

  test('in a town is an error with a suggestion', async () => {
    const text = String(ireland['towns/york.md']).replace('nation: Munster', 'nation: Munstr');
    const printed = await printedFor('towns/york.md', text);
    expect(printed).toContain('"nation" is "Munstr".');
    expect(printed).toContain('Expected Connacht or Munster.');
    expect(printed).toContain('Did you mean "Munster"?');
  });

  test('in a phrasing is an error', async () => {
    const variant = parse(minimalContent()['variants/marketing.yaml'] ?? '') as { lead: unknown[] };
    variant.lead[0] = { text: 'One {{ in_town }}.', nations: ['Scotland'] };
    const printed = await printedFor('variants/marketing.yaml', yaml({ ...variant }));
    expect(printed).toContain('"lead[0].nations[0]" is "Scotland".');
    expect(printed).toContain('Expected Connacht or Munster.');
  });
});

test('in the United Kingdom, a postcode of another country is an error', async () => {
  const site = yaml(withFields('site.yaml', { office: { postcode: 'H91 E8V2' } }));
  const { printed } = await findingsOf({ 'site.yaml': site });
  expect(printed).toContain('"office.postcode" is "H91 E8V2".');
  expect(printed).toContain('Expected a UK postcode in capitals with one space');
});

test('an office that is not on the globe is an error', async () => {
  const site = yaml(withFields('site.yaml', { office: { latitude: 999 } }));
  const { printed } = await findingsOf({ 'site.yaml': site });
  expect(printed).toContain('"office.latitude" is 999.');
  expect(printed).toContain('Expected a latitude between -90 and 90.');
});

test('abroad, a point that is not on the globe is an error', async () => {
  const text = String(ireland['towns/york.md']).replace('52.8432', '528432');
  const { printed } = await findingsOf({ ...ireland, 'towns/york.md': text });
  expect(printed).toContain('Expected a latitude between -90 and 90.');
});

describe('the points of case studies and barriers', () => {
  const pointsAt = (latitude: number, longitude: number): ContentFiles => ({
    ...edited(
      'case-studies/mill-shop.md',
      'place: Halifax, West Yorkshire',
      `place: Halifax, West Yorkshire\npoint: { latitude: ${latitude}, longitude: ${longitude} }`,
    ),
    'barriers.yaml': yaml({
      barriers: [
        {
          name: 'Oosterschelde',
          line: [
            { latitude, longitude },
            { latitude, longitude: longitude + 0.1 },
          ],
        },
      ],
    }),
  });

  test('may be anywhere on the globe if the agency is not in the United Kingdom', async () => {
    expect((await findingsOf({ ...netherlands, ...pointsAt(51.6, 3.8) })).printed).toBe('');
    const { findings } = await findingsOf({ ...netherlands, ...pointsAt(516, 3.8) });
    expect(findings.map(({ file, path }) => [file, path])).toEqual([
      ['content/barriers.yaml', ['barriers', 0, 'line', 0, 'latitude']],
      ['content/case-studies/mill-shop.md', ['point', 'latitude']],
    ]);
  });

  test('are within the United Kingdom if the agency is', async () => {
    expect((await findingsOf(pointsAt(53.7, -0.5))).printed).toBe('');
    const { findings } = await findingsOf(pointsAt(51.6, 3.8));
    expect(findings.map(({ file, path }) => [file, path])).toEqual([
      ['content/barriers.yaml', ['barriers', 0, 'line', 0, 'longitude']],
      ['content/case-studies/mill-shop.md', ['point', 'longitude']],
    ]);
  });
});

test.each([
  [
    'locale',
    'de-DE',
    'the English of a country, such as "en-GB" or "en-IE"; other languages are not supported',
  ],
  ['currency', 'EURO', 'the three letters of the currency'],
  ['timeZone', 'London', 'the time zone of the office'],
  ['country', 'UK', 'the two letters of the country'],
])('the setting "%s: %s" is an error', async (field, value, expected) => {
  const { printed } = await findingsOf({
    'site.yaml': yaml(withFields('site.yaml', { [field]: value })),
  });
  expect(printed).toContain(`Expected ${expected}`);
});
