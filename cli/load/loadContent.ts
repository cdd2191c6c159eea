import { basename } from 'node:path';
import type { CachedSource, ParseCache } from '#cli/cache/parseCache.ts';
import type { ParsedSource } from '#cli/model/parsedSource.ts';
import type { Problem } from '#cli/model/problem.ts';
import { collections, singles } from '#schemas/collections.ts';
import type { BodyRule, CollectionName, SingleName, SingleSource } from '#schemas/collections.ts';
import { slugOf } from '#schemas/slugOf.ts';
import type { Entry, LoadedContent } from '#cli/model/content.ts';
import type { Markdown } from '#cli/model/markdown.ts';
import { addDrawing, iconIn, isDrawing, requiredDrawings } from './addDrawing.ts';
import { collectionIn, collectionNames, mapCollections, singleNames } from './collectionNames.ts';
import { CONTENT_LABEL } from './contentLabel.ts';
import { forbiddenCharacters } from './forbiddenCharacters.ts';
import { classifyFile, targetOf } from './classifyFile.ts';
import { isUnreadable } from './isUnreadable.ts';
import { misplacedFile } from './misplacedFile.ts';
import { tryParse, UNPARSABLE } from './parseBody.ts';
import { parseSource } from './parseSource.ts';
import { readSources, sourceOf } from './readSources.ts';
import type { SourceFile } from './readSources.ts';
import { SourceTexts } from './sourceTexts.ts';
import { isPlain } from './isPlain.ts';
import { slugIn } from './slugIn.ts';
import { summaryOf } from './summaryOf.ts';

/**
 * Reads and parses everything below `contentDir`. Loads the large Markdown parser only if a body is not in the cache. Texts of
 * `unsaved` take the place of files, or are added to them.
 */
export async function loadContent(
  contentDir: string,
  cache: ParseCache,
  unsaved: ReadonlyMap<string, string> = new Map(),
): Promise<{ loaded: LoadedContent; problems: Problem[] }> {
  const { sources: onDisk, problems } = readSources(contentDir, CONTENT_LABEL, cache.sources);
  const sources = [
    ...onDisk.filter(({ file }) => !unsaved.has(file)),
    ...[...unsaved].map(([file, text]) => sourceOf(file, text)),
  ];
  const loaded: LoadedContent = {
    collections: mapCollections<Entry<unknown>[]>(() => []),
    singles: {},
    names: { ...mapCollections(() => new Set<string>()), icons: new Set<string>() },
    drawings: { icons: new Map() },
    texts: new SourceTexts(sources),
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
    const fileClass = classifyFile(source, loaded.texts);
    const isCopy = 'problem' in fileClass && fileClass.problem.code === 'file-copied';
    if ('kind' in fileClass && fileClass.kind === 'collection') {
      (loaded.names[fileClass.name] as Set<string>).add(slugIn(source.file));
    } else if (!isCopy) noteName(loaded, fileClass.meant ?? source.file);
    if ('problem' in fileClass) {
      problems.push(fileClass.problem);
      continue;
    }
    const { entry, problems: found } = await parseEntry(source, fileClass, cache);
    problems.push(...found);
    for (const { code, args } of found) {
      if (code === 'file-misplaced') moveName(loaded, source.file, args.target);
    }
    if (!entry) continue;
    if (fileClass.kind === 'collection') loaded.collections[fileClass.name].push(entry);
    else loaded.singles[fileClass.name] = entry;
  }
  if (!problems.some(({ code }) => code === 'content-folder-missing')) {
    problems.push(...missingFiles(loaded, unreadable));
  }
  return { loaded, problems };
}

/**
 * Records that an entry of a collection or an icon exists, so that references to it are not reported if its file is broken. A name that is
 * not a slug, or that has the extension of another collection, counts as the name that was meant.
 */
function noteName(loaded: LoadedContent, file: string): void {
  const icon = iconIn(file);
  if (icon !== undefined) (loaded.names.icons as Set<string>).add(slugOf(icon));
  const [, folder, name = '', ...deeper] = file.split('/');
  const collection = collectionIn(folder);
  const stem = /^(.+)\.(?:md|ya?ml)$/.exec(name)?.[1];
  if (!collection || stem === undefined || deeper.length > 0) return;
  (loaded.names[collection] as Set<string>).add(slugOf(stem));
}

