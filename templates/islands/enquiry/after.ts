/** Returns a promise that is fulfilled with `undefined` after a time in milliseconds. */
export function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
