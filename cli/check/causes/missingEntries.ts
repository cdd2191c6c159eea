import { entryFile } from '#schemas/collections.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import type { Problem, ProblemOf } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';
import { basePaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';
import { gapsOf } from './incompleteEntries.ts';
import { namedEntry } from './namedEntry.ts';
import type { NamedEntry } from './namedEntry.ts';

/**
 * An entry that does not exist, but that several places name, was renamed or deleted. If an entry of the collection is named nowhere,
 * it may be the new name. A name in one place only is a misspelling, unless an entry has lost its name there.
 */
export const missingEntries: FindCauses = (problems, content) => {
  const groups = new Map<string, { entry: NamedEntry; places: Problem[] }>();
  for (const problem of problems) {
    const entry = namedEntry(problem, content.names);
    if (!entry) continue;
    const key = `${entry.collection}/${entry.slug}`;
    const group = groups.get(key) ?? { entry, places: [] };
    group.places.push(problem);
    groups.set(key, group);
  }
  if (groups.size === 0) return [];
  const words = allWords(content);
  const explained = new Set<Problem>();
  const byPlaces = [...groups.values()].sort((a, b) => b.places.length - a.places.length);
  const aliases = aliasesAmong(byPlaces);
  return byPlaces.flatMap(({ entry, places: own }): Cause[] => {
    if (aliases?.others.some(({ places }) => places === own)) return [];
    const isOwner = aliases?.owner.places === own;
    const places = isOwner ? [...own, ...aliases.others.flatMap((other) => other.places)] : own;
    if (places.every((place) => explained.has(place))) return [];
    // Most towns are named nowhere, so a file of local texts alone does not show which one was renamed.
    if (places.length === 1 && places[0]?.code === 'local-town-unknown') return [];
    const renamed = renamedTo(entry, problems, content, words);
    const suggestion = suggestionIn(places);
    if (places.length < 2 && (renamed === undefined || suggestion !== undefined)) return [];
    const { collection } = entry;
    const also = isOwner ? aliases.others.map((other) => other.entry.slug) : [];
    const args = {
      ...entry,
      file: entryFile(entry),
      places: places.length,
      ...(also.length > 0 && { also }),
    };
    if (renamed === undefined) {
      const mayBeAlias =
        collection === 'services' && places.every(({ code }) => /link-unknown$/.test(code));
      const cause: ProblemOf<'entry-missing'> = {
        code: 'entry-missing',
        args: {
          ...args,
          ...(suggestion !== undefined && { suggestion }),
          ...(mayBeAlias && { mayBeAlias }),
        },
        at: firstByFile(places).at,
      };
      return [{ cause, consequences: places }];
    }
    const file = entryFile({ collection, slug: renamed });
    const cause: ProblemOf<'entry-renamed'> = {
      code: 'entry-renamed',
      args: { ...args, renamed },
      at: { file, line: 1, column: 1 },
    };
    // The command exchanges the alias for the old name.
    const loops = withCode(problems, 'alias-loops').filter(({ at }) => at.file === file);
    const consequences = [...places, ...lostBy(collection, renamed, problems), ...loops];
    consequences.forEach((problem) => explained.add(problem));
    return [{ cause, consequences }];
  });
};

interface MissingEntry {
  entry: NamedEntry;
  places: readonly Problem[];
}

/**
 * Returns the service that is missing, and the names that are probably its aliases: tables name services by their files, and links by their
 * aliases too. Returns `undefined` if there is no such name, or if several services are missing.
 */
function aliasesAmong(
  groups: readonly MissingEntry[],
): { owner: MissingEntry; others: readonly MissingEntry[] } | undefined {
  const services = groups.filter(({ entry }) => entry.collection === 'services');
  const inTables = services.filter(({ places }) =>
    places.some(({ code }) => code !== 'related-link-unknown' && code !== 'link-unknown'),
  );
  const [owner] = inTables;
  if (!owner || inTables.length > 1) return undefined;
  const others = services.filter((one) => one !== owner && suggestionIn(one.places) === undefined);
  return others.length > 0 ? { owner, others } : undefined;
}

/** Returns the problem whose file comes first in the order of names. */
function firstByFile(problems: readonly Problem[]): Problem {
  return problems.reduce((first, problem) => (problem.at.file < first.at.file ? problem : first));
}

/** Returns an existing name that the places seem to mean. */
function suggestionIn(places: readonly Problem[]): string | undefined {
  for (const { args } of places) if ('suggestion' in args) return args.suggestion;
  return undefined;
}

/** Returns the entry that is probably the missing one under a new name. */
function renamedTo(
  { collection, slug }: NamedEntry,
  problems: readonly Problem[],
  { names }: CheckedContent,
  words: ReadonlySet<string>,
): string | undefined {
  const isNew = (name: string) => lostBy(collection, name, problems).length > 0;
  const isNamed = (name: string) => pathsOf(collection, name).some((path) => words.has(path));
  const candidates = [...names[collection]].filter((name) =>
    collection === 'services' || collection === 'caseStudies' ? isNew(name) : !isNamed(name),
  );
  // Every sector is named by towns. Entries of other collections are often named nowhere.
  const isConclusive = collection === 'sectors' || isNew(candidates[0] ?? '');
  if (candidates.length === 1 && isConclusive) return candidates[0];
  return suggest(slug, candidates) ?? candidates.find((name) => shareWords(name, slug));
}

/** Returns the problems of an entry that would disappear if it had its old name. */
function lostBy(collection: CollectionName, name: string, problems: readonly Problem[]): Problem[] {
  if (collection === 'services') return gapsOf(name, problems);
  if (collection !== 'caseStudies') return [];
  return withCode(problems, 'case-study-portfolio').filter(({ args }) => args.found === name);
}

/** Returns the texts by which content names an entry: its slug, the path of its page, or its anchor on a page. */
function pathsOf(collection: CollectionName, slug: string): string[] {
  if (collection === 'questions') return [`${screenPaths.factsQuestions.path}#${slug}`];
  const base = Object.entries(basePaths).find(([name]) => name === collection)?.[1];
  return base === undefined ? [slug] : [slug, `${base}/${slug}`];
}

/** Returns every text and name of a field in the data of all entries, and the targets of all links in Markdown. */
function allWords(content: CheckedContent): Set<string> {
  const words = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        words.add(key);
        collect(inner);
      }
    }
  };
  for (const { data, markdown } of entriesOf(content)) {
    collect(data);
    markdown.links.forEach(({ href }) => words.add(href));
  }
  return words;
}

/** Returns whether at least half of the words of two slugs are the same. */
function shareWords(a: string, b: string): boolean {
  const [mine, theirs] = [new Set(a.split('-')), new Set(b.split('-'))];
  return mine.intersection(theirs).size * 2 >= Math.max(mine.size, theirs.size);
}
