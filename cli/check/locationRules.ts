import type { SiteContext } from '#cli/plan/siteContext.ts';
import type { Problem } from './problem.ts';
import { locationsAreDistinct } from './rules/locationsAreDistinct.ts';
import { locationSearchTextsAreSound } from './rules/locationSearchTextsAreSound.ts';

/** A truth about the pages of services in towns; it needs content that is right in itself. */
export type LocationRule = (context: SiteContext) => Problem[];

/** Asked after the other rules, and only where those left nothing out that location pages are made from. */
export const locationRules: readonly LocationRule[] = [
  locationSearchTextsAreSound,
  locationsAreDistinct,
];
