import { expect, test } from 'vitest';
import { UrlSchema } from '#schemas/fields.ts';

test.each([
  'https://agency.example',
  'https://www.agency.example:8443/a?b=https://c',
  'https://xn--mller-kva.example#d',
])('%s is a web address', (address) => {
  expect(UrlSchema.safeParse(address).success).toBe(true);
});

test.each([
  'http://agency.example',
  'https:agency.example',
  'https:/agency.example',
  'https://https://agency.example',
  'https://www,agency.example',
  'https://agency.example,',
  'https://agency',
])('%s is none', (address) => {
  expect(UrlSchema.safeParse(address).success).toBe(false);
});
