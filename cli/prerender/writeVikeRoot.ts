import { globSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeFileAtomic } from '#cli/files/writeFileAtomic.ts';
import type { Project } from '#cli/project.ts';

/**
 * Writes the folder that is the root for Vike, below `cache/` of the output, and returns it. It has a stub for each of Vike's files
 * (`+config.ts`, `+Page.tsx` …), which exports what that file exports.
 *
 * Vike looks for its files below its root, not in `node_modules`, and writes temporary files beside them (0.4.266). The code may be an
 * installed package, which several sites share and which may be read-only.
 */
export function writeVikeRoot({ codeRoot, distDir }: Project): string {
  const folder = join(distDir, 'cache', 'vike');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The stubs have relative paths, which do not lead through symbolic links.
  const root = realpathSync(folder);
  for (const name of globSync('{renderer,pages}/**/+*.{ts,tsx}', { cwd: codeRoot })) {
    const file = join(codeRoot, name);
    const stub = join(root, name);
    mkdirSync(dirname(stub), { recursive: true });
    writeFileAtomic(stub, stubOf(relative(dirname(stub), file), readFileSync(file, 'utf8')));
  }
  return root;
}

function stubOf(path: string, text: string): string {
  const source = JSON.stringify(path.replaceAll('\\', '/'));
  const hasDefault = /^export default /m.test(text);
  return `export * from ${source};\n${hasDefault ? `export { default } from ${source};\n` : ''}`;
}
