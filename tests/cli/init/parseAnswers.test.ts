import { describe, expect, test } from 'vitest';
import { chooseTowns } from '#cli/init/chooseTowns.ts';
import { homeCountry } from '#cli/init/countries.ts';
import type { Country } from '#cli/init/countries.ts';
import {
  isFault,
  parseCountry,
  parseEmail,
  parseName,
  parseOffice,
  parsePoint,
  parseServices,
  parseUrl,
} from '#cli/init/parseAnswers.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';

const town = (
  name: string,
  county: string,
  latitude: number,
  longitude: number,
  ...otherNames: string[]
) => ({
  ...{ name, county, latitude, longitude },
  data: otherNames.length > 0 ? { otherNames } : {},
  text: '',
  sectors: [],
  sources: [],
});
// The questions need no other facts.
const towns = new Map([
  ['bath', town('Bath', 'Somerset', 51.38, -2.36)],
  ['bristol', town('Bristol', 'Bristol', 51.455, -2.597)],
  ['newcastle', town('Newcastle upon Tyne', 'Tyne and Wear', 54.973, -1.614)],
  ['wrexham', town('Wrexham', 'Wrexham', 53.047, -2.993, 'Wrecsam')],
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
  expect(parseUrl('Bücher.example:8443')).toBe('https://xn--bcher-kva.example:8443');
  for (const text of ['acme', '127.0.0.1', 'https://[::1]/', 'https://a:b@acme.example', '']) {
    expect(parseUrl(text), text).toMatchObject({
      fault: expect.stringContaining('not an address'),
    });
  }
  for (const text of ['https://acme.example/shop', 'acme.example?x', 'acme.example/#x']) {
    expect(parseUrl(text), text).toMatchObject({
      fault: expect.stringContaining('a site has a domain of its own'),
    });
  }
  for (const text of ['my_site.example', 'acme..example', '-a.example', 'a-.example']) {
    expect(parseUrl(text), text).toMatchObject({
      fault: expect.stringContaining('is not a domain'),
    });
  }
  expect(parseUrl('a--b.c-d.example')).toBe('https://a--b.c-d.example');
  expect(parseUrl('http://www.acme.example')).toMatchObject({
    fault: expect.stringContaining('HTTPS'),
  });
});

test('an email address is one that the check of the content accepts', () => {
  expect(parseEmail("o'brien@xn--bcher-kva.example")).toBe("o'brien@xn--bcher-kva.example");
  for (const text of ['hello@127.0.0.1', 'olá@acme.example', 'a"<b>@acme.example', 'a@b', '']) {
    expect(parseEmail(text), text).toHaveProperty('fault');
  }
});

