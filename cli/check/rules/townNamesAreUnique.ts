import type { TownEntry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { slugOf } from '#schemas/slugOf.ts';
import type { Rule } from '../rule.ts';

/**
 * No two towns have the same name, because the titles of their pages consist of it. If one of the two has the name of its file, the other one
 * is reported.
 */
export const townNamesAreUnique: Rule = ({ content }) => {
  const owners = new Map<string, TownEntry>();
  return content.collections.towns.flatMap((town): Problem[] => {
    const name = town.data.name.toLowerCase();
    const owner = owners.get(name);
    if (!owner) {
      owners.set(name, town);
      return [];
    }
    const isOther = hasNameOfFile(town) && !hasNameOfFile(owner);
    const [wrong, right] = isOther ? [owner, town] : [town, owner];
    const args = {
      name: wrong.data.name,
      county: wrong.data.county,
      otherCounty: right.data.county,
      ...(hasNameOfFile(right) && !hasNameOfFile(wrong) && { slug: wrong.slug }),
    };
    return [{ code: 'town-name-repeated', args, at: nameIn(wrong), related: [nameIn(right)] }];
  });
};

function hasNameOfFile({ slug, data: { name } }: TownEntry): boolean {
  return slugOf(name) === slug;
}

function nameIn({ file }: TownEntry): Spot {
  return { file, path: ['name'] };
}
