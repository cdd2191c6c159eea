import type { CheckedContent } from '#cli/model/content.ts';
import { UNITED_KINGDOM } from '#schemas/locale.ts';

/** Returns whether the site belongs to an agency in the United Kingdom, whose places and numbers are known. */
export function isInUnitedKingdom({ singles }: Pick<CheckedContent, 'singles'>): boolean {
  return singles.site?.data.country === UNITED_KINGDOM;
}
