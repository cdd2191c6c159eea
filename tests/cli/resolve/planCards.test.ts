import { expect, test } from 'vitest';
import { fillPlural, fillWords } from '#schemas/fillWords.ts';
import { contextOf } from '../../helpers/findingsOf.ts';

test('a card states the duration of a service, the reading time of a text and the number of entries of a list', async () => {
  const context = await contextOf();
  const { services, caseStudies, towns } = context.content.collections;
  const [service] = services;
  const [study] = caseStudies;
  const figureOf = (path: string) => context.cards([path])[0]?.figure;
  expect(figureOf(`/services/${service?.slug}`)).toBe(context.price(service?.slug ?? '').duration);
  expect(figureOf(`/case-studies/${study?.slug}`)).toBe('1 min read');
  const { site, words } = context.content.singles;
  const { counts, reply } = words.data.parts;
  if (!counts?.caseStudies || !counts.towns || !reply) throw new Error('no words');
  const counted = (name: 'caseStudies' | 'towns', { length }: readonly unknown[]) =>
    fillPlural(counts[name] ?? { other: '' }, length, site.data.locale, { count: length });
  expect(figureOf('/case-studies')).toBe(counted('caseStudies', caseStudies));
  expect(figureOf('/locations')).toBe(counted('towns', towns));
  expect(figureOf('/contact')).toBe(
    fillWords(reply, { usual_reply: site.data.claims?.usualReply ?? '' }),
  );
  expect(figureOf('/search')).toBeUndefined();
});

test('a card of a screen has the name that the menu gives it', async () => {
  const context = await contextOf();
  const [link] = context.content.singles.navigation.data.header;
  expect(context.cards([link?.href ?? ''])[0]?.title).toBe(link?.label);
});
