import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { PlannedPath } from '#cli/model/resolvedContent.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import type { Rule } from '../rule.ts';
import { menuLinks } from '../menuLinks.ts';

/**
 * A link whose words are the name of a town, a service or a legal page leads there, and not to another town, service or legal page. Other
 * links with such words are left alone, because a case study may be about a town.
 */
export const linksNameTheirPage: Rule = ({ content, paths, pageAt }) => {
  const names = namesOf(content);
  const check = (words: string | undefined, href: string, at: Spot): Problem[] => {
    const named = words === undefined ? undefined : names.get(keyOf(words));
    const page = named && pageAt(splitPath(href)[0]);
    if (!page || !isOther(page, named)) return [];
    const target = paths().find(({ file }) => file === named[0]?.file)?.path ?? '';
    const args = { found: words ?? '', href, target, isOne: named.length === 1 };
    return [{ code: 'link-to-other', args, at }];
  };
  return [
    ...menuLinks(content).flatMap(({ label, href, at }) => check(label, href, at)),
    ...entriesOf(content).flatMap(({ file, markdown, bodyLine }) =>
      markdown.links.flatMap(({ href, words, line, column }) =>
        check(words, href, { file, line: bodyLine + line - 1, column }),
      ),
    ),
  ];
};

/** Returns the entries that have a page and a name, by their names. Several towns may have the same short name. */
function namesOf({ collections }: CheckedContent): Map<string, Entry<unknown>[]> {
  const names = new Map<string, Entry<unknown>[]>();
  const add = (entry: Entry<unknown>, all: readonly (string | undefined)[]) => {
    for (const key of new Set(all.flatMap((name) => (name === undefined ? [] : keyOf(name))))) {
      names.set(key, [...(names.get(key) ?? []), entry]);
    }
  };
  for (const town of collections.towns) add(town, [town.data.name, town.data.shortName]);
  for (const service of collections.services) {
    add(service, [service.data.title, service.data.menuTitle, service.data.phrase]);
  }
  for (const page of collections.legalPages) add(page, [page.data.title]);
  return names;
}

/** Returns whether a page belongs to another entry of the folder in which the named entries are. */
function isOther({ file }: PlannedPath, named: readonly Entry<unknown>[]): boolean {
  const folder = folderOf(file);
  return (
    named.every((entry) => entry.file !== file) &&
    named.some((entry) => folderOf(entry.file) === folder)
  );
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

function keyOf(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toLowerCase();
}
