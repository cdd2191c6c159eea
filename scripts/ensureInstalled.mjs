// Runs before `npm start` and `npm test`, with any version of Node. Installs the packages, among them the pinned version of Node, if they
// are missing or older than the lockfile.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modified = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'The packages could not be installed. Check the network and run the command again.',
    );
    process.exit(status ?? 1);
  }
}
