import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const site = (from: string | RegExp, to: string) => edited('site.yaml', from, to);

test('an office in another town of its city', async () => {
  const files = site('postcode: SE1 4QM', 'postcode: CR0 4QM');
  const text = files['site.yaml']?.replace('latitude: 51.5005', 'latitude: 51.3714') ?? '';
  expect((await findingsOf({ 'site.yaml': text })).printed).toBe('');
});

test('an office whose longitude has lost a zero', async () => {
  expect((await findingsOf(site('longitude: -0.0931', 'longitude: -0.931'))).printed)
    .toMatchInlineSnapshot(`
    "content/site.yaml:23:14  error  office-elsewhere
      The point 51.5005, -0.931 is 39 miles from the middle of the postcode area "SE".
      Expected decimal degrees of a point in that area, with a minus sign west of Greenwich.
      Did you mean "latitude: 51.5005, longitude: -0.0931"?

        22 |   latitude: 51.5005
      > 23 |   longitude: -0.931
           |              ^
        24 | hours:"
  `);
});

test('a postcode of no area', async () => {
  expect((await findingsOf(site('postcode: SE1 4QM', 'postcode: ES1 4QM'))).printed)
    .toMatchInlineSnapshot(`
    "content/site.yaml:18:13  error  office-postcode-area
      There is no postcode area "ES" in the UK.
      Expected a postcode that starts with the letters of an area, such as "SE" or "LS".
      Look up the postcode of the office.

        17 |   street: 1 Plover Yard
      > 18 |   postcode: ES1 4QM
           |             ^
        19 |   phone: "+442079460167""
  `);
});

test('a text that is not a postcode', async () => {
  expect((await findingsOf(site('postcode: SE1 4QM', 'postcode: SE14QM'))).codes).toEqual([
    'field-invalid',
  ]);
});

test('a city that is not where the office is', async () => {
  expect((await findingsOf(site('city: London', 'city: Leeds'))).printed).toMatchInlineSnapshot(`
    "content/site.yaml:16:9  warning  office-city
      The point of the office is 170 miles from Leeds.
      Expected a point in the city of the office.
      Correct "city", or the latitude and longitude.

        15 | office:
      > 16 |   city: Leeds
           |         ^
        17 |   street: 1 Plover Yard"
  `);
});
