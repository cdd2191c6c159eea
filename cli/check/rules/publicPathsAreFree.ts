import { dirname } from 'node:path/posix';
import { isForFiles, isReserved } from '#schemas/isReserved.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * No public file takes the place of a page, a redirect or a generated file. No two names differ only in case, because on a disk
 * or host that ignores case one would hide the other.
 */
export const publicPathsAreFree: Rule = ({ publicFiles, pageAt, redirects }) => {
  const aliases = new Map(
    redirects
      // An alias in the place of public files has a finding of its own.
      .filter(({ redirect }) => !isForFiles(redirect.from))
      .map(({ redirect }) => [redirect.from, redirect.source]),
  );
  const ownerOf = (path: string) => pageAt(path)?.file ?? aliases.get(path);
  const spelled = new Map<string, string>();
  return publicFiles.flatMap((name): Problem[] => {
    const at = { file: `public/${name}`, line: 1, column: 1 };
    const [path = '', ...folders] = pathAndFolders(name);
    const lower = path.toLowerCase();
    const page = [...addressesOf(lower), ...folders.flatMap(pageInTheWay)].find(
      (address) => ownerOf(address) !== undefined,
    );
    if (page !== undefined) {
      const related = [{ file: ownerOf(page) ?? '', line: 1, column: 1 }];
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

/** Returns the path of a public file, then those of its folders, innermost first. */
function pathAndFolders(name: string): string[] {
  const parts: string[] = [];
  for (let path = `/${name}`; path !== '/'; path = dirname(path)) parts.push(path);
  return parts;
}

/** Returns the addresses at which hosts serve a file: `/a/b.html` is also `/a/b`, and `/a/index.html` is also `/a`. */
function addressesOf(path: string): string[] {
  if (!path.endsWith('.html')) return [path];
  const short = path.slice(0, -'.html'.length);
  return [
    path,
    short,
    ...(short.endsWith('/index') ? [short.slice(0, -'/index'.length) || '/'] : []),
  ];
}

/** Returns the pages whose files would have the path of a folder. */
function pageInTheWay(folder: string): string[] {
  return folder.endsWith('.html') ? addressesOf(folder.toLowerCase()) : [];
}
