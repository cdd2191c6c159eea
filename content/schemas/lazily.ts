/** Returns a function that calls `make` once, when it is first called itself. */
export function lazily<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}
