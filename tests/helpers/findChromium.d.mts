/** Returns the path of a Chromium, or `undefined` if there is none. */
export function findChromium(): string | undefined;
