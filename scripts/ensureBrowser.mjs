// Runs before `npm test`: the browser tests need a Chromium. Takes the one that is there; else installs Debian's, where that
// is possible, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { findChromium } from '../tests/helpers/findChromium.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!findChromium()) {
  console.log('Installing Chromium for the browser tests …');
  const isRoot = process.getuid?.() === 0;
  const viaDebian =
    isRoot && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium');
  if (!viaDebian) run('npx', 'playwright', 'install', 'chromium');
  if (!findChromium()) {
    console.error(
      'No Chromium was found. Install one, or set CHROMIUM_PATH, and run the command again.',
    );
    process.exit(1);
  }
}
