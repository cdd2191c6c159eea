import type { Problem } from '#cli/model/problem.ts';
import { milesBetween } from '#cli/resolve/geography.ts';
import { NEARBY_MILES } from '#cli/resolve/neighbours.ts';
import type { Rule } from '../rule.ts';

/** The neighbours that a town names are other towns near by, and a town is part of another one that is near and not a part itself. */
export const townRelationsAreSound: Rule = ({ content }) => {
  const { towns } = content.collections;
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  return towns.flatMap(({ slug, file, data }): Problem[] => {
    const problems = (data.neighbours ?? []).flatMap((neighbour, index): Problem[] => {
      const other = bySlug.get(neighbour);
      if (!other) return [];
      const miles = Math.round(milesBetween(data, other.data));
      if (neighbour !== slug && milesBetween(data, other.data) <= NEARBY_MILES) return [];
      const args = { neighbour, miles, limit: NEARBY_MILES };
      return [{ code: 'town-neighbour-far', args, at: { file, path: ['neighbours', index] } }];
    });
    const { partOf } = data;
    const city = partOf === slug ? undefined : bySlug.get(partOf ?? '');
    const far = city ? milesBetween(data, city.data) : 0;
    if (partOf !== undefined && far > NEARBY_MILES) {
      const args = {
        neighbour: partOf,
        miles: Math.round(far),
        limit: NEARBY_MILES,
        isWhole: true as const,
      };
      problems.push({ code: 'town-neighbour-far', args, at: { file, path: ['partOf'] } });
    }
    const whole = partOf === slug ? partOf : city?.data.partOf;
    if (partOf !== undefined && whole !== undefined) {
      problems.push({
        code: 'town-part-nested',
        args: { partOf, whole },
        at: { file, path: ['partOf'] },
      });
    }
    return problems;
  });
};
