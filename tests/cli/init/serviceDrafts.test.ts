import { expect, test } from 'vitest';
import { homeCountry } from '#cli/init/countries.ts';
import { phraseOf } from '#cli/create/phraseOf.ts';
import { serviceDraft } from '#cli/init/serviceDrafts.ts';
import type { SiteAnswers } from '#cli/init/siteAnswers.ts';

test('the title in search results of a service with a long name is the name, not the start of a sentence', () => {
  const name = 'Telecommunications infrastructure consultancy';
  const service = { slug: 'consultancy', name, sentence: 'We plan networks.' };
  const answers: SiteAnswers = {
    name: 'Fitzwilliam-Ballyshannon Infrastructures',
    url: 'https://www.fitzwilliam.example',
    email: 'hello@fitzwilliam.example',
    country: homeCountry,
    office: { city: 'Carrickmacross', latitude: 53.97, longitude: -6.72 },
    services: [service],
    towns: [],
    colour: '#0a5c36',
    dependency: { name: 'a-package', version: '1.0.0' },
  };
  expect(serviceDraft(service, 0, answers).fields).toMatchObject({ search: { title: name } });
});

test.each([
  ['Garden design', 'garden design'],
  ['SEO audit', 'SEO audit'],
  ['WordPress sites', 'WordPress sites'],
  ['B2B', 'B2B'],
  ['Design of PDFs', 'design of PDFs'],
  ['E-commerce', 'e-commerce'],
])('the service "%s" is "%s" in the middle of a sentence', (name, phrase) => {
  expect(phraseOf(name)).toBe(phrase);
});
