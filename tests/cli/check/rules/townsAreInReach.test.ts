import { describe, expect, test } from 'vitest';
import { edited } from '../../../helpers/contentDir.ts';
import { findingsOf } from '../../../helpers/findingsOf.ts';
import { minimalContent } from '../../../helpers/minimalContent.ts';

/** Returns the findings about points of an agency in Ireland. */
async function findings(files: Record<string, string>) {
  const { 'site.yaml': site = '' } = { ...minimalContent(), ...files };
  const irish = site.replace(/^country: GB$/m, 'country: IE');
  const { printed } = await findingsOf({ ...files, 'site.yaml': irish });
  return printed
    .split(/\n(?=content\/)/)
    .filter((finding) => finding.includes('point-far-away'))
    .join('');
}

describe('outside the United Kingdom', () => {
  test('a town whose latitude has a minus sign too many', async () => {
    const leeds = edited('towns/leeds.md', 'latitude: 53.79648', 'latitude: -53.79648');
    expect(await findings(leeds)).toMatchInlineSnapshot(`
      "content/towns/leeds.md:14:11  error  point-far-away
        The point -53.79648, -1.54785 is over 1,000 miles away from the office.
        Expected decimal degrees, the latitude first, with a minus sign in the south and west.
        Did you mean "latitude: 53.79648, longitude: -1.54785"?

          13 | county: West Yorkshire
        > 14 | latitude: -53.79648
             |           ^
          15 | longitude: -1.54785"
    `);
  });

  test('an office that is far from most towns', async () => {
    const site = edited('site.yaml', 'latitude: 51.5005', 'latitude: -51.5005');
    expect(await findings(site)).toMatchInlineSnapshot(`
      "content/site.yaml:22:13  error  point-far-away
        The point -51.5005, -0.0931 is over 1,000 miles away from most towns.
        Expected decimal degrees, the latitude first, with a minus sign in the south and west.
        Did you mean "latitude: 51.5005, longitude: -0.0931"?

          21 |   email: hello@agency.example
        > 22 |   latitude: -51.5005
             |             ^
          23 |   longitude: -0.0931"
    `);
  });

  test('a town that no correction brings closer is not reported', async () => {
    const overseas = edited('towns/leeds.md', 'latitude: 53.79648', 'latitude: 12.5');
    expect(await findings(overseas)).toBe('');
  });
});
