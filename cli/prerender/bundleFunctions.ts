import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { HandlerWords } from '#schemas/generated/handlerWords.ts';

/** Paths below `/api` that get a function of their own on Vercel, because a file name cannot be a pattern there. */
const VERCEL_PATHS = ['contact', 'not-found', 'challenge', 'deliver', 'health'];

interface Bundle {
  /** The address of the code. */
  source: URL;
  /** The folder of the bundle below `dist/hosts/`. */
  folder: string;
  file: string;
  target: 'node' | 'webworker';
}

const bundles: Bundle[] = [
  {
    source: new URL('../../api/hosts/netlify/api.ts', import.meta.url),
    folder: 'netlify',
    file: 'api.mjs',
    target: 'node',
  },
  {
    source: new URL('../../api/hosts/netlify/deliver.ts', import.meta.url),
    folder: 'netlify',
    file: 'deliver.mjs',
    target: 'node',
  },
  {
    source: new URL('../../api/hosts/vercel.ts', import.meta.url),
    folder: 'vercel/api',
    file: '_handler.mjs',
    target: 'node',
  },
  {
    source: new URL('../../api/hosts/cloudflare.ts', import.meta.url),
    folder: 'cloudflare',
    file: '_worker.js',
    target: 'webworker',
  },
];

/**
 * Bundles the handler of enquiries for hosts that run functions. Each bundle is one file that contains everything except modules of Node and
 * `words`, the data of `handler-words.json`. Returns the files, relative to `dist/hosts/`.
 */
export async function bundleFunctions(
  codeRoot: string,
  distDir: string,
  words: HandlerWords,
): Promise<string[]> {
  const files: string[] = [];
  for (const { source, folder, file, target } of bundles) {
    const outDir = join(distDir, 'hosts', folder);
    await build({
      root: codeRoot,
      cacheDir: join(distDir, 'cache', 'vite-functions'),
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { HANDLER_WORDS: JSON.stringify(words) },
      ssr: { noExternal: true, target },
      build: {
        ssr: fileURLToPath(source),
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        minify: false,
        rolldownOptions: {
          external: /^node:/,
          output: { entryFileNames: file, codeSplitting: false },
        },
      },
    });
    files.push(join(folder, file));
  }
  const write = (path: string, text: string) => {
    writeFileSync(join(distDir, 'hosts', path), text);
    files.push(path);
  };
  mkdirSync(join(distDir, 'hosts', 'vercel', 'api'), { recursive: true });
  for (const path of VERCEL_PATHS) {
    write(`vercel/api/${path}.mjs`, "export * from './_handler.mjs';\n");
  }
  // All other paths are files, which the host serves without calling the worker.
  write(
    'cloudflare/_routes.json',
    `${JSON.stringify({ version: 1, include: ['/api/*'], exclude: [] }, null, 2)}\n`,
  );
  return files.sort();
}
