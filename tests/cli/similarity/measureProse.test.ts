import { describe, expect, it } from 'vitest';
import { earnsIndexing } from '#cli/similarity/earnsIndexing.ts';
import { maskOf } from '#cli/similarity/maskedSentences.ts';
import { measureProse } from '#cli/similarity/measureProse.ts';
import { slotCharacter } from '#cli/similarity/slots.ts';
import { townProse } from '#cli/similarity/townProse.ts';
import type { ProseText } from '#cli/similarity/townProse.ts';

const { sentencesOf } = maskOf(['Leeds', 'York']);
const common = (text: string): ProseText => ({ text, isLocal: false });
const local = (text: string): ProseText => ({ text, isLocal: true });

/** The slots of the tests: the town's name, which has one word, and its county, which has two and is a fact. */
const [name, county] = [slotCharacter(0), slotCharacter(1)];

/** Counts a town with a hub and two service pages, which have these texts. */
function town(slug: string, pages: { hub?: ProseText[]; web?: ProseText[]; ads?: ProseText[] }) {
  const { hub = [], web = [], ads = [] } = pages;
  const slotWords = [1, 2];
  return townProse(
    [
      { path: `/${slug}`, texts: hub, slotWords },
      { path: `/${slug}/web`, service: 'web', texts: web, slotWords },
      { path: `/${slug}/ads`, service: 'ads', texts: ads, slotWords },
    ],
    { sentencesOf, isFact: (slot) => slot === 1 },
  );
}

function measured(towns: ReturnType<typeof town>[], shared: string[] = []) {
  return measureProse(
    towns,
    new Set(shared.flatMap((text) => sentencesOf(text).map(({ hash }) => hash))),
  );
}

describe('the measures of a page', () => {
  it('count the words of a pattern as they are when it is filled', () => {
    const pages = measured([
      town('leeds', { web: [common(`Firms in ${name}, ${county}, wait.`)] }),
    ]);
    expect(pages.get('/leeds/web')).toMatchObject({ words: 6, sharedWithTowns: 6, own: 0 });
  });

  it('have as own what no other page has', () => {
    const pages = measured([
      town('leeds', { web: [local('Cloth paid for the arcades.'), common('We build sites.')] }),
      town('york', { web: [local('Chocolate paid for the houses.'), common('We build sites.')] }),
    ]);
    expect(pages.get('/leeds/web')).toEqual({
      words: 8,
      sharedWithTowns: 3,
      sharedInTown: 0,
      own: 5,
      statements: 2,
      local: 1,
    });
  });

  it('have as shared a sentence of another town in which only names differ', () => {
    const pages = measured([
      town('leeds', { web: [local('Half of Leeds works late. Cloth paid for it.')] }),
      town('york', { hub: [local('Half of York works late.')] }),
    ]);
    expect(pages.get('/leeds/web')).toMatchObject({ words: 9, sharedWithTowns: 5, own: 4 });
    expect(pages.get('/york')).toMatchObject({ words: 5, sharedWithTowns: 5, own: 0 });
  });

  it('have as shared a sentence that was copied from a text of all towns', () => {
    const pages = measured(
      [town('leeds', { web: [local('We build sites. Cloth paid for it.')] })],
      ['We build sites.', 'We sell them.'],
    );
    expect(pages.get('/leeds/web')).toMatchObject({ sharedWithTowns: 3, own: 4 });
  });

  it('of a service page have as own nothing that is on the page of another service', () => {
    const introduction = local('Cloth paid for the arcades.');
    const pages = measured([
      town('leeds', {
        hub: [introduction],
        web: [introduction, local('Only here.')],
        ads: [introduction],
      }),
    ]);
    expect(pages.get('/leeds/web')).toMatchObject({ words: 7, own: 2, sharedInTown: 5 });
    expect(pages.get('/leeds')).toMatchObject({ words: 5, own: 5, sharedInTown: 5 });
  });

  it('of a service page keep as own what the hub quotes', () => {
    const quoted = local('Cloth paid for the arcades.');
    const pages = measured([town('leeds', { hub: [quoted], web: [quoted] })]);
    expect(pages.get('/leeds/web')).toMatchObject({ own: 5, sharedInTown: 5 });
  });

  it('count as statements about the town its own texts and those with a fact about it', () => {
    const pages = measured([
      town('leeds', {
        web: [
          local('Cloth paid for it. Lenders pay for it.'),
          common(`Firms in ${county} wait. Firms in ${name} wait. Others do not.`),
        ],
      }),
    ]);
    expect(pages.get('/leeds/web')).toMatchObject({ statements: 5, local: 3 });
  });

  it('do not depend on the order of the towns', () => {
    const towns = [
      town('leeds', { web: [local('Half of Leeds works late.')] }),
      town('york', { web: [local('Half of York works late.')] }),
    ];
    const [one, two] = [measured(towns), measured(towns.toReversed())];
    for (const [path, measures] of one) expect(two.get(path)).toEqual(measures);
  });
});

describe('a page earns its place in search results', () => {
  const limits = { greatestShare: 0.4, leastOwnWords: 150 };
  const measures = {
    words: 500,
    sharedWithTowns: 200,
    sharedInTown: 0,
    own: 150,
    statements: 30,
    local: 20,
  };

  it('with exactly the share and the words of the limits', () => {
    expect(earnsIndexing(measures, limits)).toBe(true);
  });

  it('neither with a greater share nor with fewer words', () => {
    expect(earnsIndexing({ ...measures, sharedWithTowns: 201 }, limits)).toBe(false);
    expect(earnsIndexing({ ...measures, own: 149 }, limits)).toBe(false);
  });

  it('not without words', () => {
    const empty = { ...measures, words: 0, sharedWithTowns: 0 };
    expect(earnsIndexing(empty, { ...limits, leastOwnWords: 0 })).toBe(false);
  });
});
