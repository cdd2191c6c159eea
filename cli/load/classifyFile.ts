import { basename } from 'node:path';
import type { LoadedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { collections, singles } from '#schemas/collections.ts';
import type { BodyRule, CollectionName, SingleName } from '#schemas/collections.ts';
import { LONGEST_SLUG, SlugSchema } from '#schemas/fields.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { collectionIn, collectionNames, singleAt, singleNames } from './collectionNames.ts';
import { CONTENT_LABEL } from './contentLabel.ts';
import { misplacedFile } from './misplacedFile.ts';
import { parseSource } from './parseSource.ts';
import type { SourceFile } from './readSources.ts';

/** The collection or single file that a path belongs to, or the problem of a path that belongs to none. */
type FileClass = (
  | { kind: 'collection'; name: CollectionName; body: BodyRule }
  | { kind: 'single'; name: SingleName; body: BodyRule }
  | { problem: Problem }
) & {
  /** The path that the file should have, if it has another one. */
  meant?: string;
};

/** Returns the collection or single file that a path belongs to. */
export function classifyFile(source: SourceFile, texts: LoadedContent['texts']): FileClass {
  const { file } = source;
  const at = { file, line: 1, column: 1 };
  const path = file.slice(CONTENT_LABEL.length + 1);
  const single = singleAt(path);
  if (single) return { kind: 'single', name: single, body: singles[single].body };
  const copyOf = (original: string): FileClass => ({
    problem: { code: 'file-copied', args: { original }, at },
  });
  const original = originalOf(file, texts);
  if (original !== undefined) return copyOf(original);
  const [folder = '', ...rest] = path.split('/');
  const name = rest.at(-1) ?? folder;
  const collection = collectionIn(folder);
  if (collection && rest.length === 1) {
    const { extension, body } = collections[collection];
    const stem = name.replace(TEXT_ENDING, '').replace(/\.(?:md|ya?ml)$/, '');
    const isText = TEXT_ENDING.test(name) || !name.includes('.');
    const target = `${CONTENT_LABEL}/${folder}/${slugOf(stem)}${extension}`;
    if (!name.endsWith(extension)) {
      const expected = `content/${folder}/{slug}${extension}`;
      const isContent = isText && !/^readme$/i.test(stem) && slugOf(stem) !== '';
      if (isContent && texts.has(target)) return copyOf(target);
      const args = { expected, ...(isContent && { target }) };
      const problem: Problem = { code: 'file-unexpected', args, at };
      const isEntry = isContent && (/\.(?:md|yaml)$/.test(name) || kindOf(source) === collection);
      return { problem, ...(isEntry && { meant: target }) };
    }
    const slug = basename(path, extension);
    if (slug.length > LONGEST_SLUG) {
      const args = { name: slug, limit: LONGEST_SLUG };
      return { problem: { code: 'file-name-invalid', args, at } };
    }
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
  const like = TEXT_ENDING.test(name) ? kindOf(source) : undefined;
  const named = rest.length === 0 && TEXT_ENDING.test(name) ? kindNamed(name) : undefined;
  const near = like ?? named ?? collection ?? nearestCollection(folder, rest.length);
  const expected = near !== undefined && near === named ? pathsOf(near) : expectedFiles(folder);
  const unexpected = (args: { target?: string; into?: string }): Problem => ({
    code: 'file-unexpected',
    args: { expected, ...args },
    at,
  });
  if (!near) return { problem: unexpected({}) };
  // A file with the name of a collection has several entries, or one without a name of its own.
  if (like === undefined && near === named && !isSingle(near)) {
    const into = `files in ${CONTENT_LABEL}/${collections[near].folder}/`;
    return { problem: unexpected({ into }) };
  }
  const target = targetOf(near, name);
  if (!texts.has(target)) {
    return { problem: unexpected({ target }), ...(like !== undefined && { meant: target }) };
  }
  // Other words are not those of a copy.
  return texts.get(target) === source.text
    ? copyOf(target)
    : { problem: unexpected({ into: target }) };
}

/** The ending of a file that may be content under another name. */
const TEXT_ENDING = /\.(?:mdx?|markdown|ya?ml|txt)$/i;

/** Matches the names of copies, and few others. */
const MAYBE_COPY = /copy|\)\.\w+$|~$|\.(?:orig|bak|backup|old|swp|tmp)$/i;

/** Returns the file that another one is a copy of by its name, such as "leeds (1).md", "Leeds copy.md" or "leeds.md.orig"; `undefined` if none. */
function originalOf(file: string, texts: LoadedContent['texts']): string | undefined {
  if (!MAYBE_COPY.test(file)) return undefined;
  const bare = file.replace(/(?<=\/)copy of (?=[^/]+$)/i, '');
  const [, stem = '', ending = ''] =
    /^(.*?)(?:[ _-]*\(\d+\)|[ _-]+copy(?:[ _-]*\(?\d+\)?)?)(\.\w+)$/i.exec(bare) ??
    /^(.*)(\.(?:md|yaml))(?:\.(?:orig|bak|backup|old|swp|tmp)|~)$/i.exec(bare) ??
    (bare === file ? undefined : /^(.*)(\.\w+)$/.exec(bare)) ??
    [];
  if (stem === '') return undefined;
  const folder = stem.slice(0, stem.lastIndexOf('/') + 1);
  // The copy may be made of a name in capitals or with spaces, which has been corrected since.
  const corrected = folder + slugOf(stem.slice(folder.length)) + ending.toLowerCase();
  return [stem + ending, corrected].find((path) => texts.has(path));
}

/** Returns the kind of content whose fields a file has. */
function kindOf({ file, text }: SourceFile): CollectionName | SingleName | undefined {
  const isMarkdown = text.trimStart().startsWith('---') && !/\.ya?ml$/i.test(file);
  const { parsed } = parseSource(isMarkdown ? 'file.md' : 'file.yaml', text);
  return parsed && misplacedFile(parsed.data);
}

function nearestCollection(folder: string, depth: number): CollectionName | undefined {
  const folders = collectionNames.map((name) => collections[name].folder);
  if (depth === 0) return undefined;
  return OTHER_NAMES.get(folder.toLowerCase()) ?? collectionIn(suggest(folder, folders));
}

/** The names of folders that people expect instead of those of collections, some of them from the addresses of pages. */
const OTHER_NAMES: ReadonlyMap<string, CollectionName> = new Map([
  ['locations', 'towns'],
  ['cities', 'towns'],
  ['posts', 'posts'],
  ['articles', 'posts'],
  ['news', 'posts'],
  ['team', 'people'],
  ['faq', 'questions'],
  ['faqs', 'questions'],
  ['reviews', 'testimonials'],
]);

/** Returns the single file or the collection whose name, or nearly so, a file beside the folders has. */
function kindNamed(name: string): CollectionName | SingleName | undefined {
  const stem = name.replace(TEXT_ENDING, '').toLowerCase();
  const single = singleNames.find((one) => singles[one].file.replace(TEXT_ENDING, '') === stem);
  return single ?? nearestCollection(stem, 1);
}

/** Returns the path of a single file, or the pattern of those of a collection. */
function pathsOf(kind: CollectionName | SingleName): string {
  if (isSingle(kind)) return `${CONTENT_LABEL}/${singles[kind].file}`;
  const { folder, extension } = collections[kind];
  return `${CONTENT_LABEL}/${folder}/{slug}${extension}`;
}

/** Returns the path that a file of some kind should have. */
export function targetOf(kind: CollectionName | SingleName, name: string): string {
  if (isSingle(kind)) return `${CONTENT_LABEL}/${singles[kind].file}`;
  const { folder, extension } = collections[kind];
  return `${CONTENT_LABEL}/${folder}/${slugOf(name.replace(TEXT_ENDING, ''))}${extension}`;
}

function isSingle(kind: CollectionName | SingleName): kind is SingleName {
  return kind in singles;
}

/** Returns the files or folders that a file in `folder` may be meant for, as the end of a sentence. */
function expectedFiles(folder: string): string {
  const inFolder = singleNames
    .map((name) => singles[name].file)
    .filter((file) => folder !== '' && file.startsWith(`${folder}/`));
  if (inFolder.length > 0) return inFolder.map((file) => `content/${file}`).join(', ');
  return collectionNames.map((name) => `content/${collections[name].folder}/`).join(', ');
}
