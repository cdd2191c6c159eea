import { expect, test } from 'vitest';
import { SlugSchema } from '#schemas/fields.ts';
import { slugOf } from '#schemas/slugOf.ts';

test.each([
  ['Shop Door (1)', 'shop-door-1'],
  ['  --Zoë_&_Ångström--  ', 'zoe-angstrom'],
  ['a.b', 'a-b'],
  ['Straßenschilder', 'strassenschilder'],
  ['Ørsted & Łódź', 'orsted-lodz'],
  ['Ærø Œuvre Đakovo', 'aero-oeuvre-dakovo'],
  ['Þórður', 'thordur'],
  ['Kadıköy İzmir', 'kadikoy-izmir'],
  ['①②', '12'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(SlugSchema.safeParse(slug).success).toBe(true);
});

test.each(['', '---', '日本'])('%j has no slug', (name) => {
  expect(slugOf(name)).toBe('');
});
