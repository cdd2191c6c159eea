import { describe, expect, it } from 'vitest';
import type { LocationIndex } from '#schemas/generated/locationIndex.ts';
import { packTowns } from '#schemas/packedTowns.ts';
import type { IndexedTown } from '#schemas/packedTowns.ts';
import { matchLocation } from '#renderer/not-found/matchLocation.ts';
import type { LocationMatch } from '#renderer/not-found/matchLocation.ts';

const mvp = { full: 'fast-affordable-mvp-development', short: 'mvp-development' };
const marketing = { full: 'marketing', short: 'marketing' };
const saas = { full: 'saas-development', short: 'saas-development' };

function townNamed(
  slug: string,
  name: string,
  pageSet: IndexedTown['pageSet'] = 'full',
): IndexedTown {
  return { slug, name, pageSet, county: '', region: '', nation: '' };
}

const index: LocationIndex = {
  towns: packTowns([
    townNamed('bristol', 'Bristol', 'short'),
    townNamed('kings-lynn', "King's Lynn"),
    townNamed('leeds', 'Leeds'),
    townNamed('lodz', 'Łódź'),
    townNamed('milton-keynes', 'Milton Keynes'),
    townNamed('newcastle', 'Newcastle upon Tyne', 'short'),
    townNamed('newcastle-under-lyme', 'Newcastle-under-Lyme'),
    townNamed('ripon', 'Ripon'),
    townNamed('wells', 'Wells'),
  ]),
  aliases: { 'newcastle-upon-tyne': 'newcastle' },
  otherNames: { newcastle: ['Castell Newydd'], 'kings-lynn': ['Llŷn Regis'] },
  variants: {
    'fast-affordable-mvp-development': mvp,
    'mvp-development': { full: 'mvp-development', short: 'mvp-development' },
    marketing,
    'digital-marketing': marketing,
    'saas-development': saas,
  },
  labels: {
    'fast-affordable-mvp-development': 'Fast, affordable MVP development',
    'mvp-development': 'MVP development',
    marketing: 'Digital marketing',
    'saas-development': 'SaaS development',
  },
};

describe('a near miss below /locations/ leads to the page that was meant', () => {
  it.each([
    ['another case', '/locations/Leeds', '/locations/leeds'],
    ['a slash at the end', '/locations/leeds/', '/locations/leeds'],
    ['an ending', '/locations/leeds.html', '/locations/leeds'],
    ['spaces', '/locations/Milton%20Keynes', '/locations/milton-keynes'],
    ['underscores', '/locations/milton_keynes', '/locations/milton-keynes'],
    ['an apostrophe', "/locations/king's-lynn", '/locations/kings-lynn'],
    ['words too many', '/locations/leeds-city-centre', '/locations/leeds'],
    [
      'the longer of two names',
      '/locations/newcastle-under-lyme-town',
      '/locations/newcastle-under-lyme',
    ],
    ['an old name of the town', '/locations/newcastle-upon-tyne', '/locations/newcastle'],
    ['another name of the town', '/locations/Castell%20Newydd', '/locations/newcastle'],
    ['another name without its accent', '/locations/llyn-regis', '/locations/kings-lynn'],
    [
      'a letter that Unicode does not decompose',
      '/locations/%C5%81%C3%B3d%C5%BA',
      '/locations/lodz',
    ],
    ['one letter wrong', '/locations/bristil', '/locations/bristol'],
    ['one letter missing', '/locations/miltn-keynes', '/locations/milton-keynes'],
    ['two letters exchanged', '/locations/brsitol', '/locations/bristol'],
    [
      'a missing prefix',
      '/locations/leeds/saas-development',
      '/locations/leeds/leeds-saas-development',
    ],
    [
      'a surplus prefix',
      '/locations/bristol/bristol-saas-development',
      '/locations/bristol/saas-development',
    ],
    [
      'a variant the town lacks',
      '/locations/bristol/fast-affordable-mvp-development',
      '/locations/bristol/mvp-development',
    ],
    [
      'the name of a service',
      '/locations/leeds/digital-marketing',
      '/locations/leeds/leeds-marketing',
    ],
    ['the beginning of a name', '/locations/leeds/saas', '/locations/leeds/leeds-saas-development'],
    [
      'words behind a name',
      '/locations/leeds/leeds-marketing-agency',
      '/locations/leeds/leeds-marketing',
    ],
    [
      'steps too many',
      '/locations/leeds/leeds-marketing/prices',
      '/locations/leeds/leeds-marketing',
    ],
    [
      'the prefix of an old name',
      '/locations/newcastle-upon-tyne/newcastle-upon-tyne-marketing',
      '/locations/newcastle/marketing',
    ],
    ['a broken escape', '/locations/leeds%', '/locations/leeds'],
  ])('%s: %s', (_, path, page) => {
    expect(matchLocation(path, index)).toEqual({ page });
  });
});

describe('anything else is not guessed at', () => {
  it('an unknown town gets the towns with the most similar names', () => {
    const match = matchLocation('/locations/ripley', index);
    expect(match).toHaveProperty('nearest[0]', { label: 'Ripon', path: '/locations/ripon' });
    expect(match).not.toHaveProperty('page');
  });

  it('a name that is like no other gets none', () => {
    expect(matchLocation('/locations/nowhere', index)).toEqual({ nearest: [] });
  });

  it('an unknown page of a known town gets the town first, then its services', () => {
    expect(labelsOf(matchLocation('/locations/leeds/plumbing', index))).toEqual([
      'Leeds',
      'Fast, affordable MVP development, Leeds',
      'MVP development, Leeds',
      'Digital marketing, Leeds',
      'SaaS development, Leeds',
    ]);
  });

  it('a page that shares words with services of the town gets those that share most, then the town', () => {
    expect(labelsOf(matchLocation('/locations/leeds/leeds-app-development', index))).toEqual([
      'Fast, affordable MVP development, Leeds',
      'MVP development, Leeds',
      'SaaS development, Leeds',
      'Leeds',
    ]);
    const match = matchLocation('/locations/leeds/leeds-app-development-fast', index);
    expect(labelsOf(match)).toEqual(['Fast, affordable MVP development, Leeds', 'Leeds']);
    expect(match).toHaveProperty(
      'nearest[0].path',
      '/locations/leeds/leeds-fast-affordable-mvp-development',
    );
  });

  it('a town with the short page set gets the services that it has, under their short names', () => {
    expect(matchLocation('/locations/bristol/bristol-agency', index)).toEqual({
      nearest: [
        { label: 'Bristol', path: '/locations/bristol' },
        { label: 'MVP development, Bristol', path: '/locations/bristol/mvp-development' },
        { label: 'Digital marketing, Bristol', path: '/locations/bristol/marketing' },
        { label: 'SaaS development, Bristol', path: '/locations/bristol/saas-development' },
      ],
    });
  });

  it('a short name does not match another: typing errors are accepted only in names of five letters and more', () => {
    expect(
      matchLocation('/locations/well', { ...index, towns: packTowns([townNamed('bell', 'Bell')]) }),
    ).not.toHaveProperty('page');
  });

  it.each(['/locations/', '/locations//', '/locations/%00%ff', '/locations/<script>'])(
    'nonsense gets an answer: %s',
    (path) => {
      expect(matchLocation(path, index)).toHaveProperty('nearest');
    },
  );
});

function labelsOf(match: LocationMatch): string[] {
  return 'nearest' in match ? match.nearest.map(({ label }) => label) : [];
}
