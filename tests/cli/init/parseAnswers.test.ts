import { describe, expect, test } from 'vitest';
import { chooseTowns } from '#cli/init/chooseTowns.ts';
import { parseOffice, parseServices, parseUrl } from '#cli/init/parseAnswers.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';

const town = (name: string, county: string, latitude: number, longitude: number) => ({
  ...{ name, county, latitude, longitude },
  text: '',
  sectors: [],
  sources: [],
});
// The questions need no other facts.
const towns = new Map([
  ['bath', town('Bath', 'Somerset', 51.38, -2.36)],
  ['bristol', town('Bristol', 'Bristol', 51.455, -2.597)],
  ['newcastle', town('Newcastle upon Tyne', 'Tyne and Wear', 54.973, -1.614)],
]) as unknown as StarterFiles['towns'];
const bristol = { latitude: 51.455, longitude: -2.597 };

test('an address of a site is a domain or a whole address', () => {
  for (const text of [
    'www.acme.example',
    'https://www.acme.example/',
    'HTTPS://WWW.ACME.EXAMPLE',
  ]) {
    expect(parseUrl(text)).toBe('https://www.acme.example');
  }
  for (const text of ['acme', 'http://www.acme.example', 'https://acme.example/shop', '']) {
    expect(parseUrl(text), text).toHaveProperty('fault');
  }
});

describe('an office', () => {
  test('is a street, a city of the list and a postcode, or some of them', () => {
    expect(parseOffice('4 Quay Street, Floor 2, bristol BS1 4db', towns)).toEqual({
      city: 'Bristol',
      street: '4 Quay Street, Floor 2',
      postcode: 'BS1 4DB',
      ...bristol,
    });
    expect(parseOffice('Bristol', towns)).toEqual({ city: 'Bristol', ...bristol });
    expect(parseOffice('4 Quay Street, Bristol, BS14DB', towns)).toMatchObject({
      city: 'Bristol',
      postcode: 'BS1 4DB',
    });
  });

  test('may be in a city whose name ends with another sign than a letter from a to z', () => {
    expect(parseOffice('Bristol.', towns)).toEqual({ city: 'Bristol', ...bristol });
    for (const city of ['Ashby (Leics)', 'Logroñó']) {
      expect(parseOffice(`1 Market Street, ${city}`, towns, bristol)).toMatchObject({ city });
      expect(parseOffice(`${city}, LE65 1AA`, towns, bristol)).toMatchObject({
        city,
        postcode: 'LE65 1AA',
      });
    }
  });

  test('in another city needs its point', () => {
    const point = { latitude: 55.6, longitude: -2.7 };
    expect(parseOffice('1 Abbey Street, Melrose', towns)).toMatchObject({
      fault: expect.stringContaining('--point'),
    });
    expect(parseOffice('1 Abbey Street, Melrose', towns, point)).toMatchObject({
      city: 'Melrose',
      ...point,
    });
    expect(parseOffice('', towns, point)).toHaveProperty('fault');
  });
});

describe('services', () => {
  test('are names with a sentence, which gets a full stop', () => {
    expect(parseServices(['Signs: We paint signs', 'Vans'])).toEqual([
      { slug: 'signs', name: 'Signs', sentence: 'We paint signs.' },
      { slug: 'vans', name: 'Vans', sentence: 'Draft: Vans in one sentence.' },
    ]);
  });

  test('are refused if there is none, or one twice', () => {
    expect(parseServices([])).toHaveProperty('fault');
    expect(parseServices([': We paint.'])).toHaveProperty('fault');
    expect(parseServices(['Van signs: A.', 'Van Signs: B.'])).toHaveProperty('fault');
  });
});

describe('towns', () => {
  test('are chosen by name, by county and by distance, all of which have to hold', () => {
    expect(chooseTowns({}, bristol, towns)).toEqual(['bath', 'bristol', 'newcastle']);
    expect(chooseTowns({ names: ['none'] }, bristol, towns)).toEqual([]);
    expect(chooseTowns({ names: ['newcastle upon tyne', 'BATH'] }, bristol, towns)).toEqual([
      'bath',
      'newcastle',
    ]);
    expect(chooseTowns({ within: 20 }, bristol, towns)).toEqual(['bath', 'bristol']);
    expect(chooseTowns({ county: 'somerset' }, bristol, towns)).toEqual(['bath']);
    expect(chooseTowns({ names: ['all'], county: 'Bristol', within: 1 }, bristol, towns)).toEqual([
      'bristol',
    ]);
  });

  test('that nobody knows are refused with the name that is meant', () => {
    expect(chooseTowns({ names: ['Bristl'] }, bristol, towns)).toMatchObject({
      fault: expect.stringContaining('did you mean "Bristol"?'),
    });
    expect(chooseTowns({ county: 'Somerst' }, bristol, towns)).toMatchObject({
      fault: expect.stringContaining('did you mean "Somerset"?'),
    });
  });
});
