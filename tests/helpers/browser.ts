import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { findChromium } from './findChromium.mjs';

/** What Chromium needs as root in a container, and to leave networks alone that a test has no business with. */
const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a real Chromium. Throws where none is installed: `npm test` installs one. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('No Chromium was found. Run "npm test", which installs one.');
  return chromium.launch({ executablePath, args: ARGS });
}
