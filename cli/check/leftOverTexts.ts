import { plainText } from '#cli/body/plainText.ts';
import type { TownEntry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { countShared, shinglesOf } from '#cli/similarity/shingles.ts';

/** The minimum number of shingles that two texts share if one is nearly the same as the other. */
const MIN_SHARED = 8;
/** The minimum ratio of these to the shingles of the shorter text. */
const MIN_RATIO = 0.5;

/**
 * Returns a problem for each introduction or note of a town that is nearly the same as one of another town. `shared` has the number of shingles that
 * the texts of two towns share, by their slugs.
 */
export function leftOverTexts(
  towns: readonly TownEntry[],
  shared: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Problem[] {
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  return [...shared].flatMap(([slug, others]) =>
    [...others].flatMap(([other, count]) => {
      const [original, copy] = [bySlug.get(slug), bySlug.get(other)];
      if (count < MIN_SHARED || !original || !copy) return [];
      const known = textsOf(original);
      return textsOf(copy).flatMap(({ field, text, at }): Problem[] => {
        const same = known.find((one) => isAlike(one.text, text));
        if (!same) return [];
        const town = copy.data.name;
        const args = { field, otherField: same.field, town, other: original.data.name };
        return [{ code: 'town-text-copied', args, at, related: [same.at] }];
      });
    }),
  );
}

/** Returns the introduction and the notes of a town with their places. */
function textsOf({ file, bodyLine, data, markdown }: TownEntry): {
  field: string;
  text: string;
  at: Spot;
}[] {
  return [
    ...data.sectors.map(({ note }, index) => ({
      field: `sectors[${index}].note`,
      text: note,
      at: { file, path: ['sectors', index, 'note'], on: 'key' as const },
    })),
    {
      field: 'introduction',
      text: plainText(markdown.tree),
      at: { file, line: bodyLine, column: 1 },
    },
  ];
}

function isAlike(a: string, b: string): boolean {
  const [left, right] = [shinglesOf(a), shinglesOf(b)];
  const shared = countShared(left, right);
  return shared >= MIN_SHARED && shared >= MIN_RATIO * Math.min(left.length, right.length);
}
