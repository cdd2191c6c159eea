import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the style sheets that only one type of page needs, below the root of the code. A sheet has the name of its type. */
export const PAGE_SHEETS = 'templates/styles/types';

/** Returns the paths of the style sheets of page types, each from the root of the code, such as `/templates/styles/types/home.css`. */
export function pageSheetPaths(codeRoot: string): string[] {
  return globSync('*.css', { cwd: join(codeRoot, PAGE_SHEETS) })
    .sort()
    .map((name) => `/${PAGE_SHEETS}/${name}`);
}
