import { expect, test } from 'vitest';
import { findingsOf } from '../../helpers/findingsOf.ts';

test('a card states the duration of a service, the reading time of a text and the number of entries of a list', async () => {
  const { context, printed } = await findingsOf();
  if (!context) throw new Error(printed);
  const { services, caseStudies, towns } = context.content.collections;
  const [service] = services;
  const [study] = caseStudies;
  const figureOf = (path: string) => context.cards([path])[0]?.figure;
  expect(figureOf(`/services/${service?.slug}`)).toBe(context.price(service?.slug ?? '').duration);
  expect(figureOf(`/case-studies/${study?.slug}`)).toBe('1 min read');
  expect(figureOf('/case-studies')).toBe(String(caseStudies.length));
  expect(figureOf('/locations')).toBe(String(towns.length));
  expect(figureOf('/contact')).toBeUndefined();
});
