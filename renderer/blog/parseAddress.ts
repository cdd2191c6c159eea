/** Returns the URL of an address, or `undefined` if it is not valid. `URL.canParse` is newer than the oldest browsers of the build. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