describe('a country', () => {
  const country = (code: string): Country => {
    const found = parseCountry(code);
    if (isFault(found)) throw new Error(found.fault);
    return found;
  };

  test('is named by its two letters', () => {
    expect(country('gb')).toBe(homeCountry);
    expect(country('IE')).toMatchObject({ locale: 'en-IE', currency: 'EUR' });
    expect(parseCountry('UK')).toEqual({
      fault:
        '"UK" is not one of the countries that "site init" knows (GB, IE, AU, NZ, ZA); choose the one that is most like yours, and change content/site.yaml then',
    });
  });

  test.each([
    ['IE', '3 Quay Street, Galway H91XY00', 'Galway', 'H91 XY00'],
    ['IE', '3 Quay Street, Dublin 6W, d6w xy00', 'Dublin', 'D6W XY00'],
    ['NZ', '3 Quay Street, Auckland 1010', 'Auckland', '1010'],
    ['GB', '3 Quay Street, Melrose td69zx', 'Melrose', 'TD6 9ZX'],
  ])('has postcodes of its own: %s, %s', (code, text, city, postcode) => {
    const office = parseOffice(text, towns, bristol, country(code));
    expect(office).toEqual({
      city,
      street: '3 Quay Street',
      ...(postcode !== undefined && { postcode }),
      ...bristol,
    });
  });

  test.each([
    ['AU', '3 Quay Street, Sydney, NSW 2000', 'Sydney', '2000'],
    ['AU', '3 Quay Street, Sydney NSW 2000, Australia', 'Sydney', '2000'],
    ['AU', '3 Quay Street, Hobart, Tasmania', 'Hobart', undefined],
    ['IE', '3 Quay Street, Naas, Co. Kildare, W91 XY00', 'Naas', 'W91 XY00'],
    ['IE', '3 Quay Street, Naas, County Kildare W91 XY00', 'Naas', 'W91 XY00'],
    ['IE', '3 Quay Street, Naas Co Kildare, Ireland', 'Naas', undefined],
    ['IE', '3 Quay Street, Cork, T12 XY00, Ireland', 'Cork', 'T12 XY00'],
    ['IE', '3 Quay Street, Galway', 'Galway', undefined],
    ['IE', '3 Quay Street, Castlebar, Mayo, F23 XY00', 'Castlebar', 'F23 XY00'],
    ['IE', '3 Quay Street, Cobh, Cork County', 'Cobh', undefined],
    ['IE', '3 Quay Street, Naas, Co.Kildare', 'Naas', undefined],
    ['IE', '3 Quay Street, Dublin 2, Co. Dublin, D02 XY00, Ireland', 'Dublin', 'D02 XY00'],
    ['IE', '3 Quay Street, Dublin 2, Dublin County, D02 XY00', 'Dublin', 'D02 XY00'],
    ['IE', '3 Quay Street, Dublin 6 West, D6W XY00', 'Dublin', 'D6W XY00'],
    ['IE', '3 Quay Street, Dublin City, Co. Dublin', 'Dublin', undefined],
    ['IE', '3 Quay Street, Cork City Centre', 'Cork', undefined],
    ['IE', '3 Quay Street, Galway City, Co. Galway, H91 XY00', 'Galway', 'H91 XY00'],
    ['NZ', '3 Quay Street, Auckland 1010, New Zealand', 'Auckland', '1010'],
    ['NZ', "3 Quay Street, Hastings 4122, Hawke's Bay, New Zealand", 'Hastings', '4122'],
    ['NZ', '3 Quay Street, Wellington 6011', 'Wellington', '6011'],
    ['ZA', '3 Quay Street, Cape Town, Western Cape, 8001', 'Cape Town', '8001'],
    ['ZA', '3 Quay Street, Cape Town, WC, 8001, South Africa', 'Cape Town', '8001'],
    ['ZA', '3 Quay Street, Durban KZN 4001', 'Durban', '4001'],
    ['ZA', '3 Quay Street, Durban, 4001, KwaZulu-Natal, South Africa', 'Durban', '4001'],
    ['ZA', '3 Quay Street, Cape Town, Western Cape Province, 8001', 'Cape Town', '8001'],
    ['ZA', '3 Quay Street, Polokwane, LIM, 0700', 'Polokwane', '0700'],
    ['GB', '3 Quay Street, Melrose TD6 9ZX, UK', 'Melrose', 'TD6 9ZX'],
    ['GB', '3 Quay Street, Frome, Somerset BA11 1AA', 'Frome', 'BA11 1AA'],
    ['GB', '3 Quay Street, Frome BA11 1AA, somerset, UK', 'Frome', 'BA11 1AA'],
    // Bristol is a county too.
    ['GB', '3 Quay Street, Bristol BS1 4DB', 'Bristol', 'BS1 4DB'],
    ['GB', '3 Quay Street, Somerset', 'Somerset', undefined],
  ])('has regions that are not the city: %s, %s', (code, text, city, postcode) => {
    expect(parseOffice(text, towns, bristol, country(code))).toEqual({
      city,
      street: '3 Quay Street',
      ...(postcode !== undefined && { postcode }),
      ...bristol,
    });
  });

  test.each([
    ['GB', 'High Street, Somerset', 'High Street', 'Somerset'],
    ['GB', 'The Old Mill, Somerset BA11 1AA', 'The Old Mill', 'Somerset'],
    ['GB', 'Flat 4, Quay Street, Somerset, UK', 'Flat 4, Quay Street', 'Somerset'],
    ['GB', 'Bath, Somerset BA1 1AA', undefined, 'Bath'],
    ['GB', 'Melrose, Scotland', undefined, 'Melrose'],
    ['IE', 'The Square, Galway', 'The Square', 'Galway'],
    ['IE', 'Unit 4, Grand Parade, Cork', 'Unit 4, Grand Parade', 'Cork'],
    ['IE', 'Unit 4, Raheen Estate, Kildare, R51 XY00', 'Unit 4, Raheen Estate', 'Kildare'],
    ['IE', 'Castlebar, Mayo', undefined, 'Castlebar'],
    ['IE', 'Mill House, 1 Quay Street, Cork', 'Mill House, 1 Quay Street', 'Cork'],
    ['IE', '1 Quay Street, Ranelagh, Dublin', '1 Quay Street, Ranelagh', 'Dublin'],
    // The district is a part of the address that only the postcode can replace.
    ['IE', '1 Quay Street, Dublin 2', '1 Quay Street, Dublin 2', 'Dublin'],
    ['IE', '1 Quay Street, Dublin 6W, Co. Dublin', '1 Quay Street, Dublin 6W', 'Dublin'],
    ['IE', '1 Quay Street, Dublin 6 W', '1 Quay Street, Dublin 6 W', 'Dublin'],
    ['IE', 'Dublin 2', undefined, 'Dublin'],
    ['AU', 'Sydney, NSW 2000', undefined, 'Sydney'],
    ['AU', '1 Hill Road, NSW', '1 Hill Road', 'NSW'],
    ['NZ', '1 Hill Street, Marlborough 7201', '1 Hill Street', 'Marlborough'],
    ['NZ', '12 Rd, Northland, New Zealand', '12 Rd', 'Northland'],
    ['ZA', 'Main Rd, Gauteng', 'Main Rd', 'Gauteng'],
    ['ZA', 'Cape Town, Western Cape', undefined, 'Cape Town'],
  ])('has no street for a city: %s, %s', (code, text, street, city) => {
    expect(parseOffice(text, towns, bristol, country(code))).toMatchObject({
      city,
      ...(street !== undefined && { street }),
    });
  });

  test('does not have the towns of the list, though one may have the same name', () => {
    expect(parseOffice('1 Main Street, Bath', towns, undefined, country('ZA'))).toEqual({
      fault:
        'the list has no towns of South Africa; add the point of the office with --point, such as --point 55.597,-2.721',
    });
  });
});

