/** Returns the path of the Chromium that the browser tests use, or `undefined` if there is none. */
export function findHeadlessChromium(): string | undefined;
/** Returns the path of a Chromium without windows and toolbars, or `undefined` if there is none. */
export function findHeadlessShell(): string | undefined;
