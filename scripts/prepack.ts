import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '#cli/project.ts';
import { compileModule, isForVite } from './package/compileModule.ts';

/**
 * Writes the code of the package into `lib/` for `npm pack`. Node runs no TypeScript below `node_modules`, so the modules that Node runs
 * become JavaScript. Those that a site imports get declarations of their types. The folders are those of this repository, so a module finds
 * others by the same paths.
 */
const lib = join(projectRoot, 'lib');
rmSync(lib, { recursive: true, force: true });

const folders = '{api,cli,content,pages,renderer,supabase,templates}';
for (const file of globSync(`${folders}/**/*.*`, { cwd: projectRoot })) {
  // The posts of the sample, which `site db start` would write into the database of another agency.
  if (file === 'supabase/seed.sql') continue;
  // The package has the handbook beside `docs/`, whose links lead to it.
  if (file === 'content/README.md') continue;
  // The package has no bundle of the command line.
  if (file.startsWith('cli/bundle.')) continue;
  const isModule = file.endsWith('.ts') && !isForVite(file);
  const target = join(lib, isModule ? file.replace(/\.ts$/, '.js') : file);
  mkdirSync(dirname(target), { recursive: true });
  if (isModule) {
    writeFileSync(target, compileModule(readFileSync(join(projectRoot, file), 'utf8')));
  } else cpSync(join(projectRoot, file), target);
}

const { name, version, type, imports, dependencies } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);
// Templates import contracts by the names that these have here. The types of templates are apart from the templates.
const foldersOf: Record<string, string> = imports;
const typesOf = (folder: string) => folder.replace('./', './types/').replace(/\*$/, '*.d.ts');
const compiled = Object.fromEntries(
  ['#schemas/*', '#templates/*'].flatMap((alias) => {
    const folder = foldersOf[alias] ?? '';
    const types = typesOf(folder);
    const isCompiled = alias === '#schemas/*';
    return ['.ts', '.tsx'].map((ending) => [
      `${alias}${ending}`,
      { types, default: `${folder}${isCompiled ? '.js' : ending}` },
    ]);
  }),
);
writeFileSync(
  join(lib, 'package.json'),
  `${JSON.stringify({ name, version, type, imports: { ...compiled, ...imports }, dependencies }, null, 2)}\n`,
);

const { status } = spawnSync(
  process.execPath,
  [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.package.json'],
  { cwd: projectRoot, stdio: 'inherit' },
);
// After a failure, npm does not run `postpack.ts`.
if (status !== 0) rmSync(lib, { recursive: true, force: true });
process.exitCode = status ?? 1;
