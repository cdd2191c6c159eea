import { basename } from 'node:path';
import type { ParseCache } from '#cli/cache/parseCache.ts';
import type { Problem } from '#cli/model/problem.ts';
import { collections, singles } from '#schemas/collections.ts';
import type { BodyRule } from '#schemas/collections.ts';
import { SlugSchema } from '#schemas/fields.ts';
import type { CollectionName, Entry, LoadedContent, SingleName } from '#cli/model/content.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import { forbiddenCharacters } from './forbiddenCharacters.ts';
import { parseSource } from './parseSource.ts';
import { readSources } from './readSources.ts';
import type { SourceFile } from './readSources.ts';

/** The name of the content folder in findings, wherever the folder is. */
export const CONTENT_LABEL = 'content';

const collectionNames = Object.keys(collections) as CollectionName[];
const singleNames = Object.keys(singles) as SingleName[];

/** Reads and parses everything below `contentDir`. Loads the large Markdown parser only if a body is not in the cache. */
export async function loadContent(
  contentDir: string,
  cache: ParseCache,
): Promise<{ loaded: LoadedContent; problems: Problem[] }> {
  const { sources, problems } = readSources(contentDir, CONTENT_LABEL);
  const loaded: LoadedContent = {
    collections: emptyCollections<Entry<unknown>[]>(() => []),
    singles: {},
    names: emptyCollections(() => new Set<string>()),
    texts: new Map(sources.map(({ file, text }) => [file, text])),
  };
  const unreadable = new Set(problems.map(({ at }) => at.file));

  for (const file of unreadable) noteName(loaded, file);
  for (const source of sources) {
    noteName(loaded, source.file);
    const home = homeOf(source.file);
    if ('problem' in home) {
      problems.push(home.problem);
      continue;
    }
    const { entry, problems: found } = await parseEntry(source, home.body, cache);
    problems.push(...found);
    if (!entry) continue;
    if (home.kind === 'collection') loaded.collections[home.name].push(entry);
    else loaded.singles[home.name] = entry;
  }
  if (!problems.some(({ code }) => code === 'content-folder-missing')) {
    problems.push(...missingFiles(loaded, unreadable));
  }
  return { loaded, problems };
}

type Home =
  | { kind: 'collection'; name: CollectionName; body: BodyRule }
  | { kind: 'single'; name: SingleName; body: BodyRule }
  | { problem: Problem };

/** Returns the collection or single file that a path belongs to. */
function homeOf(file: string): Home {
  const at = { file, line: 1, column: 1 };
  const path = file.slice(CONTENT_LABEL.length + 1);
  const single = singleNames.find((name) => singles[name].file === path);
  if (single) return { kind: 'single', name: single, body: singles[single].body };
  const [folder, ...rest] = path.split('/');
  const collection = collectionNames.find((name) => collections[name].folder === folder);
  if (!collection || rest.length !== 1) {
    return { problem: { code: 'file-unexpected', args: { expected: expectedFiles(folder) }, at } };
  }
  const { extension, body } = collections[collection];
  if (!path.endsWith(extension)) {
    const expected = `content/${folder}/{slug}${extension}`;
    return { problem: { code: 'file-unexpected', args: { expected }, at } };
  }
  const name = basename(path, extension);
  if (!SlugSchema.safeParse(name).success) {
    return { problem: { code: 'file-name-invalid', args: { name }, at } };
  }
  return { kind: 'collection', name: collection, body };
}

function expectedFiles(folder = ''): string {
  const inFolder = singleNames
    .map((name) => singles[name].file)
    .filter((file) => folder !== '' && file.startsWith(`${folder}/`));
  if (inFolder.length > 0) return inFolder.map((file) => `content/${file}`).join(', ');
  return collectionNames.map((name) => `content/${collections[name].folder}/`).join(', ');
}

/**
 * Records that an entry of a collection exists, so that references to it are not reported if its file is broken. A name that is
 * not a slug, or that has the extension of another collection, counts as the name that was meant.
 */
function noteName(loaded: LoadedContent, file: string): void {
  const [, folder, name = '', ...deeper] = file.split('/');
  const collection = collectionNames.find((candidate) => collections[candidate].folder === folder);
  const stem = /^(.+)\.(?:md|ya?ml)$/.exec(name)?.[1];
  if (!collection || stem === undefined || deeper.length > 0) return;
  const slug = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  (loaded.names[collection] as Set<string>).add(slug);
}

async function parseEntry(
  { file, text, hash }: SourceFile,
  bodyRule: BodyRule,
  cache: ParseCache,
): Promise<{ entry?: Entry<unknown>; problems: Problem[] }> {
  const slug = basename(file).replace(/\.[^.]*$/, '');
  const key = `${hash}${file.slice(file.lastIndexOf('.'))}`;
  const problems: Problem[] = [];
  let cached = cache.get(key);
  if (!cached) {
    const { parsed, problems: found } = parseSource(file, text);
    if (!parsed) return { problems: found };
    const { data, body, bodyLine } = parsed;
    const markdown = await markdownOf(body);
    if (!markdown) {
      const reason = 'its text is nested too deeply';
      const at = { file, line: bodyLine, column: 1 };
      return { problems: [...found, { code: 'file-unreadable', args: { reason }, at }] };
    }
    cached = { data, bodyLine, markdown };
    found.push(...forbiddenCharacters({ file, text, data, tree: markdown.tree, bodyLine }));
    // Do not cache files with problems, so that every run reports them.
    if (found.length === 0) cache.set(key, cached);
    problems.push(...found);
  }
  const { data, bodyLine, markdown } = cached;
  const at = { file, line: bodyLine, column: 1 };
  const hasBody = markdown.words > 0;
  if (bodyRule === 'required' && !hasBody) problems.push({ code: 'body-missing', args: {}, at });
  if (bodyRule === 'none' && hasBody) problems.push({ code: 'body-unexpected', args: {}, at });
  return { entry: { slug, file, hash, data, markdown, bodyLine }, problems };
}

/** Returns `undefined` if quotes or HTML elements are nested too deeply to be parsed. */
async function markdownOf(body: string): Promise<Markdown | undefined> {
  if (body.trim() === '') {
    const tree: Markdown['tree'] = { type: 'root', children: [] };
    return { tree, headings: [], links: [], images: [], words: 0 };
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
  const isLost = (file: string) =>
    [...unreadable].some((lost) => file === lost || file.startsWith(`${lost}/`));
  for (const name of singleNames) {
    const file = `${CONTENT_LABEL}/${singles[name].file}`;
    if (loaded.texts.has(file) || isLost(file) || 'optional' in singles[name]) continue;
    problems.push({ code: 'file-missing', args: { file }, at: { file, line: 1, column: 1 } });
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
