import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const place = (fields: string) =>
  edited('case-studies/mill-shop.md', 'place: Halifax, West Yorkshire', fields);

test.each([
  'place: Leeds\npoint: { latitude: 53.8, longitude: -1.5 }',
  'place: Harehills, Leeds\npoint: { latitude: 53.81, longitude: -1.51 }',
  'place: Halifax, England\npoint: { latitude: 53.72, longitude: -1.86 }',
  'place: Hay-on-Wye, Wales\npoint: { latitude: 52.07, longitude: -3.13 }',
  'place: Lerwick, Scotland\npoint: { latitude: 60.15, longitude: -1.15 }',
  'place: Cork, Ireland\npoint: { latitude: 51.9, longitude: -8.47 }',
  'place: Halifax, West Yorkshire\npoint: { latitude: 51.5, longitude: -0.1 }',
])('%s is at its place, or at one that the site does not know', async (fields) => {
  expect((await findingsOf(place(fields))).printed).toBe('');
});

test('a point in another nation than the one that the place names', async () => {
  const { codes, printed } = await findingsOf(
    place('place: Wednesbury, Wales\npoint: { latitude: 52.5527, longitude: -2.0206 }'),
  );
  expect(codes).toEqual(['case-study-place']);
  expect(printed).toContain('The point of the client is not in Wales.');
});

test('a point far from the town', async () => {
  const { printed } = await findingsOf(
    place('place: Leeds\npoint: { latitude: 51.5, longitude: -0.1 }'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/case-studies/mill-shop.md:6:8  warning  case-study-place
      The point of the client is 170 miles from Leeds.
      Expected a point in the place that the case study names.
      Correct "place", or the latitude and longitude.
      See also content/case-studies/mill-shop.md:5:8

        5 | place: Leeds
      > 6 | point: { latitude: 51.5, longitude: -0.1 }
          |        ^
        7 | services:"
  `);
});
