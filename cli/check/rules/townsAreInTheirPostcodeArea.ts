import { distance } from 'fastest-levenshtein';
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
    // Two facts that agree are right, and the third is wrong.
    const isInArea = area !== undefined && milesBetween(area.centre, data) <= area.radius;
    const args = { area: postcodeArea, region, regions, ...(isInArea && { isInArea }) };
    const path = [isInArea ? 'region' : 'postcodeArea'];
    return { code: 'town-postcode-area', args, at: { file, path } };
  }
  const miles = milesBetween(area.centre, data);
  if (miles <= area.radius) return undefined;
  const point = correctPoint(data, area);
  const suggestion = point ? formatPoint(point) : areaMeant(data, postcodeArea);
  return {
    code: 'town-elsewhere',
    args: {
      latitude,
      longitude,
      miles: Math.round(miles),
      area: postcodeArea,
      ...(suggestion !== undefined && { suggestion }),
    },
    at: { file, path: [fieldAtFault(point?.latitude === latitude, suggestion)] },
  };
}

/** Returns the field with the error, if the suggestion keeps the latitude or is about the postcode area. */
function fieldAtFault(keepsLatitude: boolean, suggestion = ''): string {
  if (suggestion.startsWith('postcodeArea')) return 'postcodeArea';
  return keepsLatitude ? 'longitude' : 'latitude';
}

/** Returns the only postcode area of the region that has the point of a town in it and differs by one letter from the one that is written. */
function areaMeant(town: TownEntry['data'], written: string): string | undefined {
  const [meant, ...others] = [...postcodeAreas].filter(
    ([name, { centre, radius, regions }]) =>
      distance(name, written) === 1 &&
      (regions as readonly string[]).includes(town.region) &&
      milesBetween(centre, town) <= radius,
  );
  return meant && others.length === 0 ? `postcodeArea: ${meant[0]}` : undefined;
}
