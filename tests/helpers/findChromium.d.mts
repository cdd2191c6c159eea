/** The Chromium that the browser tests use; undefined where there is none. */
export function findChromium(): string | undefined;
