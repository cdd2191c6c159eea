import { milesBetween } from '#cli/resolve/geography.ts';
import type { Problem } from '#cli/model/problem.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import type { Rule } from '../rule.ts';
import { isInNation } from './townsAreInTheUk.ts';

/** The maximum distance of a client from the middle of the town that its place names, in miles. */
const PLACE_RADIUS = 20;

/**
 * The point of a case study is at its place, if that names a town of the site or ends with a nation of the United Kingdom. Pages of towns say
 * how far the client is from them.
 */
export const casesAreAtTheirPlace: Rule = ({ content }) => {
  const { collections } = content;
  const isUk = isInUnitedKingdom(content);
  return collections.caseStudies.flatMap(({ file, data: { place, point } }): Problem[] => {
    if (!point) return [];
    const names = place.split(/,\s*/);
    const nation = names.length > 1 ? names.at(-1) : undefined;
    const named = collections.towns.flatMap(({ data }) => {
      const name = names.find((part) => part === data.name || part === data.shortName);
      return name === undefined ? [] : [{ name, miles: milesBetween(data, point) }];
    });
    const [nearest] = named.toSorted((a, b) => a.miles - b.miles);
    const at = { file, path: ['point'] };
    const related = [{ file, path: ['place'] }];
    if (nearest && nearest.miles > PLACE_RADIUS) {
      const args = { place: nearest.name, miles: Math.round(nearest.miles) };
      return [{ code: 'case-study-place', args, at, related }];
    }
    if (!isUk || nation === undefined || isInNation(point, nation)) return [];
    return [{ code: 'case-study-place', args: { place: nation }, at, related }];
  });
};
