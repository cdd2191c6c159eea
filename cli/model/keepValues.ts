/** A value that depends only on its key. */
export interface KeyedValue<T> {
  key: string;
  make(): T;
}

/** Returns the values of `wanted` in their order, from an earlier run if it had the same keys. `name` is the kind of values. */
export type KeepValues = <T>(name: string, wanted: readonly KeyedValue<T>[]) => T[];
