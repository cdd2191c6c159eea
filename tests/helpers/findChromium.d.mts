/** Returns the path of the Chromium that the browser tests use, or `undefined` if there is none. */
export function findChromium(): string | undefined;
