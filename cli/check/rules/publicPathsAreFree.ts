import { dirname } from 'node:path/posix';
import { isReserved } from '#cli/resolve/isReserved.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * No public file takes the place of a page, a redirect or a generated file, and no two have names that differ in case alone: on a disk
 * that ignores case, and on some hosts, one of them would hide the other.
 */
export const publicPathsAreFree: Rule = ({ publicFiles, paths, redirects }) => {
  const owners = new Map([
    ...redirects.map(({ redirect }) => [redirect.from, redirect.source] as const),
    ...paths.map(({ path, file }) => [path, file] as const),
  ]);
  const spelled = new Map<string, string>();
  return publicFiles.flatMap((name): Problem[] => {
    const at = { file: `public/${name}`, line: 1, column: 1 };
    const [path = '', ...folders] = pathAndFolders(name);
    const lower = path.toLowerCase();
    const page = [...addressesOf(lower), ...folders.flatMap(pageInTheWay)].find((address) =>
      owners.has(address),
    );
    if (page !== undefined) {
      const related = [{ file: owners.get(page) ?? '', line: 1, column: 1 }];
      return [{ code: 'public-file-hides-page', args: { path: page }, at, related }];
    }
    if ([path, ...folders].some(isReserved)) {
      return [{ code: 'public-file-reserved', args: {}, at }];
    }
    for (const part of [path, ...folders]) {
      const other = spelled.get(part.toLowerCase());
      if (other !== undefined && other !== part) {
        return [
          {
            code: 'public-names-alike',
            args: { name: `public${part}`, other: `public${other}` },
            at,
          },
        ];
      }
      spelled.set(part.toLowerCase(), part);
    }
    return [];
  });
};

/** The path of a public file, then those of its folders, the nearest first. */
function pathAndFolders(name: string): string[] {
  const parts: string[] = [];
  for (let path = `/${name}`; path !== '/'; path = dirname(path)) parts.push(path);
  return parts;
}

/** The addresses at which hosts serve a file: `/a/b.html` is `/a/b` as well, and `/a/index.html` is `/a`. */
function addressesOf(path: string): string[] {
  if (!path.endsWith('.html')) return [path];
  const short = path.slice(0, -'.html'.length);
  return [
    path,
    short,
    ...(short.endsWith('/index') ? [short.slice(0, -'/index'.length) || '/'] : []),
  ];
}

/** The page whose file would have to lie where a folder is. */
function pageInTheWay(folder: string): string[] {
  return folder.endsWith('.html') ? addressesOf(folder.toLowerCase()) : [];
}
