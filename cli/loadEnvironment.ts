import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Adds the variables of the file `.env` of a site to the environment. Variables that are already set stay, and empty values
 * are ignored. `SITE_ENV_FILE` names another file, by a path from the site; if it is empty, no file is read. Returns a sentence if
 * the file that it names is missing.
 */
export function loadEnvironment(
  root: string,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { SITE_ENV_FILE: named } = env;
  const file = resolve(root, named ?? '.env');
  if (named === '') return undefined;
  if (!existsSync(file)) {
    return named && `There is no file ${file}, which SITE_ENV_FILE names. Correct the variable.\n`;
  }
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value) env[name] ??= value;
  }
  return undefined;
}
