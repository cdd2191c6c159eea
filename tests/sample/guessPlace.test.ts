import { beforeAll, describe, expect, test } from 'vitest';
import { guessPlace } from '#cli/create/guessPlace.ts';
import type { PlaceGuess } from '#cli/create/guessPlace.ts';
import type { TownEntry } from '#cli/model/content.ts';
import { sampleContent } from '../helpers/sampleContent.ts';

describe('the place of a town, guessed from all the other towns', () => {
  let guesses: { town: TownEntry; guess: PlaceGuess }[] = [];

  beforeAll(async () => {
    const { towns } = (await sampleContent()).collections;
    guesses = towns.flatMap((town) => {
      const guess = guessPlace(
        town.data,
        towns.filter((other) => other !== town),
      );
      return guess ? [{ town, guess }] : [];
    });
  }, 60_000);

  const share = (isSo: (one: (typeof guesses)[number]) => boolean) =>
    guesses.filter(isSo).length / guesses.length;

  test('has the right nation and region nearly always', () => {
    expect(share(({ town, guess }) => guess.nation.value === town.data.nation)).toBeGreaterThan(
      0.97,
    );
    expect(share(({ town, guess }) => guess.region.value === town.data.region)).toBeGreaterThan(
      0.9,
    );
  });

  test('is marked as uncertain in nearly all the cases in which it is wrong', () => {
    const isUnnoticed = (field: 'region' | 'county' | 'postcodeArea') =>
      share(
        ({ town, guess }) =>
          guess[field]?.isAgreed === true && guess[field]?.value !== town.data[field],
      );
    expect(isUnnoticed('region')).toBeLessThan(0.02);
    expect(isUnnoticed('county')).toBeLessThan(0.06);
    expect(isUnnoticed('postcodeArea')).toBeLessThan(0.04);
  });

  test('has a region that belongs to its nation', () => {
    const one = { Scotland: 'Scotland', Wales: 'Wales', 'Northern Ireland': 'Northern Ireland' };
    for (const { guess } of guesses) {
      const nation = Object.entries(one).find(([region]) => region === guess.region.value)?.[1];
      expect(guess.nation.value).toBe(nation ?? 'England');
    }
  });

  test('takes no town beyond a barrier into account', async () => {
    const { collections, singles } = await sampleContent();
    const cleethorpes = { latitude: 53.56, longitude: -0.03 };
    const nearest = (barriers?: Parameters<typeof guessPlace>[3]) =>
      guessPlace(cleethorpes, collections.towns, {}, barriers)?.nearest.map(
        ({ town }) => town.data.name,
      );
    expect(nearest()).toContain('Hull');
    expect(nearest(singles.barriers?.data.barriers)).not.toContain('Hull');
  });
});
