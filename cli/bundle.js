// Finds the bundle of the command line. This is JavaScript, because Node would load its compiler for TypeScript, in every command.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the bundle, below the root of the code. */
export const BUNDLE_FOLDER = 'node_modules/.cache/site/program';

/** The file of the bundle that starts the command line. */
export const BUNDLE_ENTRY = 'index.mjs';

/** The file beside it with the states of all modules when they were bundled. */
export const BUNDLE_STATES = 'states.json';

/**
 * Returns the path of the bundle in `folder`, or `undefined` if there is none, or if one of its modules or the installed packages have changed
 * since it was made.
 *
 * @param {string} root the root of the code
 * @param {string} [folder]
 * @returns {string | undefined}
 */
export function currentBundle(root, folder = join(root, BUNDLE_FOLDER)) {
  try {
    const states = JSON.parse(readFileSync(join(folder, BUNDLE_STATES), 'utf8'));
    for (const file in states) {
      if (fileState(join(root, file)) !== states[file]) return undefined;
    }
    return join(folder, BUNDLE_ENTRY);
  } catch {
    return undefined;
  }
}

/**
 * Returns the size and the inode of a file, and the time at which the file system noted its last change. No program can set this time, so the
 * state changes if the bytes do. Throws if the file does not exist.
 *
 * @param {string} path
 * @returns {string}
 */
export function fileState(path) {
  const { size, ctimeMs, ino } = statSync(path);
  return `${size} ${ctimeMs} ${ino}`;
}
