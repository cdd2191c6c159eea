import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { getOrInsertComputed } from '#cli/resolve/getOrInsertComputed.ts';
import { splitPath } from '#cli/resolve/resolveLink.ts';
import { lazily } from '#schemas/lazily.ts';
import type { Rule } from '../rule.ts';
import { menuLinks } from '../menuLinks.ts';

/**
 * A link whose words are the name of a town, a service or a legal page leads there, and not to another town, service or legal page. Other
 * links with such words are left alone, because a case study may be about a town.
 */
export const linksNameTheirPage: Rule = ({ content, paths, pageAt }) => {
  const entries = namedEntries(content);
  const byFile = new Map(entries.map((one) => [one.entry.file, one]));
  const all = lazily(() => byName(entries));
  const folders = new Map<string, ReadonlyMap<string, unknown>>();
  const isNameIn = (folder: string, name: string) =>
    getOrInsertComputed(folders, folder, () =>
      byName(entries.filter(({ entry }) => folderOf(entry.file) === folder)),
    ).has(name);
  const check = (words: string | undefined, href: string, at: Spot): Problem[] => {
    const page = words === undefined ? undefined : pageAt(splitPath(href)[0]);
    const own = page && byFile.get(page.file);
    if (!page || !own || words === undefined) return [];
    const name = keyOf(words);
    // The names of all towns are looked up only for a link to a town with other words than its name.
    if (keysOf(own).has(name) || !isNameIn(folderOf(page.file), name)) return [];
    const named = all().get(name) ?? [];
    const target = paths().find(({ file }) => file === named[0]?.file)?.path ?? '';
    const args = { found: words, href, target, isOne: named.length === 1 };
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

/** An entry that has a page, and its names. */
interface NamedEntry {
  entry: Entry<unknown>;
  names(): readonly (string | undefined)[];
}

function namedEntries({ collections }: CheckedContent): NamedEntry[] {
  const { towns, services, legalPages } = collections;
  return [
    ...towns.map((entry) => ({ entry, names: () => [entry.data.name, entry.data.shortName] })),
    ...services.map((entry) => ({
      entry,
      names: () => [entry.data.title, entry.data.menuTitle, entry.data.phrase],
    })),
    ...legalPages.map((entry) => ({ entry, names: () => [entry.data.title] })),
  ];
}

/** Returns entries by their names. Several towns may have the same short name. */
function byName(entries: readonly NamedEntry[]): Map<string, Entry<unknown>[]> {
  const found = new Map<string, Entry<unknown>[]>();
  for (const one of entries) {
    for (const key of keysOf(one)) found.set(key, [...(found.get(key) ?? []), one.entry]);
  }
  return found;
}

function keysOf({ names }: NamedEntry): Set<string> {
  return new Set(names().flatMap((name) => (name === undefined ? [] : keyOf(name))));
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

function keyOf(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toLowerCase();
}
