import { stripTypeScriptTypes } from 'node:module';

/** The specifier of a module of this project, up to its ending: in imports, and in addresses of threads and processes. */
const SPECIFIERS =
  /(?<=\b(?:from|import)\s*\(?\s*'|\bnew URL\(\s*')((?:\.{1,2}|#\w+)\/[^']+)\.ts(?=')/g;

/**
 * Returns a TypeScript module as JavaScript. Types become spaces, so that lines and columns stay the same, and stacks need no source map.
 * Modules that Vite compiles keep their names.
 */
export function compileModule(text: string): string {
  return stripTypeScriptTypes(text).replace(SPECIFIERS, (specifier, path: string) =>
    isForVite(`${path}.ts`) ? specifier : `${path}.js`,
  );
}

/** Returns whether Vite compiles a module: a part of a page, or code of the browser. Node runs the others. */
export function isForVite(path: string): boolean {
  return /^#?(?:templates|renderer|pages)\//.test(path) || /\.client\.ts$|\.tsx$/.test(path);
}
