import { milesBetween } from '#cli/resolve/geography.ts';
import type { Point } from '#cli/resolve/geography.ts';
import type { Problem } from '#cli/model/problem.ts';
import { correctPoint, formatPoint } from '../correctPoint.ts';
import { isInUnitedKingdom } from '../isInUnitedKingdom.ts';
import type { Rule } from '../rule.ts';

/**
 * The distance from which a point may be wrong, in miles. Towns of large countries are farther apart, but correcting a typing error does not
 * bring them close.
 */
const FAR = 1000;

/**
 * Outside the United Kingdom, whose areas are known, no town is far from the office only because its point has lost a minus sign, has its coordinates
 * swapped, or has a shifted decimal point. If most towns are, the point of the office is wrong.
 */
export const townsAreInReach: Rule = ({ content }): Problem[] => {
  const { site } = content.singles;
  if (!site || isInUnitedKingdom(content)) return [];
  const { office } = site.data;
  const { towns } = content.collections;
  const problems = towns.flatMap(({ file, data }): Problem[] => {
    const typo = typoOf(data, office);
    if (!typo) return [];
    const { field, args } = typo;
    return [
      { code: 'point-far-away', args: { ...args, from: 'office' }, at: { file, path: [field] } },
    ];
  });
  const [town] = towns;
  if (!town || problems.length <= Math.max(1, towns.length / 2)) return problems;
  const typo = typoOf(office, town.data);
  if (!typo) return problems;
  const at = { file: site.file, path: ['office', typo.field] };
  return [{ code: 'point-far-away', args: { ...typo.args, from: 'towns' }, at }];
};

/** Returns the typing error that has moved a point away from `near`: the field to correct, and its description in a finding. */
function typoOf({ latitude, longitude }: Point, near: Point) {
  if (milesBetween({ latitude, longitude }, near) <= FAR) return undefined;
  const meant = correctPoint({ latitude, longitude }, { centre: near, radius: FAR });
  if (!meant) return undefined;
  return {
    field: meant.latitude === latitude ? 'longitude' : 'latitude',
    args: { latitude, longitude, limit: FAR, suggestion: formatPoint(meant) },
  };
}
