import { rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { build, parseAst } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { BUNDLE_ENTRY, BUNDLE_FOLDER, BUNDLE_STATES, fileState } from '#cli/bundle.js';
import { isPast } from '#cli/files/isPast.ts';
import { projectRoot } from '#cli/project.ts';

/**
 * Bundles the command line. npm runs this script after it has installed the packages, and `cli/bin.js` uses the bundle until one of its modules
 * changes (decision 51). An argument names another folder for it.
 */

/** The packages that the bundle contains, with all that they import. They are those of many small modules. */
const bundledPackages = new Set([
  'commander',
  'fastest-levenshtein',
  'gray-matter',
  'hast-util-to-string',
  'htmlparser2',
  'liquidjs',
  'mrmime',
  'rehype-raw',
  'rehype-sanitize',
  'rehype-slug',
  'rehype-stringify',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'sax',
  'unified',
  'unist-util-visit',
  'yaml',
  'zod',
]);

const outDir = resolve(process.argv[2] ?? join(projectRoot, BUNDLE_FOLDER));

/** Keeps the place of each module, by which it finds its neighbours and the root of the code. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta' },
    handler(code, id) {
      const path = JSON.stringify(`./${relative(outDir, id).split(sep).join('/')}`);
      const url = `new URL(${path}, import.meta.url)`;
      const file = `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
      const places: Record<string, string> = {
        'import.meta.url': `${url}.href`,
        'import.meta.filename': file,
        'import.meta.dirname': `process.getBuiltinModule('node:path').dirname(${file})`,
      };
      let kept = '';
      let end = 0;
      for (const node of metaProperties(parseAst(code, { lang: 'ts' }))) {
        const found = code.slice(node.start, node.end);
        const place = places[found];
        if (place === undefined) throw new Error(`${id}: the bundle has no place for ${found}.`);
        kept += code.slice(end, node.start) + place;
        ({ end } = node);
      }
      return kept + code.slice(end);
    },
  },
};

/** Returns the nodes of `import.meta` below a node in their order, each with the property that is read. Texts may also contain these words. */
function metaProperties(node: unknown): { start: number; end: number }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, object } = node as { type?: unknown; object?: { type?: unknown } | null };
  const isRead = type === 'MemberExpression' && object?.type === 'MetaProperty';
  if (isRead || type === 'MetaProperty') return [node as { start: number; end: number }];
  return Object.values(node).flatMap(metaProperties);
}

// `npm pack` makes the package, whose command line is not bundled.
if (process.env.npm_command !== 'pack') await bundle();

async function bundle(): Promise<void> {
  const started = Date.now();
  rmSync(outDir, { recursive: true, force: true });
  const { output } = (await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepPlaces],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(projectRoot, 'cli/index.ts'),
      outDir,
      target: 'es2024',
      minify: false,
      rolldownOptions: {
        external: isExternal,
        // gray-matter can read front matter that is JavaScript. Content cannot use that.
        checks: { eval: false },
        output: { entryFileNames: BUNDLE_ENTRY, chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .map((id) => relative(projectRoot, id).split(sep).join('/'))
    .filter((file) => /^(?!node_modules\/)[^\0]+\.(?:ts|js)$/.test(file));
  // Packages change only if npm installs them.
  const inputs = [
    ...modules,
    'scripts/bundleProgram.ts',
    'package.json',
    'node_modules/.package-lock.json',
  ];
  const isSettled = modules.every((file) => {
    const { ctimeMs } = statSync(join(projectRoot, file));
    return isPast(ctimeMs, ctimeMs % 1000 !== 0, started);
  });
  if (!isSettled) {
    console.warn('A module of the command line has just changed. Run "npm run prepare" again.');
    return;
  }
  const states = inputs.map((file) => [file, fileState(join(projectRoot, file))]);
  writeFileSync(join(outDir, BUNDLE_STATES), JSON.stringify(Object.fromEntries(states)));
}

/** Returns whether the bundle imports a module instead of containing it. A contained package contains all that it imports. */
function isExternal(id: string, importer: string | undefined): boolean {
  if (id.startsWith('node:')) return true;
  const isPackage = /^[\w@]/.test(id) && !isAbsolute(id);
  if (!isPackage || importer?.includes('/node_modules/')) return false;
  return !bundledPackages.has(id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
}
