import { basename } from 'node:path';
import type { CachedSource, ParseCache } from '#cli/cache/parseCache.ts';
import type { ParsedSource } from '#cli/model/parsedSource.ts';
import type { Problem } from '#cli/model/problem.ts';
import { collections, singles } from '#schemas/collections.ts';
import type { BodyRule, SingleSource } from '#schemas/collections.ts';
import { SlugSchema } from '#schemas/fields.ts';
import { slugOf } from '#schemas/slugOf.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import type { Entry, LoadedContent } from '#cli/model/content.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import { suggest } from '#cli/report/suggest.ts';
import { addDrawing, iconIn, isDrawing, requiredDrawings } from './addDrawing.ts';
import { forbiddenCharacters } from './forbiddenCharacters.ts';
import { isUnreadable } from './isUnreadable.ts';
import { misplacedFile } from './misplacedFile.ts';
import { parseSource } from './parseSource.ts';
import { readSources, sourceOf } from './readSources.ts';
import type { SourceFile } from './readSources.ts';

/** The name of the content folder in findings, wherever the folder is. */
export const CONTENT_LABEL = 'content';

const collectionNames = Object.keys(collections) as CollectionName[];
const singleNames = Object.keys(singles) as SingleName[];

/**
 * Reads and parses everything below `contentDir`. Loads the large Markdown parser only if a body is not in the cache. Texts of
 * `unsaved` take the place of files, or are added to them.
 */
export async function loadContent(
  contentDir: string,
  cache: ParseCache,
  unsaved: ReadonlyMap<string, string> = new Map(),
): Promise<{ loaded: LoadedContent; problems: Problem[] }> {
  const { sources: onDisk, problems } = readSources(contentDir, CONTENT_LABEL);
  const sources = [
    ...onDisk.filter(({ file }) => !unsaved.has(file)),
    ...[...unsaved].map(([file, text]) => sourceOf(file, text)),
  ];
  const loaded: LoadedContent = {
    collections: emptyCollections<Entry<unknown>[]>(() => []),
    singles: {},
    names: { ...emptyCollections(() => new Set<string>()), icons: new Set<string>() },
    drawings: { icons: new Map() },
    texts: new Map(sources.map(({ file, text }) => [file, text])),
    rows: new Map(),
  };
  const unreadable = new Set(problems.map(({ at }) => at.file));
  loaded.isUnreadable = (file) => isUnreadable(file, unreadable);

  for (const file of unreadable) noteName(loaded, file);
  for (const source of sources) {
    if (isDrawing(source.file)) {
      problems.push(...addDrawing(loaded, source));
      continue;
    }
    const home = homeOf(source, loaded.texts);
    const isCopy = 'problem' in home && home.problem.code === 'file-copied';
    if (!isCopy) noteName(loaded, home.meant ?? source.file);
    if ('problem' in home) {
      problems.push(home.problem);
      continue;
    }
    const { entry, problems: found } = await parseEntry(source, home, cache);
    problems.push(...found);
    for (const { code, args } of found) {
      if (code === 'file-misplaced') moveName(loaded, source.file, args.target);
    }
    if (!entry) continue;
    if (home.kind === 'collection') loaded.collections[home.name].push(entry);
    else loaded.singles[home.name] = entry;
  }
  if (!problems.some(({ code }) => code === 'content-folder-missing')) {
    problems.push(...missingFiles(loaded, unreadable));
  }
  return { loaded, problems };
}

type Home = (
  | { kind: 'collection'; name: CollectionName; body: BodyRule }
  | { kind: 'single'; name: SingleName; body: BodyRule }
  | { problem: Problem }
) & {
  /** The path that the file should have, if it has another one. */
  meant?: string;
};

