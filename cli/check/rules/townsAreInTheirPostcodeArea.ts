import { milesBetween } from '#cli/resolve/geography.ts';
import type { TownEntry } from '#cli/model/content.ts';
import { correctPoint, formatPoint } from '../correctPoint.ts';
import { postcodeAreas } from '../postcodeAreas.ts';
import { isInNation, nationOf } from './townsAreInTheUk.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * The point of a town is in its postcode area, and the area is in its region. A point without its minus sign, or with a wrong
 * digit, would move the town on the map and give it other neighbours.
 */
export const townsAreInTheirPostcodeArea: Rule = ({ content }) => {
  const problems: Problem[] = [];
  const places = new Map<string, Pick<TownEntry, 'file' | 'data'>>();
  const { towns } = content.collections;
  for (const { file, data } of towns) {
    const { latitude, longitude, postcodeArea, region, nation } = data;
    // townsAreInTheUk reports a region of another nation, and a point outside the nation.
    if (nationOf(region) !== nation) continue;
    const area = postcodeAreas.get(postcodeArea);
    if (!area?.regions.includes(region)) {
      const regions = area?.regions ?? [];
      const args = { area: postcodeArea, region, regions };
      problems.push({ code: 'town-postcode-area', args, at: { file, path: ['postcodeArea'] } });
      continue;
    }
    if (!isInNation(data, nation)) continue;
    const miles = milesBetween(area.centre, data);
    if (miles > area.radius) {
      const suggestion = correctPoint(data, area);
      problems.push({
        code: 'town-elsewhere',
        args: {
          latitude,
          longitude,
          miles: Math.round(miles),
          area: postcodeArea,
          ...(suggestion && { suggestion: formatPoint(suggestion) }),
        },
        at: { file, path: [suggestion?.latitude === latitude ? 'longitude' : 'latitude'] },
      });
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
