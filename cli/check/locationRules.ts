import type { LocationRule } from './rule.ts';
import { locationsAreDistinct } from './rules/locationsAreDistinct.ts';
import { locationSearchTextsAreSound } from './rules/locationSearchTextsAreSound.ts';

/** Asked after the other rules, and only where those left nothing out that location pages are made from. */
export const locationRules: readonly LocationRule[] = [
  locationSearchTextsAreSound,
  locationsAreDistinct,
];
