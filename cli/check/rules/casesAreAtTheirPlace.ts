import { milesBetween } from '#cli/resolve/geography.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** The maximum distance of a client from the middle of the town that its place names, in miles. */
const PLACE_RADIUS = 20;

/** The point of a case study is at its place, if that names a town of the site. Pages of towns say how far the client is from them. */
export const casesAreAtTheirPlace: Rule = ({ content: { collections } }) =>
  collections.caseStudies.flatMap(({ file, data: { place, point } }): Problem[] => {
    if (!point) return [];
    const names = place.split(/,\s*/);
    const named = collections.towns.flatMap(({ data }) => {
      const name = names.find((part) => part === data.name || part === data.shortName);
      return name === undefined ? [] : [{ name, miles: milesBetween(data, point) }];
    });
    const [nearest] = named.toSorted((a, b) => a.miles - b.miles);
    if (!nearest || nearest.miles <= PLACE_RADIUS) return [];
    const args = { place: nearest.name, miles: Math.round(nearest.miles) };
    const related = [{ file, path: ['place'] }];
    return [{ code: 'case-study-place', args, at: { file, path: ['point'] }, related }];
  });