test('a point is on the globe', () => {
  expect(parsePoint('51.45 -2.59')).toEqual({ latitude: 51.45, longitude: -2.59 });
  for (const text of ['999,0', '0,181', '51.45', 'north']) {
    expect(parsePoint(text), text).toHaveProperty('fault');
  }
});

describe('a name of an agency', () => {
  test('may have the signs that names have', () => {
    for (const name of [
      "O'Brien & Söhne",
      '株式会社',
      '🚀 Rocket',
      'A | B: C',
      'AT&T <3',
      '5* Co.',
    ]) {
      expect(parseName(name)).toBe(name);
    }
    expect(parseName('  Acme \n Ltd ')).toBe('Acme Ltd');
  });

  test('has no markup, because fields and Markdown print it', () => {
    for (const [name, sign] of [
      ['Acme <Ltd>', '<Ltd>'],
      ['The *Best*', '*Best*'],
      ['*NSYNC', '*'],
      ['1. Web', '1.'],
      ['- dash', '-'],
      ['`tick', '`'],
      ['{{ agency }}', '{{ agency }}'],
      ['AT&amp;T', '&amp;'],
    ] as const) {
      expect(parseName(name), name).toEqual({
        fault: `"${name}" has "${sign}", which is markup; write it without these signs`,
      });
    }
    expect(parseName('www.acme.example')).toMatchObject({
      fault: expect.stringContaining('is an address'),
    });
    expect(parseName('Acme\u202Egro')).toMatchObject({ fault: expect.stringContaining('U+202E') });
    expect(parseName(' ')).toEqual({ fault: 'the agency needs a name' });
  });
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

  test('may be in a city by another name of it', () => {
    expect(parseOffice('1 Hope Street, wrecsam', towns)).toMatchObject({
      city: 'Wrexham',
      latitude: 53.047,
    });
  });

  test('has the short name of a city whose name in the list has a county in brackets', () => {
    const bangor = town('Bangor (Gwynedd)', 'Gwynedd', 53.227, -4.129);
    const newcastle = town('Newcastle upon Tyne', 'Tyne and Wear', 54.973, -1.614);
    const both = new Map([
      ['bangor-gwynedd', { ...bangor, data: { shortName: 'Bangor' } }],
      ['newcastle', { ...newcastle, data: { shortName: 'Newcastle' } }],
    ]) as unknown as StarterFiles['towns'];
    expect(parseOffice('1 High Street, Bangor (Gwynedd)', both)).toMatchObject({
      city: 'Bangor',
      latitude: 53.227,
    });
    expect(parseOffice('1 Quay Street, Newcastle upon Tyne', both)).toMatchObject({
      city: 'Newcastle upon Tyne',
    });
  });

  test.each([
    ['1 High Street, Bangor, County Down BT20 1AA', 54.66],
    ['1 High Street, Bangor, Gwynedd LL57 1AA', 53.227],
    ['Bangor, Gwynedd, UK', 53.227],
  ])('is in the town of its county among those that share a name: %s', (text, latitude) => {
    const namesakes = new Map([
      ['bangor-gwynedd', town('Bangor (Gwynedd)', 'Gwynedd', 53.227, -4.129)],
      ['bangor-county-down', town('Bangor (County Down)', 'County Down', 54.66, -5.67)],
    ]) as unknown as StarterFiles['towns'];
    expect(parseOffice(text, namesakes)).toMatchObject({ latitude });
  });

  test('in a city with a similar name to one of the list gets that name as a suggestion', () => {
    expect(parseOffice('Wrexam', towns)).toMatchObject({
      fault: expect.stringContaining(
        '"Wrexam" is not in the list of towns; did you mean "Wrexham"?',
      ),
    });
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
    expect(parseServices(['Signs: A.', 'Signs: B.'])).toEqual({
      fault: 'the service "Signs" occurs twice',
    });
  });

  test('need an address each', () => {
    expect(parseServices(['C++', 'C#'])).toEqual({
      fault:
        'the services "C++" and "C#" would both have the address /services/c; name one of them differently',
    });
    for (const name of ['設計', '🚀']) {
      expect(parseServices([`${name}: We go.`])).toMatchObject({
        fault: expect.stringContaining('needs a letter from a to z or a digit'),
      });
    }
  });

  test('have no markup', () => {
    for (const text of [
      '<b>Web</b>',
      'Web: We **web**.',
      'Web: {{ town }}',
      '[Web](/x): We web.',
    ]) {
      expect(parseServices([text]), text).toMatchObject({
        fault: expect.stringContaining('which is markup'),
      });
    }
  });
});

