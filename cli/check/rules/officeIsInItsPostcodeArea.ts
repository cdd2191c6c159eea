import { milesBetween } from '#cli/resolve/geography.ts';
import { CITY_RADIUS } from '#cli/resolve/locationVariables.ts';
import { correctPoint, formatPoint } from '../correctPoint.ts';
import { areaOfPostcode, postcodeAreas } from '../postcodeAreas.ts';
import type { Problem } from '#cli/model/problem.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import type { Rule } from '../rule.ts';

/**
 * The point of the office is in its city and, in the United Kingdom, in the area of its postcode. Distances to towns are measured from this
 * point.
 */
export const officeIsInItsPostcodeArea: Rule = ({ content }): Problem[] => {
  const { site } = content.singles;
  if (!site) return [];
  const { office } = site.data;
  const { latitude, longitude, postcode, city } = office;
  // The areas of other countries are not known.
  const isKnown = postcode !== undefined && isInUnitedKingdom(content);
  const name = isKnown ? (areaOfPostcode(postcode) ?? '') : undefined;
  const area = name === undefined ? undefined : postcodeAreas.get(name);
  const at = (field: string) => ({ file: site.file, path: ['office', field] });
  if (name !== undefined && !area) {
    return [{ code: 'office-postcode-area', args: { found: name }, at: at('postcode') }];
  }
  const miles = area ? milesBetween(area.centre, office) : 0;
  if (name !== undefined && area && miles > area.radius) {
    const suggestion = correctPoint(office, area);
    const args = {
      latitude,
      longitude,
      miles: Math.round(miles),
      area: name,
      ...(suggestion && { suggestion: formatPoint(suggestion) }),
    };
    const field = suggestion?.latitude === latitude ? 'longitude' : 'latitude';
    return [{ code: 'office-elsewhere', args, at: at(field) }];
  }
  const distances = content.collections.towns
    .filter(({ data }) => data.name === city || data.shortName === city)
    .map(({ data }) => milesBetween(data, office));
  const least = Math.min(...distances);
  if (distances.length === 0 || least <= CITY_RADIUS) return [];
  return [{ code: 'office-city', args: { city, miles: Math.round(least) }, at: at('city') }];
};