/** Returns the collection or single file that a path belongs to. */
function homeOf({ file, text }: SourceFile, texts: LoadedContent['texts']): Home {
  const at = { file, line: 1, column: 1 };
  const path = file.slice(CONTENT_LABEL.length + 1);
  const single = singleNames.find((name) => singles[name].file === path);
  if (single) return { kind: 'single', name: single, body: singles[single].body };
  const original = originalOf(file, texts);
  if (original !== undefined) {
    return { problem: { code: 'file-copied', args: { original }, at } };
  }
  const [folder = '', ...rest] = path.split('/');
  const name = rest.at(-1) ?? folder;
  const collection = collectionNames.find((known) => collections[known].folder === folder);
  if (collection && rest.length === 1) {
    const { extension, body } = collections[collection];
    const stem = name.replace(TEXT_ENDING, '').replace(/\.(?:md|ya?ml)$/, '');
    const isText = TEXT_ENDING.test(name) || !name.includes('.');
    const target = `${CONTENT_LABEL}/${folder}/${slugOf(stem)}${extension}`;
    if (!name.endsWith(extension)) {
      const expected = `content/${folder}/{slug}${extension}`;
      const isContent = isText && !/^readme$/i.test(stem) && slugOf(stem) !== '';
      const args = { expected, ...(isContent && { target }) };
      const problem: Problem = { code: 'file-unexpected', args, at };
      const isEntry =
        isContent && (/\.(?:md|yaml)$/.test(name) || kindOf(file, text) === collection);
      return { problem, ...(isEntry && { meant: target }) };
    }
    const slug = basename(path, extension);
    if (SlugSchema.safeParse(slug).success && slug !== 'readme') {
      return { kind: 'collection', name: collection, body };
    }
    const isReadme = slug.toLowerCase() === 'readme';
    const args = {
      name: slug,
      ...(isReadme
        ? { target: `${CONTENT_LABEL}/${folder}/README.md` }
        : slugOf(stem) !== '' && { target }),
    };
    return { problem: { code: 'file-name-invalid', args, at } };
  }
  const expected = expectedFiles(folder);
  const like = TEXT_ENDING.test(name) ? kindOf(file, text) : undefined;
  const near = like ?? collection ?? nearestCollection(folder, rest.length);
  const target = near && targetOf(near, name);
  const args = { expected, ...(target !== undefined && { target }) };
  return {
    problem: { code: 'file-unexpected', args, at },
    ...(like !== undefined && target !== undefined && { meant: target }),
  };
}

/** The ending of a file that may be content under another name. */
const TEXT_ENDING = /\.(?:mdx?|markdown|ya?ml|txt)$/i;

/** Returns the file that another one is a copy of by its name, such as "leeds (1).md" or "leeds.md.orig"; `undefined` if none. */
function originalOf(file: string, texts: LoadedContent['texts']): string | undefined {
  const [, stem = '', ending = ''] =
    /^(.*?)(?:[ _-]*\(\d+\)|[ _-]+copy(?:[ _-]*\(?\d+\)?)?)(\.\w+)$/i.exec(file) ??
    /^(.*)(\.(?:md|yaml))(?:\.(?:orig|bak|backup|old|swp|tmp)|~)$/i.exec(file) ??
    [];
  return stem !== '' && texts.has(stem + ending) ? stem + ending : undefined;
}

/** Returns the kind of content whose fields a file has. */
function kindOf(file: string, text: string): CollectionName | SingleName | undefined {
  const isMarkdown = text.trimStart().startsWith('---') && !/\.ya?ml$/i.test(file);
  const { parsed } = parseSource(isMarkdown ? 'file.md' : 'file.yaml', text);
  return parsed && misplacedFile(parsed.data);
}

function nearestCollection(folder: string, depth: number): CollectionName | undefined {
  const folders = collectionNames.map((name) => collections[name].folder);
  const near = depth > 0 ? suggest(folder, folders) : undefined;
  return collectionNames.find((name) => collections[name].folder === near);
}

/** Returns the path that a file of some kind should have. */
function targetOf(kind: CollectionName | SingleName, name: string): string {
  if (isSingle(kind)) return `${CONTENT_LABEL}/${singles[kind].file}`;
  const { folder, extension } = collections[kind];
  return `${CONTENT_LABEL}/${folder}/${slugOf(name.replace(TEXT_ENDING, ''))}${extension}`;
}

function isSingle(kind: CollectionName | SingleName): kind is SingleName {
  return kind in singles;
}

function expectedFiles(folder = ''): string {
  const inFolder = singleNames
    .map((name) => singles[name].file)
    .filter((file) => folder !== '' && file.startsWith(`${folder}/`));
  if (inFolder.length > 0) return inFolder.map((file) => `content/${file}`).join(', ');
  return collectionNames.map((name) => `content/${collections[name].folder}/`).join(', ');
}

/**
 * Records that an entry of a collection or an icon exists, so that references to it are not reported if its file is broken. A name that is
 * not a slug, or that has the extension of another collection, counts as the name that was meant.
 */
function noteName(loaded: LoadedContent, file: string): void {
  const icon = iconIn(file);
  if (icon !== undefined) (loaded.names.icons as Set<string>).add(slugOf(icon));
  const [, folder, name = '', ...deeper] = file.split('/');
  const collection = collectionNames.find((candidate) => collections[candidate].folder === folder);
  const stem = /^(.+)\.(?:md|ya?ml)$/.exec(name)?.[1];
  if (!collection || stem === undefined || deeper.length > 0) return;
  (loaded.names[collection] as Set<string>).add(slugOf(stem));
}

