import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** Returns the path of a Chromium, or `undefined` if there is none. */
export function findChromium() {
  return candidates.find((path) => path && existsSync(path));
}
