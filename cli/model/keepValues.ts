/** A value that depends only on its key. */
export interface KeyedValue<T> {
  key: string;
  make(): T;
}

/** Keeps values from one run to the next. `name` is the kind of values. */
export interface KeepValues {
  /** Returns the values of `wanted` in their order, from an earlier run if it had the same keys. */
  <T>(name: string, wanted: readonly KeyedValue<T>[]): T[];
  /** The same for values that are bytes. They start at multiples of eight bytes, so that they can be read as lists of numbers. */
  bytes(name: string, wanted: readonly KeyedValue<Uint8Array>[]): Uint8Array[];
}
