// Runs before `npm test`. The tests need Chromium and the tools of `tests/judges/`, and one of these tools needs Java. If nginx is installed,
// the tests also run the site on it. Missing programs are installed as Debian packages if possible; otherwise Playwright's own browser is
// installed. The headless shell of Chromium is installed even if there is a Chromium, because it makes the tests faster.
import { spawnSync } from 'node:child_process';
import { findHeadlessChromium, findHeadlessShell } from '../tests/helpers/findHeadlessChromium.mjs';
import { findJava } from '../tests/helpers/findJava.mjs';
import { findNginx } from '../tests/helpers/findNginx.mjs';
import { ensureJudges } from './ensureJudges.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const missing = [
  ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
  ...(findNginx() ? [] : ['nginx-light']),
  ...(findJava() ? [] : ['default-jre-headless']),
];
if (missing.length > 0 && process.getuid?.() === 0) {
  console.log(`Installing ${missing.join(', ')} for the tests …`);
  run('apt-get', 'update', '-qq');
  // One at a time, because not every distribution has each of them.
  for (const name of missing) {
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
  }
}
if (!findHeadlessChromium()) run('npx', 'playwright', 'install', 'chromium');
if (!findHeadlessChromium()) {
  console.error(
    'No Chromium was found. Install one, or set CHROMIUM_PATH, and run the command again.',
  );
  process.exit(1);
}
if (!findJava()) {
  console.warn('No Java was found, so the Nu Html Checker is left out. Install one for it.');
}
ensureJudges();
