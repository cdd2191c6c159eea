import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Adds the variables of the file `.env` of a site to the environment. Variables that are already set stay, and empty values
 * are ignored. `SITE_ENV_FILE` names another file; if it is empty, no file is read.
 */
export function loadEnvironment(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const { SITE_ENV_FILE: named = '.env' } = env;
  const file = join(root, named);
  if (named === '' || !existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value) env[name] ??= value;
  }
}
