import { dirname, extname } from 'node:path/posix';
import type { CollectionName } from '#schemas/collections.ts';
import type { Content, Entry } from '#cli/model/content.ts';
import { isReserved } from '#schemas/isReserved.ts';
import { aliasPath } from '#cli/resolve/planRedirects.ts';
import { basePaths, planPaths, screenPaths } from '#cli/resolve/planPaths.ts';
import { LONGEST_SLUG, SlugSchema } from '#schemas/fields.ts';
import { linkEdits, linkMover, mentionsOf } from './contentChange.ts';
import type { FileChange } from './contentChange.ts';
import { fieldEdits } from './fieldEdits.ts';
import type { TextEdit } from './textEdits.ts';

/** The changes of files that rename an entry, and the addresses that move. */
export interface RenamePlan {
  changes: FileChange[];
  moves: ReadonlyMap<string, string>;
}

/**
 * Plans the renaming of an entry: the new name of its file, its old slug among its aliases, and the references and links to it in all
 * files. Entries that share their name, such as a portfolio item and its case study, are renamed together. Returns a fault in words if the
 * new slug cannot be used. `texts` are the normal texts of the files.
 */
export function planRename(
  content: Content,
  texts: ReadonlyMap<string, string>,
  { collection, slug }: { collection: CollectionName; slug: string },
  newSlug: string,
): RenamePlan | { fault: string } {
  if (newSlug === slug) return { fault: `it has the name "${slug}" already` };
  const names = pairs.find((pair) => pair.includes(collection)) ?? [collection];
  const renamed = new Map<Entry<unknown>, CollectionName>();
  for (const name of names) {
    const entries: readonly Entry<unknown>[] = content.collections[name];
    const entry = entries.find((one) => one.slug === slug);
    if (entry) renamed.set(entry, name);
    const taken = entries.find((one) => one.slug === newSlug);
    if (entry && taken) return { fault: `${taken.file} exists already` };
  }
  if (!SlugSchema.safeParse(newSlug).success) {
    const [bare = ''] = newSlug.split('/').at(-1)?.split('.') ?? [];
    if (newSlug.includes('/') && SlugSchema.safeParse(bare).success) {
      return {
        fault: `"${newSlug}" is not a slug: expected it without its folder; did you mean ${bare}?`,
      };
    }
    return {
      fault: `"${newSlug}" is not a slug: expected lower-case letters and digits, joined by single hyphens, such as "milton-keynes"`,
    };
  }
  if (newSlug.length > LONGEST_SLUG) {
    return {
      fault: `the new slug has ${newSlug.length} characters: expected at most ${LONGEST_SLUG}; choose a shorter one`,
    };
  }
  const after = withNewNames(content, new Set(renamed.keys()), newSlug);
  const moves = new Map<string, string>();
  const newPaths = planPaths(after);
  for (const [index, { path }] of planPaths(content).entries()) {
    const to = newPaths[index]?.path ?? path;
    if (to !== path) moves.set(path, to);
  }
  const reserved = [...moves.values()].find(isReserved);
  if (reserved) return { fault: `the site itself needs the address ${reserved}` };

  const questions = screenPaths.factsQuestions.path;
  const newTarget = linkMover(content.singles.site.data.url, (path, rest) => {
    const to = moves.get(path);
    if (to !== undefined) return to + rest;
    const isAnchor = collection === 'questions' && path === questions && rest === `#${slug}`;
    return isAnchor ? `${questions}#${newSlug}` : undefined;
  });
  const edits = linkEdits(content, texts, newTarget, [slug]);
  const add = (file: string, more: readonly TextEdit[]) =>
    edits.set(file, [...(edits.get(file) ?? []), ...more]);

  const references = mentionsOf(
    content,
    ({ collection: named, value }) => names.some((name) => name === named) && value === slug,
  );
  for (const [{ file }, mentions] of references) {
    const fields = fieldEdits(file, texts.get(file) ?? '');
    for (const { path, on } of mentions) add(file, fields.replace(path, newSlug, on));
  }
  for (const [entry, name] of renamed) {
    if (hasAliases(name) && !isDraft(entry)) {
      add(entry.file, aliasEdits(entry, name, newSlug, texts.get(entry.file) ?? ''));
    }
  }
  const newFiles = new Map([...renamed.keys()].map(({ file }) => [file, fileNamed(file, newSlug)]));
  const files = new Set([...edits.keys(), ...newFiles.keys()]);
  return {
    moves,
    changes: [...files].sort().map((file): FileChange => {
      const to = newFiles.get(file);
      return { file, edits: edits.get(file) ?? [], ...(to !== undefined && { to }) };
    }),
  };
}

/** Collections whose entries share their names. */
const pairs: readonly (readonly CollectionName[])[] = [
  ['portfolio', 'caseStudies'],
  ['towns', 'local'],
];

/** Returns whether the old slugs of entries of a collection are aliases. */
export function hasAliases(name: CollectionName): name is keyof typeof basePaths | 'variants' {
  return name in basePaths || name === 'variants';
}

function isDraft({ data }: Entry<unknown>): boolean {
  return (data as { draft?: boolean }).draft === true;
}

/** Adds the old slug to the aliases. If the new slug is among them, the old one takes its place. */
function aliasEdits(
  { file, slug, data }: Entry<unknown>,
  name: keyof typeof basePaths | 'variants',
  newSlug: string,
  text: string,
): TextEdit[] {
  const { aliases = [] } = data as { aliases?: readonly string[] };
  const fields = fieldEdits(file, text);
  const base = name === 'variants' ? undefined : basePaths[name];
  const isNew = (alias: string) =>
    alias === newSlug || (base !== undefined && aliasPath(base, alias) === `${base}/${newSlug}`);
  const index = aliases.findIndex(isNew);
  return index < 0 ? fields.append('aliases', [slug]) : fields.replace(['aliases', index], slug);
}

function fileNamed(file: string, slug: string): string {
  return `${dirname(file)}/${slug}${extname(file)}`;
}

function withNewNames(
  content: Content,
  entries: ReadonlySet<Entry<unknown>>,
  slug: string,
): Content {
  const renamed = Object.entries(content.collections).map(([name, list]) => [
    name,
    (list as Entry<unknown>[]).map((entry) =>
      entries.has(entry) ? { ...entry, slug, file: fileNamed(entry.file, slug) } : entry,
    ),
  ]);
  return { ...content, collections: Object.fromEntries(renamed) as Content['collections'] };
}
