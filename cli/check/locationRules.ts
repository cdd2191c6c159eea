import type { LocationRule } from './rule.ts';
import { locationsAreDistinct } from './rules/locationsAreDistinct.ts';
import { locationSearchTextsAreSound } from './rules/locationSearchTextsAreSound.ts';

/** The rules on location pages. They run after the other rules, and only if nothing that location pages need is missing. */
export const locationRules: readonly LocationRule[] = [
  locationSearchTextsAreSound,
  locationsAreDistinct,
];
