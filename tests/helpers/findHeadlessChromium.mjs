import { existsSync } from 'node:fs';
import { findChromium } from './findChromium.mjs';

/**
 * Returns the path of the Chromium that the browser tests use, or `undefined` if there is none. If possible, it is the headless shell, in
 * which a page needs a third of the CPU time.
 */
export function findHeadlessChromium() {
  return findHeadlessShell() ?? findChromium();
}

/** Returns the path of a Chromium without windows and toolbars, or `undefined` if there is none. `CHROMIUM_PATH` may name one. */
export function findHeadlessShell() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].find(
    (path) => path && existsSync(path),
  );
}