/** Records an entry under the collection that its file belongs to instead of the one where the file is. */
function moveName(loaded: LoadedContent, file: string, target: string): void {
  const collection = collectionNames.find(
    (candidate) => collections[candidate].folder === file.split('/')[1],
  );
  const slug = basename(file).replace(/\.[^.]*$/, '');
  if (collection) (loaded.names[collection] as Set<string>).delete(slug);
  noteName(loaded, target);
}

async function parseEntry(
  { file, text, hash }: SourceFile,
  home: { name: CollectionName | SingleName; body: BodyRule },
  cache: ParseCache,
): Promise<{ entry?: Entry<unknown>; problems: Problem[] }> {
  const slug = basename(file).replace(/\.[^.]*$/, '');
  const key = `${hash}${file.slice(file.lastIndexOf('.'))}`;
  const problems: Problem[] = [];
  let cached: (CachedSource & Pick<ParsedSource, 'fixed'>) | undefined = cache.get(key);
  if (!cached) {
    const { parsed, problems: found } = parseSource(file, text);
    if (!parsed) return { problems: found };
    const { data, body, bodyLine, fixed } = parsed;
    const markdown = await markdownOf(body);
    if (!markdown) {
      const reason = 'its text is nested too deeply';
      const at = { file, line: bodyLine, column: 1 };
      return { problems: [...found, { code: 'file-unreadable', args: { reason }, at }] };
    }
    cached = { data, bodyLine, markdown, ...(fixed && { fixed }) };
    found.push(...forbiddenCharacters({ file, text, data, tree: markdown.tree, bodyLine }));
    // Do not cache files with problems, so that every run reports them.
    if (found.length === 0) cache.set(key, cached);
    problems.push(...found);
  }
  const { data, bodyLine, markdown, fixed } = cached;
  const kind = misplacedFile(data, home.name);
  if (kind) {
    const args = { kind, target: targetOf(kind, basename(file)) };
    return { problems: [{ code: 'file-misplaced', args, at: { file, line: 1, column: 1 } }] };
  }
  const { body: bodyRule } = home;
  const at = { file, line: bodyLine, column: 1 };
  const hasBody = markdown.words > 0;
  if (bodyRule === 'required' && !hasBody) {
    const isOptional = home.name in collections;
    problems.push({ code: 'body-missing', args: { isOptional }, at });
  }
  if (bodyRule === 'none' && hasBody) problems.push({ code: 'body-unexpected', args: {}, at });
  const entry = { slug, file, hash, data, markdown, bodyLine, ...(fixed && { fixed }) };
  return { entry, problems };
}

/** Returns `undefined` if quotes or HTML elements are nested too deeply to be parsed. */
async function markdownOf(body: string): Promise<Markdown | undefined> {
  if (body.trim() === '') {
    const tree: Markdown['tree'] = { type: 'root', children: [] };
    return { tree, headings: [], links: [], images: [], words: 0, faults: [] };
  }
  const { parseMarkdown } = await import('./parseMarkdown.ts');
  try {
    return await parseMarkdown(body);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function missingFiles(loaded: LoadedContent, unreadable: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const isLost = (file: string) => isUnreadable(file, unreadable);
  const required = singleNames.flatMap((name) => {
    const { optional, neededFor }: SingleSource = singles[name];
    const file = `${CONTENT_LABEL}/${singles[name].file}`;
    if (!optional) return [{ file }];
    if (!neededFor || loaded.names[neededFor].size === 0) return [];
    return [{ file, neededFor: `${CONTENT_LABEL}/${collections[neededFor].folder}/` }];
  });
  for (const args of [...required, ...requiredDrawings.map((file) => ({ file }))]) {
    const { file } = args;
    if (loaded.texts.has(file) || isLost(file)) continue;
    problems.push({ code: 'file-missing', args, at: { file, line: 1, column: 1 } });
  }
  for (const name of collectionNames) {
    const { folder, extension, mayBeEmpty } = collections[name];
    const file = `${CONTENT_LABEL}/${folder}`;
    if (mayBeEmpty || loaded.names[name].size > 0 || isLost(file)) continue;
    const args = { file: `${file}/{slug}${extension}` };
    problems.push({ code: 'file-missing', args, at: { file, line: 1, column: 1 } });
  }
  return problems;
}

function emptyCollections<T>(make: () => T): Record<CollectionName, T> {
  return Object.fromEntries(collectionNames.map((name) => [name, make()])) as Record<
    CollectionName,
    T
  >;
}