/** Records an entry under the collection that its file belongs to instead of the one where the file is. */
function moveName(loaded: LoadedContent, file: string, target: string): void {
  const collection = collectionIn(file.split('/')[1]);
  const slug = slugIn(file);
  if (collection) (loaded.names[collection] as Set<string>).delete(slug);
  noteName(loaded, target);
}

async function parseEntry(
  source: SourceFile,
  fileClass: { name: CollectionName | SingleName; body: BodyRule },
  cache: ParseCache,
): Promise<{ entry?: Entry<unknown>; problems: Problem[] }> {
  const { file, hash } = source;
  const slug = slugIn(file);
  const key = `${hash}${file.slice(file.lastIndexOf('.'))}`;
  const problems: Problem[] = [];
  let cached: (CachedSource & Pick<ParsedSource, 'fixed'>) | undefined = cache.get(key);
  if (!cached) {
    const { text } = source;
    const { parsed, problems: found } = parseSource(file, text);
    if (!parsed) return { problems: found };
    const { data, body, bodyLine, fixed } = parsed;
    const markdown = await markdownOf(body);
    if (!markdown) {
      const args = { reason: UNPARSABLE, isUnparsable: true as const };
      const at = { file, line: bodyLine, column: 1 };
      return {
        problems: [...found, { code: 'file-unreadable', args, at }],
      };
    }
    const entry = { data, bodyLine, markdown };
    cached = {
      ...entry,
      hasBody: markdown.words > 0,
      ...(fixed && { fixed }),
      ...(misplacedFile(data, fileClass.name) ? {} : { kind: fileClass.name }),
      ...(isPlain(entry, text) && { isPlain: true }),
      ...(fileClass.name === 'towns' && { summary: summaryOf(entry) }),
    };
    // The end of a field has a finding already.
    const lines = new Set(
      found.flatMap(({ code, at }) =>
        code === 'yaml-space-invisible' && 'line' in at ? at.line : [],
      ),
    );
    found.push(
      ...forbiddenCharacters({ file, text, data, tree: markdown.tree, bodyLine }).filter(
        ({ at }) => !('line' in at && lines.has(at.line)),
      ),
    );
    // Do not cache files with problems, so that every run reports them.
    // A text that was read late may be another one than that of the hash.
    if (found.length === 0 && sourceOf(file, text).hash === hash) cache.set(key, cached);
    problems.push(...found);
  }
  const { bodyLine, hasBody = cached.markdown.words > 0 } = cached;
  const kind =
    cached.kind === fileClass.name ? undefined : misplacedFile(cached.data, fileClass.name);
  if (kind) {
    const args = { kind, target: targetOf(kind, basename(file)) };
    return { problems: [{ code: 'file-misplaced', args, at: { file, line: 1, column: 1 } }] };
  }
  const { body: bodyRule } = fileClass;
  const at = { file, line: bodyLine, column: 1 };
  if (bodyRule === 'required' && !hasBody) {
    const isOptional = fileClass.name in collections;
    problems.push({ code: 'body-missing', args: { isOptional }, at });
  }
  if (bodyRule === 'none' && hasBody) problems.push({ code: 'body-unexpected', args: {}, at });
  return { entry: entryOf({ slug, file, hash }, cached), problems };
}

/** Returns an entry whose fields and body are parsed when they are first read. */
function entryOf(
  { slug, file, hash }: Pick<Entry<unknown>, 'slug' | 'file' | 'hash'>,
  source: CachedSource & Pick<ParsedSource, 'fixed'>,
): Entry<unknown> {
  const { bodyLine, fixed, isPlain: plain, summary } = source;
  return {
    ...{ slug, file, hash, bodyLine },
    get data() {
      return source.data;
    },
    get markdown() {
      return source.markdown;
    },
    ...(fixed && { fixed }),
    ...(plain && { isPlain: plain }),
    ...(summary && { summary }),
  };
}

/** Returns `undefined` if a body cannot be parsed. */
async function markdownOf(body: string): Promise<Markdown | undefined> {
  if (body.trim() === '') {
    const tree: Markdown['tree'] = { type: 'root', children: [] };
    return { tree, headings: [], links: [], images: [], words: 0, faults: [] };
  }
  return tryParse(body);
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
