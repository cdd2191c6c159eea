import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { JAVA_HOME } = process.env;
const candidates = [...(JAVA_HOME ? [join(JAVA_HOME, 'bin', 'java')] : []), 'java'];

/** Returns the path of the Java that runs the Nu Html Checker, or `undefined` if there is none. */
export function findJava() {
  // macOS has a placeholder `java` that only says where to download Java, so it is not enough that the file exists.
  return candidates.find((command) => spawnSync(command, ['-version']).status === 0);
}
