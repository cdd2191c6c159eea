import { expect, test } from 'vitest';
import { renderShellBody } from '#renderer/renderShellBody.tsx';
import type { Site } from '#schemas/site.ts';
import { findingsOf } from '../helpers/findingsOf.ts';
import { minimalContent } from '../helpers/minimalContent.ts';

/** Returns the footer of a site with these facts. */
async function footerWith(facts: Partial<Site>): Promise<string> {
  const { context } = await findingsOf(minimalContent());
  if (!context) throw new Error('The content has errors.');
  const { site, ...layout } = context.layout;
  const html = renderShellBody({ ...layout, site: { ...site, ...facts } }, '/');
  return /<footer.*<\/footer>/s.exec(html)?.[0] ?? '';
}

test.each([
  ['An agency', 'An agency.'],
  ['Who plants for whom?', 'Who plants for whom?'],
  ['We plant.', 'We plant.'],
])('the tagline "%s" ends with one mark', async (tagline, shown) => {
  expect(await footerWith({ tagline })).toContain(`<p>${shown}</p>`);
});

test('a name that ends with a full stop has no second one', async () => {
  const registered = { registeredIn: undefined, companyNumber: undefined, vatNumber: undefined };
  const facts = { ...registered, registeredOffice: undefined, legalName: 'Plover Ltd.' };
  const footer = await footerWith(facts);
  expect(footer).toContain('Plover Ltd. ');
  expect(footer).not.toContain('Ltd..');
});

test.each([
  [undefined, '1012 AB', 'Amsterdam 1012 AB'],
  [true, '1012 AB', '1012 AB Amsterdam'],
  [true, undefined, 'Amsterdam'],
])('with postcodeFirst: %s, the postcode %s makes the line "%s"', async (first, postcode, line) => {
  const place = { latitude: 52.37, longitude: 4.89 };
  const office = { ...place, city: 'Amsterdam', street: 'Dam 1', postcode, postcodeFirst: first };
  expect((await footerWith({ office })).replaceAll('\u00a0', ' ')).toContain(`Dam 1\n${line}<`);
});
