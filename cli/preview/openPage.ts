import { extname } from 'node:path';
import { openFile } from './openFile.ts';
import type { OpenFile } from './openFile.ts';

/** An open file with its path below the folder of the site. */
export type NamedFile = OpenFile & { name: string };

/** Opens the HTML of the page at `path`. Resolves with undefined if there is no such page. The caller closes the file. */
export function openPage(clientDir: string, path: string): Promise<NamedFile | undefined> {
  return open(clientDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
}

/** Opens the page or the file at `path`. Resolves with undefined if there is neither. The caller closes the file. */
export async function openPageOrFile(
  clientDir: string,
  path: string,
): Promise<NamedFile | undefined> {
  // Most files have an extension and no page has one, so the first attempt usually succeeds.
  return extname(path) === ''
    ? ((await openPage(clientDir, path)) ?? open(clientDir, path.slice(1)))
    : ((await open(clientDir, path.slice(1))) ?? openPage(clientDir, path));
}

/** Returns whether there is a page at `path`. */
export async function hasPage(clientDir: string, path: string): Promise<boolean> {
  const page = await openPage(clientDir, path);
  await page?.handle.close();
  return page !== undefined;
}

async function open(clientDir: string, name: string): Promise<NamedFile | undefined> {
  const file = await openFile(clientDir, name);
  return file && { ...file, name };
}
