import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

/** Returns York at another place. */
function moved(fields: {
  nation: string;
  region: string;
  latitude: number;
  longitude: number;
  postcodeArea: string;
}) {
  const [text = ''] = Object.values(
    edited('towns/york.md', /nation: .*/, `nation: ${fields.nation}`),
  );
  return {
    'towns/york.md': text
      .replace(/region: .*/, `region: ${fields.region}`)
      .replace(/latitude: .*/, `latitude: ${fields.latitude}`)
      .replace(/longitude: .*/, `longitude: ${fields.longitude}`)
      .replace(/postcodeArea: .*/, `postcodeArea: ${fields.postcodeArea}`),
  };
}

test.each([
  [
    'Penzance',
    {
      nation: 'England',
      region: 'South West',
      latitude: 50.1188,
      longitude: -5.5376,
      postcodeArea: 'TR',
    },
  ],
  [
    'Lowestoft',
    {
      nation: 'England',
      region: 'East of England',
      latitude: 52.4811,
      longitude: 1.7534,
      postcodeArea: 'NR',
    },
  ],
  [
    'Lerwick',
    {
      nation: 'Scotland',
      region: 'Scotland',
      latitude: 60.1546,
      longitude: -1.1494,
      postcodeArea: 'ZE',
    },
  ],
  [
    'St Davids',
    { nation: 'Wales', region: 'Wales', latitude: 51.882, longitude: -5.269, postcodeArea: 'SA' },
  ],
  [
    'Derry',
    {
      nation: 'Northern Ireland',
      region: 'Northern Ireland',
      latitude: 54.9981,
      longitude: -7.3093,
      postcodeArea: 'BT',
    },
  ],
])('%s is in the UK', async (_, place) => {
  expect((await findingsOf(moved(place))).printed).toBe('');
});

describe('a point that is not in the nation', () => {
  test('with latitude and longitude exchanged', async () => {
    const place = { nation: 'England', region: 'Yorkshire and the Humber', postcodeArea: 'YO' };
    const { printed } = await findingsOf(
      moved({ ...place, latitude: -1.08271, longitude: 53.95763 }),
    );
    expect(printed).toMatchInlineSnapshot(`
      "content/towns/york.md:14:11  error  town-outside-uk
        The point -1.08271, 53.95763 is not in England.
        Expected decimal degrees, the latitude (49 to 61) first, the longitude (-9 to 2) second.
        The two are swapped. Write "latitude: 53.95763, longitude: -1.08271".

          13 | county: North Yorkshire
        > 14 | latitude: -1.08271
             |           ^
          15 | longitude: 53.95763"
    `);
  });

  test('with a minus sign too few', async () => {
    const place = { nation: 'Wales', region: 'Wales', postcodeArea: 'CF' };
    const { codes } = await findingsOf(moved({ ...place, latitude: 51.48, longitude: 3.18 }));
    expect(codes).toEqual(['town-outside-uk']);
  });

  test('in another nation', async () => {
    const place = { nation: 'Scotland', region: 'Scotland', postcodeArea: 'AB' };
    const { codes } = await findingsOf(moved({ ...place, latitude: 51.5, longitude: -0.1 }));
    expect(codes).toEqual(['town-outside-uk']);
  });
});

test('a region of another nation', async () => {
  const { printed } = await findingsOf(
    edited('towns/york.md', 'region: Yorkshire and the Humber', 'region: Wales'),
  );
  expect(printed).toMatchInlineSnapshot(`
    "content/towns/york.md:12:9  error  town-nation-mismatch
      The region "Wales" is not in England.
      Expected "nation: Wales", or a region of England.

        11 | name: York
      > 12 | region: Wales
           |         ^
        13 | county: North Yorkshire"
  `);
});

test('a nation that neither the region nor the point is in is one finding', async () => {
  const { codes } = await findingsOf(edited('towns/york.md', 'nation: England', 'nation: Wales'));
  expect(codes).toEqual(['town-nation-mismatch']);
});

test('a sector that is named twice', async () => {
  const { printed } = await findingsOf(
    edited('towns/york.md', 'sector: farming', 'sector: retail'),
  );
  expect(printed.replace(/york-.*/g, '…')).toMatchInlineSnapshot(`
    "content/towns/york.md:7:13  error  town-sector-repeated
      The sector "retail" is listed twice.
      Expected each sector once.
      Delete one of the two, or replace it with another sector.
      See also content/towns/york.md:5:13

        6 |     note: …
      > 7 |   - sector: retail
          |             ^
        8 |     note: …"
  `);
});
