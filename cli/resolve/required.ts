/** Returns a value that the rules guarantee. Throws if it is missing, which is a fault of our code and not of the content. */
export function required<T>(value: T | undefined | '', name: string): T {
  if (value === undefined || value === '') {
    throw new Error(`"${name}" is missing although the content was found without errors.`);
  }
  return value as T;
}
