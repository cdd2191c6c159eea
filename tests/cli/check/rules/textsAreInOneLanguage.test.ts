import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

const body = (text: string) => edited('questions/price.md', 'It depends.', text);

test.each([
  ['German', 'Der Preis ist für die meisten Kunden nicht hoch und wir nennen ihn vorher.'],
  ['French', 'Le prix est dans la plupart des cas connu et nous le disons avant.'],
  ['Spanish', 'El precio es para la mayoría de los clientes y es bajo.'],
  ['Polish', 'Cena nie jest wysoka i jest znana dla klientów na początku.'],
])('a paragraph in %s', async (language, text) => {
  const { codes, printed } = await findingsOf(body(`It depends.\n\n${text}`));
  expect(codes).toEqual(['text-language']);
  expect(printed).toContain(`is in ${language}.`);
});

test('a field in German', async () => {
  const text = 'Der Preis ist für die meisten Kunden nicht hoch und wir nennen ihn.';
  const { codes } = await findingsOf(edited('portfolio/mill-shop.yaml', 'A shop in a mill.', text));
  expect(codes).toContain('text-language');
});

test.each([
  'They wrote: "Der Preis ist für die meisten Kunden nicht hoch und wir wissen es."',
  'We met at Café de la Paix, and saw El Palacio de los Vientos and Las Ramblas in May.',
  'Mae’r pris yn dibynnu ar nifer y tudalennau, ac ar yr hyn y mae’r cwmni ei eisiau.',
  'Do not die of it: go to bed early, and put i and w on a list.',
])('%s is no such text', async (text) => {
  expect((await findingsOf(body(text))).printed).toBe('');
});
