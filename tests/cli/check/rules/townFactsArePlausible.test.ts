import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const york = (from: string | RegExp, to: string) => edited('towns/york.md', from, to);

test.each(['1800', '1144900'])('a town of %s residents', async (population) => {
  expect((await findingsOf(york(/population: .*/, `population: ${population}`))).printed).toBe('');
});

test('a population with a digit too many', async () => {
  expect((await findingsOf(york('population: 141685', 'population: 14168500'))).printed)
    .toMatchInlineSnapshot(`
    "content/towns/york.md:16:13  warning  town-population
      The population is 14,168,500.
      Expected 1,000 to 1,500,000.
      Check for a digit too many or too few.

        15 | longitude: -1.08271
      > 16 | population: 14168500
           |             ^
        17 | postcodeArea: YO"
  `);
});

const three = (county: string, region: string) => ({
  ...york('county: North Yorkshire', `county: ${county}`),
  ...Object.fromEntries(
    [1, 2].map((number) => [
      `towns/town-${number}.md`,
      (
        edited('towns/leeds.md', 'county: West Yorkshire', 'county: West Yorkshire')[
          'towns/leeds.md'
        ] ?? ''
      )
        .replaceAll('leeds-', `town-${number}-`)
        .replace('name: Leeds', `name: Town ${number}`)
        .replace(/region: .*/, `region: ${region}`)
        .replace('latitude: 53.7', `latitude: 53.8${number}`),
    ]),
  ),
});

test('a county that is misspelt', async () => {
  const { printed } = await findingsOf(three('West Yorkshrie', 'Yorkshire and the Humber'));
  expect(printed).toMatchInlineSnapshot(`
    "content/towns/york.md:13:9  warning  town-county-alike
      No other town is in "West Yorkshrie".
      Did you mean "West Yorkshire"?

        12 | region: Yorkshire and the Humber
      > 13 | county: West Yorkshrie
           |         ^
        14 | latitude: 53.95763"
  `);
});

test('a county of its own with a misspelt word', async () => {
  const { printed } = await findingsOf(three('East Yorshire', 'Yorkshire and the Humber'));
  expect(printed).toContain('Did you mean "East Yorkshire"?');
});

test('a county whose other towns are far away', async () => {
  const files = three('West Yorkshire', 'Yorkshire and the Humber');
  const move = (latitude: string, longitude: string, area: string) => ({
    ...files,
    'towns/york.md': (files['towns/york.md'] ?? '')
      .replace(/latitude: .*/, `latitude: ${latitude}`)
      .replace(/longitude: .*/, `longitude: ${longitude}`)
      .replace(/postcodeArea: .*/, `postcodeArea: ${area}`),
  });
  expect((await findingsOf(move('53.95763', '-1.08271', 'YO'))).printed).toBe('');
  expect((await findingsOf(move('53.7446', '-0.33525', 'HU'))).printed).toMatchInlineSnapshot(`
    "content/towns/york.md:13:9  warning  town-county-region
      The nearest other town of "West Yorkshire" is 50 miles away.
      Expected a county whose towns are near each other.
      Check the county.

        12 | region: Yorkshire and the Humber
      > 13 | county: West Yorkshire
           |         ^
        14 | latitude: 53.7446"
  `);
  // A wrong point has a finding of its own.
  const { codes } = await findingsOf(move('53.7446', '-0.33525', 'LS'));
  expect(codes).toEqual(['town-elsewhere']);
});

test('a county that is new', async () => {
  const { printed } = await findingsOf(three('East Yorkshire', 'Yorkshire and the Humber'));
  expect(printed).toBe('');
});

type Place = [latitude: number, longitude: number, postcodeArea: string, region: string];
const humber = 'Yorkshire and the Humber';
const places: Record<string, Place> = {
  Whitby: [54.48774, -0.61498, 'YO', humber],
  Harrogate: [53.99078, -1.5373, 'HG', humber],
  Middlesbrough: [54.57623, -1.23483, 'TS', 'North East'],
  Lincoln: [53.22683, -0.53792, 'LN', 'East Midlands'],
  Louth: [53.36664, -0.00438, 'LN', 'East Midlands'],
  Scunthorpe: [53.57905, -0.65437, 'DN', humber],
};

test.each([
  ['North Yorkshire', ['Whitby', 'Harrogate', 'Middlesbrough'], false],
  ['Lincolnshire', ['Lincoln', 'Louth', 'Scunthorpe'], false],
  ['West Yorkshire', ['Whitby', 'Harrogate', 'Middlesbrough'], true],
])('towns of %s in two regions: %j, %s', async (county, names, isReported) => {
  const files = names.map((name) => {
    const [latitude = 0, longitude = 0, area = '', region = ''] = places[name] ?? [];
    const [text = ''] = Object.values(york('name: York', `name: ${name}`));
    const moved = text
      .replace(/region: .*/, `region: ${region}`)
      .replace(/county: .*/, `county: ${county}`)
      .replace(/latitude: .*\nlongitude: .*/, `latitude: ${latitude}\nlongitude: ${longitude}`)
      .replace(/postcodeArea: .*/, `postcodeArea: ${area}`);
    return [`towns/${name.toLowerCase()}.md`, moved];
  });
  const { codes } = await findingsOf(Object.fromEntries(files));
  expect(codes.includes('town-county-region')).toBe(isReported);
});