describe('towns', () => {
  test('are chosen by name, by county and by distance, which all have to match', () => {
    expect(chooseTowns({}, bristol, towns)).toEqual(['bath', 'bristol', 'newcastle', 'wrexham']);
    expect(chooseTowns({ names: ['Wrecsam'] }, bristol, towns)).toEqual(['wrexham']);
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

  test('have spaces or commas between their names, which may be of several words', () => {
    for (const text of [
      'Bath Newcastle upon Tyne Wrexham',
      'Bath, Newcastle upon Tyne,Wrexham',
      'wrecsam  newcastle-upon-tyne bath',
    ]) {
      const chosen = chooseTowns({ names: [text] }, bristol, towns);
      expect(chosen, text).toEqual(['bath', 'newcastle', 'wrexham']);
    }
  });

  test('that are unknown are the only ones that a fault names', () => {
    expect(chooseTowns({ names: ['Bath Upper Nowhere Bristol Wrexam'] }, bristol, towns)).toEqual({
      fault:
        '"Upper Nowhere" is not one of the 4 towns of the list; "Wrexam" is not one of the 4 towns of the list; did you mean "Wrexham"?; use --towns list to see the list',
    });
  });

  test('that are unknown are refused with a suggestion', () => {
    expect(chooseTowns({ names: ['Bristl'] }, bristol, towns)).toMatchObject({
      fault: expect.stringContaining('did you mean "Bristol"?'),
    });
    expect(chooseTowns({ county: 'Somerst' }, bristol, towns)).toMatchObject({
      fault: expect.stringContaining('did you mean "Somerset"?'),
    });
  });

  test('that share a name are all suggested', () => {
    const both = new Map([
      ['newport-gwent', town('Newport (Gwent)', 'Gwent', 51.58, -3)],
      ['newport-fife', town('Newport (Fife)', 'Fife', 56.44, -2.94)],
    ]) as unknown as StarterFiles['towns'];
    expect(chooseTowns({ names: ['newport'] }, bristol, both)).toMatchObject({
      fault: expect.stringContaining('did you mean "Newport (Gwent)" or "Newport (Fife)"?'),
    });
  });
});

test('a service whose address would be too long for a file is refused', () => {
  expect(parseServices([`${'a'.repeat(201)}: We do it.`])).toMatchObject({
    fault: expect.stringContaining('has 201 characters; expected at most 200'),
  });
  expect(isFault(parseServices([`${'a'.repeat(200)}: We do it.`]))).toBe(false);
});
