import { expect, test } from 'vitest';
import {
  fromPrice,
  lowestPrice,
  priceExamplesView,
  priceExampleView,
  priceView,
} from '#cli/resolve/priceView.ts';
import { figureWords } from '../../helpers/figureWords.ts';

test('a price has its range and its period', () => {
  const price = { min: 5000, max: 50_000, per: 'month', duration: 'ongoing' } as const;
  expect(priceView(price, figureWords())).toEqual({
    range: '£5,000–£50,000',
    per: 'a month',
    duration: 'ongoing',
  });
});

test('a fixed price is one amount', () => {
  const price = { min: 150, max: 150, per: 'project', duration: '2 weeks' } as const;
  expect(priceView(price, figureWords()).range).toBe('£150');
  expect(lowestPrice(price, figureWords())).toBe('£150');
  expect(fromPrice({ ...price, per: 'month' }, figureWords())).toBe('£150 a month');
});

test('a price on request is its words, wherever a range or a lowest price would be', () => {
  const price = { onRequest: 'price on request', duration: '2–8 weeks' };
  expect(priceView(price, figureWords())).toEqual({
    range: 'Price on request',
    per: '',
    duration: '2–8 weeks',
  });
  expect(fromPrice(price, figureWords())).toBe('price on request');
  expect(lowestPrice(price, figureWords())).toBe('price on request');
  expect(priceExamplesView(price, figureWords())).toBeUndefined();
});

const range = { min: 500, max: 10_500 };

test.each([
  ['project', 7, '7 days × £500'],
  ['project', 1, '1 day × £500'],
  ['month', 0.4, '0.4 days a month × £500'],
  ['year', 1, '1 day a year × £500'],
] as const)('the sum of an example for a %s and %d days', (per, days, sum) => {
  const example = { what: 'A job', days, rate: 500, total: days * 500 };
  expect(priceExampleView(example, { ...range, per }, figureWords({ vatRate: 20 })).sum).toBe(sum);
});

test('an example has its total without and with VAT', () => {
  const example = { what: 'A job', days: 7, rate: 500, total: 3500 };
  const price = { ...range, per: 'project' } as const;
  expect(priceExampleView(example, price, figureWords({ vatRate: 20 }))).toMatchObject({
    what: 'A job',
    total: '£3,500',
    withVat: '£4,200',
  });
});

test.each([
  [{ vatRate: 20 }, 99, '£118.80'],
  [{ vatRate: 23, locale: 'en-IE', currency: 'EUR' }, 150, '€184.50'],
])('with %j, the VAT of %d is rounded to the minor unit: %s', (settings, total, withVat) => {
  const example = { what: 'A job', days: 1, rate: total, total };
  const price = { min: 99, max: 10_500, per: 'project' } as const;
  expect(priceExampleView(example, price, figureWords(settings)).withVat).toBe(withVat);
});

test.each([
  [500, 0],
  [3500, 30],
  [10_500, 100],
])('an example of £%d is %d percent along the range of the price', (total, at) => {
  const example = { what: 'A job', days: total / 500, rate: 500, total };
  expect(priceExampleView(example, { ...range, per: 'project' }, figureWords()).at).toBe(at);
});

test('a price has the currency of the site', () => {
  const price = { min: 5000, max: 50_000, per: 'project', duration: '2–8 weeks' } as const;
  const abroad = figureWords({ locale: 'en-IE', currency: 'EUR' });
  expect(priceView(price, abroad).range).toBe('€5,000–€50,000');
});
