import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Adds what the file `.env` beside package.json says to the environment, where that says nothing itself; empty values say nothing.
 * `SITE_ENV_FILE` names another file, and no file at all where it is empty.
 */
export function loadEnvironment(root: string, env: NodeJS.ProcessEnv = process.env): void {
  const { SITE_ENV_FILE: named = '.env' } = env;
  const file = join(root, named);
  if (named === '' || !existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value) env[name] ??= value;
  }
}
