import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isWithin } from './isWithin.ts';

/** Folders of an output. Each command that writes into one creates the first of them. */
const OUTPUT_NAMES = ['cache', 'client', 'generated', 'server'];

/** Returns why nothing may be written into an output folder: its files would be mixed with others. Returns `undefined` if it may. */
export function faultOfOutput(
  project: Record<'siteRoot' | 'contentDir' | 'publicDir' | 'distDir', string>,
): string | undefined {
  const siteRoot = realPath(project.siteRoot);
  const content = realPath(project.contentDir);
  const dist = realPath(project.distDir);
  const refused = (reason: string) =>
    `the output folder is ${dist}. ${reason}. Choose another with --dist.`;
  if (isWithin(siteRoot, dist)) {
    return refused('It must not be the folder of the site or contain it');
  }
  const packages = realPath(join(siteRoot, 'node_modules'));
  // A folder of cli/ has the name of one of an output.
  const sources = [project.publicDir, join(siteRoot, '.git'), join(siteRoot, 'cli')].map(realPath);
  // If --content names the site itself, the check of the content says so.
  if (!isWithin(siteRoot, content)) sources.unshift(content);
  if (!isWithin(dist, join(packages, '.cache'))) sources.push(packages);
  const around = sources.find((folder) => isWithin(dist, folder));
  if (around !== undefined) {
    return refused(`It must be neither ${around} nor a folder in it`);
  }
  if (isWithin(content, dist)) {
    return `the content folder ${content} is in the output folder ${dist}. Move it, or choose another output folder with --dist.`;
  }
  if (project.distDir === join(project.siteRoot, 'dist')) return undefined;
  const names = namesIn(dist);
  const [other] = names;
  if (other === undefined || names.some((name) => OUTPUT_NAMES.includes(name))) return undefined;
  return refused(`It has other files or folders, such as ${other}`);
}

/** Returns the path of a file or folder, which may not exist yet, without symbolic links. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/** Returns the names in a folder that are not hidden, or none if it cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
