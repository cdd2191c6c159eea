import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const leeds = (from: string | RegExp, to: string) => edited('towns/leeds.md', from, to);

test('a longitude without its minus sign', async () => {
  expect((await findingsOf(leeds('longitude: -1.', 'longitude: 1.'))).printed)
    .toMatchInlineSnapshot(`
    "content/towns/leeds.md:15:12  error  town-elsewhere
      The point 53.79648, 1.54785 is 126 miles from the middle of the postcode area "LS".
      Expected decimal degrees of a point in that area, with a minus sign west of Greenwich.
      Did you mean "latitude: 53.79648, longitude: -1.54785"?

        14 | latitude: 53.79648
      > 15 | longitude: 1.54785
           |            ^
        16 | population: 536280"
  `);
});

test.each([
  ['one degree too far north', 'latitude: 53.', 'latitude: 54.'],
  ['with two digits exchanged', 'longitude: -1.54785', 'longitude: -5.14785'],
  ['with a point in the wrong place', 'longitude: -1.54785', 'longitude: -0.154785'],
])('a point %s', async (_, from, to) => {
  expect((await findingsOf(leeds(from, to))).codes).toEqual(['town-elsewhere']);
});

test('a postcode area of another region', async () => {
  expect((await findingsOf(leeds('postcodeArea: LS', 'postcodeArea: SL'))).printed)
    .toMatchInlineSnapshot(`
    "content/towns/leeds.md:17:15  error  town-postcode-area
      The postcode area "SL" is not in Yorkshire and the Humber.
      Expected an area of Yorkshire and the Humber, or "region: South East".
      Look up a postcode of the town, and correct the one that is wrong.

        16 | population: 536280
      > 17 | postcodeArea: SL
           |               ^
        18 | pageSet: full-with-short-aliases"
  `);
});

test('a region that fits neither the postcode area nor the point', async () => {
  expect((await findingsOf(leeds(/region: .*/, 'region: North East'))).printed)
    .toMatchInlineSnapshot(`
    "content/towns/leeds.md:12:9  error  town-postcode-area
      The region is "North East", but the point of the town is in the postcode area "LS", which is elsewhere.
      Expected "region: Yorkshire and the Humber".
      Correct the region.

        11 | name: Leeds
      > 12 | region: North East
           |         ^
        13 | county: West Yorkshire"
  `);
});

test('a postcode area that fits neither the region nor the point, one letter from theirs', async () => {
  expect((await findingsOf(leeds('postcodeArea: LS', 'postcodeArea: S'))).printed)
    .toMatchInlineSnapshot(`
    "content/towns/leeds.md:17:15  error  town-elsewhere
      The point 53.79648, -1.54785 is 29 miles from the middle of the postcode area "S".
      Expected the area that the point is in.
      Did you mean "postcodeArea: LS"?

        16 | population: 536280
      > 17 | postcodeArea: S
           |               ^
        18 | pageSet: full-with-short-aliases"
  `);
});

test('a postcode area that does not exist', async () => {
  expect((await findingsOf(leeds('postcodeArea: LS', 'postcodeArea: LZ'))).printed)
    .toMatchInlineSnapshot(`
    "content/towns/leeds.md:17:15  error  town-postcode-area
      There is no postcode area "LZ" in the UK.
      Expected the letters at the start of the postcodes of the town.
      Look up a postcode of the town, and correct the one that is wrong.

        16 | population: 536280
      > 17 | postcodeArea: LZ
           |               ^
        18 | pageSet: full-with-short-aliases"
  `);
});

/** Returns the findings with York at a point near Leeds. */
const yorkAt = (latitude: number, longitude: number) => {
  const point = `latitude: ${latitude}\nlongitude: ${longitude}`;
  const files = edited('towns/york.md', /latitude: .*\nlongitude: .*/, point);
  const text = Object.values(files)[0]?.replace('postcodeArea: YO', 'postcodeArea: LS') ?? '';
  return findingsOf({ 'towns/york.md': text });
};

test.each([
  [53.79648, -1.50785],
  [53.75648, -1.54785],
])('two towns that are near each other: %s, %s', async (latitude, longitude) => {
  expect((await yorkAt(latitude, longitude)).printed).toBe('');
});

test('the point of another town', async () => {
  expect((await yorkAt(53.79648, -1.54785)).printed).toMatchInlineSnapshot(`
    "content/towns/york.md:14:11  warning  town-place-repeated
      The town is at the same point as Leeds.
      Expected a point of its own; this one may be left over from a copied file.
      Look up the latitude and longitude of the town.
      See also content/towns/leeds.md:14:11

        13 | county: North Yorkshire
      > 14 | latitude: 53.79648
           |           ^
        15 | longitude: -1.54785"
  `);
});
