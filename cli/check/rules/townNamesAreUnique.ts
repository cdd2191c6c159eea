import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/** No two towns have the same name, because the titles of their pages consist of it. */
export const townNamesAreUnique: Rule = ({ content }) => {
  const owners = new Map<string, { at: Spot; county: string }>();
  return content.collections.towns.flatMap(({ file, data }): Problem[] => {
    const at: Spot = { file, path: ['name'] };
    const name = data.name.toLowerCase();
    const owner = owners.get(name);
    if (!owner) {
      owners.set(name, { at, county: data.county });
      return [];
    }
    const args = { name: data.name, county: data.county, otherCounty: owner.county };
    return [{ code: 'town-name-repeated', args, at, related: [owner.at] }];
  });
};
