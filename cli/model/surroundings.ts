import type { TownEntry } from './content.ts';

/** The places around a town (decision 27). */
export interface Surroundings {
  /** The towns that a resident would call near, the nearest first. */
  nearest: readonly TownEntry[];
  /** The nearest towns of all, if no town is near and the town names none. Pages list them, and no text calls them near. */
  beyond: readonly TownEntry[];
  /** The towns inside the town, in the order of their distance from its centre. */
  parts: readonly TownEntry[];
  /** The city that the town is a part of. */
  whole?: TownEntry;
}
