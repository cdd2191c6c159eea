import type { KeepValues } from '#cli/model/keepValues.ts';

/** Makes all values, because nothing is known from an earlier run. */
export const makeValues: KeepValues = (_, wanted) => wanted.map(({ make }) => make());
