import type { KeepValues, KeyedValue } from '#cli/model/keepValues.ts';

/** Makes all values, because nothing is known from an earlier run. */
export const makeValues: KeepValues = Object.assign(makeAll, { bytes: makeAll<Uint8Array> });

function makeAll<T>(_: string, wanted: readonly KeyedValue<T>[]): T[] {
  return wanted.map(({ make }) => make());
}
