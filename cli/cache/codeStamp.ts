import { createHash, hash as hashOf } from 'node:crypto';
import { globSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Inputs, InputTable } from '#cli/model/inputs.ts';
import { isSettled, statStamp } from '#cli/files/statStamp.ts';
import { bundledVariables, codePaths, INSTALLED, siteCodeFiles } from './codePaths.ts';
import { cacheValue } from './cacheValue.ts';
import { singles } from '#schemas/collections.ts';

/**
 * All files that decide how content becomes findings, models, cards and sitemaps. These are whole folders, because a list of modules would
 * have to follow imports by hand. Those of an installed package are JavaScript. The architecture test checks that `cli` imports nothing
 * from other folders, except that commands import `api`, which decides none of these results.
 */
const code = [
  'cli/**/*.{ts,js}',
  'content/schemas/**/*.{ts,js}',
  'supabase/*.{ts,js}',
  'package.json',
  'package-lock.json',
  INSTALLED,
];

/** All other files of the package that decide how models become pages. */
const pageCode = [
  'pages/**/*.{ts,tsx}',
  'renderer/**/*.{ts,tsx,js}',
  'templates/**/*.{ts,tsx,css}',
  // Vite compiles TypeScript as it says.
  'tsconfig.json',
];

/** The folder of a site with its templates. */
const TEMPLATES = 'templates';

/** The folders with the code, and with the templates and packages of the site. */
interface Roots {
  codeRoot: string;
  siteRoot: string;
}

/** These folders, and that with the content, which has the brand. */
interface Folders extends Roots {
  contentDir: string;
}

/** The code of a project. */
export interface Code {
  /** The code that handles content. If it changes, all cached work is done again. */
  content: InputTable;
  /**
   * The brand, the templates of the site, and all code that makes pages, including the code that handles content. If it changes, every
   * page is rendered again.
   */
  pages: InputTable;
}

/** Reads the code at `codeRoot`, the templates of the site, and the brand in `contentDir`, from which styles are made. Returns their hashes. */
export function readCode({ codeRoot, siteRoot, contentDir }: Folders): Code {
  const content = contentCode({ codeRoot, siteRoot });
  const brand = Object.entries(hashesOf(contentDir, [singles.brand.file])).map(
    ([file, hash]): [string, string] => [`content/${file}`, hash],
  );
  const own = { ...content, ...hashesOf(codeRoot, pageCode) };
  const isOfCode = (file: string) => siteRoot === codeRoot && file in own;
  const files = [...filesThatMatch(siteRoot, siteCodeFiles), ...templatesBelow(siteRoot)].filter(
    (file) => !isOfCode(file),
  );
  const ofTheSite = ofSite(hashesOfFiles(siteRoot, files.sort()));
  const environment = hashOf('sha1', bundledVariables());
  const pages = { ...own, ...ofTheSite, ...Object.fromEntries(brand), environment };
  return { content: tableOf(content), pages: tableOf(pages) };
}

/** Returns the same as `readCode`, and reads no file if Node and the times of all files are those of the last build into `distDir`. */
export function readChangedCode(project: Folders & { distDir: string }): Code {
  const brand = join(project.contentDir, singles.brand.file);
  const stamp = statStamp([...codePaths(project), brand]);
  if (!stamp || !isSettled(stamp)) return readCode(project);
  const key = `${process.version} ${stamp.hash} ${bundledVariables()}`;
  return cacheValue(join(project.distDir, 'cache', 'code.json'), key, () => readCode(project));
}

/** Returns a hash of the code that handles content. */
export function codeStamp(roots: Roots): string {
  return tableOf(contentCode(roots)).hash;
}

/** Returns a hash of all code that makes pages, of the templates of the site, and of the brand. */
export function pageStamp(folders: Folders): string {
  return readCode(folders).pages.hash;
}

/** Returns a hash of the names and the bytes of files below `root`. */
export function hashFiles(root: string, files: readonly string[]): string {
  return tableOf(hashesOfFiles(root, files)).hash;
}

/**
 * Returns the hashes of the code that handles content, and the version of Node, whose data about languages decides how it writes a date. An
 * installed package is beside the packages that it needs, in the folder of the site.
 */
function contentCode({ codeRoot, siteRoot }: Roots): Inputs {
  const own = { Node: process.version, ...hashesOf(codeRoot, code) };
  return siteRoot === codeRoot ? own : { ...own, ...ofSite(hashesOf(siteRoot, [INSTALLED])) };
}

/** Returns the hashes of files of the site under names that differ from those of the code. */
function ofSite(hashes: Inputs): Inputs {
  // The "./", as in site.config.ts, tells these files from those of the code.
  return Object.fromEntries(
    Object.entries(hashes).map(([file, hash]): [string, string] => [`./${file}`, hash]),
  );
}

function hashesOf(root: string, patterns: readonly string[]): Inputs {
  return hashesOfFiles(root, filesThatMatch(root, patterns).sort());
}

function filesThatMatch(root: string, patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root }).filter((file) =>
    // A name with a dot may be that of a folder.
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * Returns the files below `templates/` of a site. A template may import a file of any name, and one in a folder that a link leads to. Names that
 * start with a dot are left out, because editors and operating systems write such files.
 */
function templatesBelow(siteRoot: string): string[] {
  const found: string[] = [];
  const add = (folder: string, above: readonly string[]): void => {
    const real = realpathSync(join(siteRoot, folder));
    // A link may lead back to a folder that it is in.
    if (above.includes(real)) return;
    for (const name of readdirSync(real)) {
      if (name.startsWith('.')) continue;
      const file = `${folder}/${name}`;
      const stats = statSync(join(siteRoot, file), { throwIfNoEntry: false });
      if (stats?.isDirectory()) add(file, [...above, real]);
      else if (stats) found.push(file);
    }
  };
  const templates = statSync(join(siteRoot, TEMPLATES), { throwIfNoEntry: false });
  if (templates?.isDirectory()) add(TEMPLATES, []);
  return found;
}

function hashesOfFiles(root: string, files: readonly string[]): Inputs {
  return Object.fromEntries(
    files.map((file) => [file, hashOf('sha1', readFileSync(join(root, file)))]),
  );
}

function tableOf(inputs: Inputs): InputTable {
  const hash = createHash('sha1');
  for (const [file, bytes] of Object.entries(inputs)) hash.update(`${file}\0${bytes}\0`);
  return { hash: hash.digest('hex'), inputs };
}
