import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { JAVA_HOME } = process.env;
const candidates = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin', 'java')] : []), 'java'];

/** Returns the path of the Java that runs the Nu Html Checker, or `undefined` if there is none. */
export function findJava() {
  // macOS has a `java` that only says where to get one, so that being there is not enough.
  return candidates.find((command) => spawnSync(command, ['-version']).status === 0);
}
