import { expect, test } from 'vitest';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

const file = 'legal/privacy-policy.md';
const page = minimalContent()[file] ?? '';

test.each(['1. Who', '1) Who', '1.2 Who'])('a legal heading is not "%s"', async (heading) => {
  const { codes } = await findingsOf({ [file]: page.replace('## Who', `## ${heading}`) });
  expect(codes).toEqual(['heading-numbered']);
});

test.each(['30 days to pay', '2024 and later'])('a legal heading may be "%s"', async (heading) => {
  const { codes } = await findingsOf({ [file]: page.replace('Who we are', heading) });
  expect(codes).not.toContain('heading-numbered');
});
