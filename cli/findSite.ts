import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Returns the nearest folder, from `start` upwards, that has `content/site.yaml`. Returns `undefined` if there is none. */
export function findSite(start: string): string | undefined {
  const folder = resolve(start);
  if (existsSync(join(folder, 'content', 'site.yaml'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findSite(parent);
}
