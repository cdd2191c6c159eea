import { hash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names the bundle of a style sheet after its path in the code. For a file outside its root, Vike uses the absolute path, which differs
 * between the machines of a sharded build.
 */
export function nameStyles(codeRoot: string): Plugin {
  return {
    name: 'site:name-styles',
    outputOptions: ({ manualChunks: _, ...options }) => ({
      ...options,
      manualChunks: (id) => (id.endsWith('.css') ? styleName(codeRoot, id) : undefined),
    }),
  };
}

/** Returns the name of the bundle of a style sheet, without its extension. */
export function styleName(codeRoot: string, id: string): string {
  const file = relative(codeRoot, id).replaceAll('\\', '/');
  return `${file.slice(0, -'.css'.length).replaceAll('/', '_')}-${hash('md5', file).slice(0, 8)}`;
}
