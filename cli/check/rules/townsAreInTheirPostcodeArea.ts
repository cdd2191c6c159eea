import { milesBetween } from '#cli/resolve/geography.ts';
import type { TownEntry } from '#cli/model/content.ts';
import { correctPoint, formatPoint } from '../correctPoint.ts';
import { postcodeAreas } from '../postcodeAreas.ts';
import { isInNation, nationOf } from './townsAreInTheUk.ts';
import type { Problem } from '#cli/model/problem.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import type { Rule } from '../rule.ts';

/**
 * In the United Kingdom, the point of a town is in its postcode area, and the area is in its region. No two towns are at one point. A point
 * without its minus sign, or with a wrong digit, would move the town on the map and give it other neighbours.
 */
export const townsAreInTheirPostcodeArea: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const places = new Map<string, Pick<TownEntry, 'file' | 'data'>>();
  const { towns } = content.collections;
  const isUk = isInUnitedKingdom(content);
  for (const { file, data } of towns) {
    const { latitude, longitude } = data;
    // townsAreInTheUk reports a region of another nation, and a point outside the nation.
    if (isUk && (nationOf(data.region) !== data.nation || !isInNation(data, data.nation))) continue;
    const problem = isUk ? areaProblem({ file, data }) : undefined;
    if (problem) {
      problems.push(problem);
      continue;
    }
    // A thousandth of a degree is a hundred yards.
    const place = `${latitude.toFixed(3)},${longitude.toFixed(3)}`;
    const twin = places.get(place);
    places.set(place, twin ?? { file, data });
    if (twin) {
      problems.push({
        code: 'town-place-repeated',
        args: { town: data.name, name: twin.data.name },
        at: { file, path: ['latitude'] },
        related: [{ file: twin.file, path: ['latitude'] }],
      });
    }
  }
  return problems;
};

/** Returns the problem of a town whose postcode area is unknown, in another region or elsewhere. */
function areaProblem({ file, data }: Pick<TownEntry, 'file' | 'data'>): Problem | undefined {
  const { latitude, longitude, postcodeArea, region } = data;
  if (postcodeArea === undefined) return undefined;
  const area = postcodeAreas.get(postcodeArea);
  const regions: readonly string[] = area?.regions ?? [];
  if (!area || !regions.includes(region)) {
    const args = { area: postcodeArea, region, regions };
    return { code: 'town-postcode-area', args, at: { file, path: ['postcodeArea'] } };
  }
  const miles = milesBetween(area.centre, data);
  if (miles <= area.radius) return undefined;
  const suggestion = correctPoint(data, area);
  return {
    code: 'town-elsewhere',
    args: {
      latitude,
      longitude,
      miles: Math.round(miles),
      area: postcodeArea,
      ...(suggestion && { suggestion: formatPoint(suggestion) }),
    },
    at: { file, path: [suggestion?.latitude === latitude ? 'longitude' : 'latitude'] },
  };
}
