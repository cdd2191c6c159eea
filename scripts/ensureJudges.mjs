import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../tests/judges/', import.meta.url));
const modified = (file) => statSync(folder + file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Installs the tools of `tests/judges/` if they are missing or older than their lockfile. Exits if that fails. They are large and the
 * site does not need them, so they are not installed with it.
 */
export function ensureJudges() {
  if (modified('node_modules/.package-lock.json') >= modified('package-lock.json')) return;
  console.error('Installing the judges of the built site …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    // Standard output may hold a report.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    // The Observatory would download the list of domains that browsers know to have HTTPS. Without it, no domain is on the list.
    writeFileSync(`${folder}node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json`, '{}');
    return;
  }
  console.error('The judges could not be installed. Check the network and run the command again.');
  process.exit(status ?? 1);
}
