import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Adds the variables of the file `.env` of a site to the environment. Variables that are already set stay, and empty values
 * are ignored. `SITE_ENV_FILE` names another file, by a path from the site; if it is empty, no file is read. Returns sentences
 * if the file that it names is missing, or if a file cannot be read.
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
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return `${file} cannot be read (${error instanceof Error ? error.message : String(error)}). Expected a file with variables of the environment. Replace it, correct its permissions, or name another file with SITE_ENV_FILE.\n`;
  }
  for (const [name, value] of Object.entries(parseEnv(text))) {
    if (value) env[name] ??= value;
  }
  return undefined;
}
