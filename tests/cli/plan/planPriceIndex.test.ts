import { expect, test } from 'vitest';
import { planPriceIndex } from '#cli/plan/planPriceIndex.ts';
import type { Price } from '#schemas/price.ts';
import { contextOf } from '../../helpers/findingsOf.ts';

const fixed: Price = { min: 500, max: 500, per: 'project', duration: '2 weeks' };

test.each<[what: string, other: Price, value: string]>([
  ['of services with one fixed price is that price', fixed, '£500'],
  ['with a service that costs more starts there', { ...fixed, min: 900, max: 900 }, 'from £500'],
  [
    'with a service on request starts there',
    { onRequest: 'on request', duration: '2 weeks' },
    'from £500',
  ],
])('the price of a category %s', async (_, other, value) => {
  const { content } = await contextOf();
  const [first, ...others] = content.collections.services;
  const category = first?.data.category ?? '';
  const services = [first, ...others].flatMap((one) =>
    one ? { ...one, data: { ...one.data, category } } : [],
  );
  const [price] = planPriceIndex([{ name: category, label: 'All' }], {
    content: { ...content, collections: { ...content.collections, services } },
    price: (slug) => (slug === first?.slug ? fixed : other),
  });
  expect(price?.value.replaceAll('\u00a0', ' ')).toBe(value);
});
