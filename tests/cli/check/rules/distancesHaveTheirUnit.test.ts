import { expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';

test('the words of distances name the unit of the site', async () => {
  expect((await findingsOf()).codes).not.toContain('distance-unit');
});

test('words that name the other unit are an error', async () => {
  const { printed } = await findingsOf(
    edited('site.yaml', 'distances: miles', 'distances: kilometres'),
  );
  expect(printed).toContain('error  distance-unit');
  expect(printed).toContain('the site measures distances in kilometres');
});
