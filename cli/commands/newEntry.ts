import { existsSync, readFileSync } from 'node:fs';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { entryWord, entryWords, findCollection } from '#cli/create/findCollection.ts';
import { fileOfEntry, formatEntry } from '#cli/create/formatEntry.ts';
import { insertIntoMap } from '#cli/create/insertIntoMap.ts';
import type { KnownFields } from '#cli/create/mark.ts';
import { joinFields, parseField } from '#cli/create/parseField.ts';
import { planEntry } from '#cli/create/planEntry.ts';
import type { EntryPlan } from '#cli/create/entryPlan.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { TextEdit } from '#cli/edit/textEdits.ts';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import { slugOf } from '#schemas/slugOf.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import { TO_WRITE } from '#cli/load/unwritten.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { Finding } from '#cli/model/finding.ts';
import type { Project } from '#cli/project.ts';
import type { Prompt } from '#cli/prompt.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { oneLine } from '#cli/report/printable.ts';
import { isReserved } from '#cli/resolve/isReserved.ts';
import { basePaths } from '#cli/resolve/planPaths.ts';
import type { Terminal } from '#cli/terminal.ts';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { isInUnitedKingdom } from '#cli/check/isInUnitedKingdom.ts';
import { townNamed } from '#cli/init/chooseTowns.ts';
import { neededParts } from '#cli/init/neededParts.ts';
import type { NeededParts } from '#cli/init/neededParts.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import { townFiles } from '#cli/init/townFiles.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import { collections, singles } from '#schemas/collections.ts';
import { SlugSchema } from '#schemas/fields.ts';
import { askFields, askPoint, askSlug, askTitle } from './askEntry.ts';
import { changedMeanwhile, contentPath } from './changeContent.ts';
import { readProject } from './readProject.ts';
import { readStarterFiles } from './readStarterFiles.ts';
import type { ReadProject } from './readProject.ts';
import { ArgumentError } from './argumentError.ts';
import { count } from '#cli/report/amounts.ts';

/** The options of `site new`. */
export interface NewOptions {
  /** A collection as an editor calls it, such as "town", "towns" or "blog". */
  collection: string;
  slug?: string | undefined;
  title?: string | undefined;
  /** The latitude and longitude of a town, such as "54.4858,-0.6206". */
  point?: string | undefined;
  /** Fields such as "population=13213". */
  field?: readonly string[];
}

/**
 * Runs `site new`: writes a new entry as a draft, with everything that other files need because of it, and prints what is still to be
 * written. Asks for what is missing if there is a prompt. Writes nothing if the check would report a new error. Returns exit code 2 for
 * wrong arguments and 1 for errors in the content.
 */
export async function newEntry(
  project: Project,
  terminal: Terminal,
  options: NewOptions,
  prompt?: Prompt,
): Promise<number> {
  try {
    return await writeEntry(project, terminal, options, prompt);
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    terminal.note(`${error.message}\nNothing was written.\n`);
    return 2;
  } finally {
    prompt?.close();
  }
}

async function writeEntry(
  project: Project,
  terminal: Terminal,
  options: NewOptions,
  prompt: Prompt | undefined,
): Promise<number> {
  const collection = collectionOf(options.collection);
  const tree = contractTree(collections[collection].schema);
  const flags = joinFields([
    ...(options.point === undefined ? [] : [pointOf(collection, options.point)]),
    ...(options.field ?? []).map((text) => {
      const field = parseField(text, tree);
      if (!field)
        throw new ArgumentError(`"${oneLine(text)}" is not a field. Write --field name=value.`);
      return field;
    }),
  ]);
  const before = await readProject(project, { hidden: 'check' });
  const content = checkShape(before.loaded).checked;
  // The list has the towns of the United Kingdom.
  const starter =
    collection === 'towns' && isInUnitedKingdom(content) ? readStarterFiles() : undefined;
  const surroundings = {
    content,
    images: before.images,
    today: todayIn(readSettings(project).timeZone),
    ...(starter && { listed: [...starter.towns.values()] }),
  };

  const word = entryWord(collection);
  const title =
    options.title ?? (options.slug ? undefined : prompt && (await askTitle(prompt, word)));
  /** Returns the first file of a new entry that is there already. */
  const takenFile = (slug: string) =>
    content.names[collection].has(slug)
      ? fileOfEntry({ collection, slug })
      : planEntry(collection, { slug, title, given: flags }, surroundings)
          .files.map(fileOfEntry)
          .find((file) => existsSync(contentPath(project, file)));
  const problemOf = (slug: string) => slugProblem(collection, slug, takenFile);
  const listed = hasPoint(flags) ? undefined : townIn(starter, options.slug ?? title);
  if (starter && listed !== undefined && Object.keys(flags).length > 0) {
    throw new ArgumentError(
      `${starter.towns.get(listed)?.name} is one of the ${starter.towns.size} towns of the list, which has its facts. Leave out --field, or add --point to state all of them.`,
    );
  }
  const slug = options.slug ?? listed ?? (await slugFrom(title, problemOf, prompt));
  if (!slug) {
    throw new ArgumentError(
      `The ${word} needs a name. Write "npm run site -- new ${word} --title 'The name'" or "npm run site -- new ${word} the-slug".`,
    );
  }
  const problem = problemOf(slug);
  if (problem) throw new ArgumentError(problem);

  const needsPoint = collection === 'towns' && !hasPoint(flags) && listed === undefined;
  const point = prompt && needsPoint ? await askPoint(prompt, pointIn) : undefined;
  const request = { slug, title, given: point ? joinFields([point, flags]) : flags };
  if (prompt && listed === undefined && (point || !needsPoint)) {
    request.given = await askFields(prompt, { collection, tree, request, surroundings });
  }
  if (listed === undefined) requireFields(collection, request.given);
  const plan =
    starter && listed !== undefined
      ? { files: [], insertions: [], notes: [] }
      : planEntry(collection, request, surroundings);
  // Answers take time, in which files may be saved.
  const current = prompt ? await readProject(project, { hidden: 'check' }) : before;
  const edits = editsOf(plan, current.texts);
  if (!edits) {
    terminal.print(report(current, current.findings, terminal));
    return 1;
  }
  const file = fileOfEntry({ collection, slug });
  const entries = new Map([
    ...plan.files.map((one): [string, string] => [fileOfEntry(one), formatEntry(one)]),
    ...(starter && listed !== undefined
      ? [[file, listedTown(listed, content, starter)] as const]
      : []),
  ]);
  const needed = neededParts(
    { collection, file, text: entries.get(file) ?? '' },
    checkShape(current.loaded).checked,
    current.texts,
    starter,
  );
  for (const [path, lines] of needed.lines) {
    const edit = fieldEdits(path, current.texts.get(path) ?? '').insert([], lines);
    edits.set(path, [...(edits.get(path) ?? []), ...edit]);
  }
  const texts = new Map([
    ...entries,
    ...needed.files,
    ...[...edits].map(([file, more]): [string, string] => [
      file,
      applyEdits(current.texts.get(file) ?? '', more),
    ]),
  ]);
  const after = await readProject(project, { hidden: 'check', unsaved: texts });
  const added = newErrors(current, after);
  if (added.length > 0) {
    terminal.print(report(after, added, terminal));
    return 1;
  }
  const stale = changedMeanwhile(project, [...texts.keys()], current.texts);
  if (stale !== undefined) {
    terminal.note(`error: ${stale}\n`);
    return 1;
  }
  writeAllOrNothing(
    [...texts].map(([file, text]) => {
      const path = contentPath(project, file);
      const more = edits.get(file);
      return { path, text: more ? applyEdits(readFileSync(path, 'utf8'), more) : text };
    }),
  );
  terminal.print(formatWritten(plan, texts, current, needed));
  return 0;
}

function collectionOf(word: string): CollectionName {
  const found = findCollection(word);
  if ('name' in found) return found.name;
  if (/^screens?$/i.test(word)) {
    throw new ArgumentError(
      'The files in content/screens/ are fixed: each has a template of its own. A developer adds one (README.md, "Types of page").',
    );
  }
  throw new ArgumentError(
    `There is no collection "${oneLine(word)}". ${
      found.suggestion
        ? `Did you mean "${found.suggestion}"?`
        : `Expected one of ${entryWords.join(', ')}.`
    }`,
  );
}

function pointOf(collection: CollectionName, text: string): KnownFields {
  if (collection !== 'towns') throw new ArgumentError('Only a town has a --point.');
  const point = pointIn(text);
  if (!point) {
    throw new ArgumentError(
      `"${oneLine(text)}" is not a point. Expected the latitude and the longitude, such as --point 54.4858,-0.6206.`,
    );
  }
  return point;
}

/** Returns the point that a text such as "54.4858, -0.6206" names, or `undefined` if it names none. */
function pointIn(text: string): KnownFields | undefined {
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

function hasPoint({ latitude, longitude }: KnownFields): boolean {
  return latitude !== undefined && longitude !== undefined;
}

/** Returns what is wrong with a slug, with a better one if possible, or `undefined` if it can be used. */
function slugProblem(
  collection: CollectionName,
  slug: string,
  takenFile: (slug: string) => string | undefined,
): string | undefined {
  if (!SlugSchema.safeParse(slug).success) {
    const better = slugOf(slug);
    return `"${oneLine(slug)}" is not a slug: lower-case letters and digits, joined by single hyphens.${better ? ` Use "${better}".` : ''}`;
  }
  const taken = takenFile(slug);
  if (taken !== undefined) {
    return `${taken} exists already. Choose another slug, such as "${freeSlug(slug, takenFile)}".`;
  }
  const base =
    collection in basePaths ? basePaths[collection as keyof typeof basePaths] : undefined;
  if (base !== undefined && isReserved(`${base}/${slug}`)) {
    return `The address ${base}/${slug} belongs to a file that the build writes. Choose another slug.`;
  }
  return undefined;
}

function freeSlug(slug: string, takenFile: (slug: string) => string | undefined): string {
  for (let number = 2; ; number++) {
    if (takenFile(`${slug}-${number}`) === undefined) return `${slug}-${number}`;
  }
}

/** Returns the slug of a title. With a prompt, asks for it until it can be used. */
async function slugFrom(
  title: string | undefined,
  problemOf: (slug: string) => string | undefined,
  prompt: Prompt | undefined,
): Promise<string | undefined> {
  const suggestion = slugOf((title ?? '').replaceAll(/['’]/g, ''));
  return prompt && title !== undefined ? askSlug(prompt, suggestion, problemOf) : suggestion;
}

/** Throws if a field is missing that cannot be guessed and that the check needs. */
function requireFields(collection: CollectionName, given: KnownFields): void {
  if (collection !== 'towns' || hasPoint(given)) return;
  throw new ArgumentError(
    'A town needs its point. Add --point with latitude and longitude from any map, such as --point 54.4858,-0.6206.',
  );
}

/** Returns the slug of a town of the list by its name or slug, or `undefined` if it is not there. */
function townIn(starter: StarterFiles | undefined, name: string | undefined): string | undefined {
  return starter && name !== undefined ? townNamed(name, starter.towns) : undefined;
}

/** Returns the text of a town of the list as a draft. It names no town that the site does not have. */
function listedTown(slug: string, { names }: CheckedContent, starter: StarterFiles): string {
  const text = townFiles([slug, ...names.towns], starter).get(`towns/${slug}.md`) ?? '';
  return applyEdits(
    text,
    fieldEdits(fileOfEntry({ collection: 'towns', slug }), text).insert([], 'draft: true\n'),
  );
}

/** Returns the edits of the files that get a part, or `undefined` if one of them cannot be read. */
function editsOf(
  { insertions }: EntryPlan,
  texts: ReadonlyMap<string, string>,
): Map<string, TextEdit[]> | undefined {
  const edits = new Map<string, TextEdit[]>();
  for (const { file, path, key, value } of insertions) {
    const text = texts.get(file);
    const edit = text === undefined ? undefined : insertIntoMap(text, path, key, value);
    if (!edit) return undefined;
    edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}

/** Returns the errors that the new entry causes. */
function newErrors(before: ReadProject, after: ReadProject): Finding[] {
  const keyOf = ({ code, file, args }: Finding) => JSON.stringify([code, file, args]);
  const known = new Set(before.findings.map(keyOf));
  return after.findings.filter(
    (finding) => finding.level === 'error' && !known.has(keyOf(finding)),
  );
}

function report(
  { texts, files }: ReadProject,
  findings: readonly Finding[],
  terminal: Terminal,
): string {
  return formatPretty({ findings, texts, files, outcome: 'Nothing was written.' }, terminal);
}

function formatWritten(
  { files, insertions, notes }: EntryPlan,
  texts: ReadonlyMap<string, string>,
  before: ReadProject,
  needed: NeededParts,
): string {
  const places = [...texts].flatMap(([file, text]) => {
    const old = new Set((before.texts.get(file) ?? '').split('\n'));
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      if (!line.includes(TO_WRITE) || old.has(line)) return [];
      return [`  ${file}:${index + 1}  ${placeText(lines, index)}`];
    });
  });
  const [first] = texts.keys();
  const changed = new Set([...insertions.map(({ file }) => file), ...needed.lines.keys()]);
  const written = [...texts.keys()].filter((file) => !changed.has(file));
  return [
    ...written.map((file) => `Wrote ${file}`),
    ...(changed.size > 0 ? [`Added a part to ${listFiles([...changed])}`] : []),
    ...notes,
    ...noteOn(needed),
    ...(places.length > 0 ? ['', 'To write:', ...places] : []),
    '',
    `${files.length > 1 ? 'The entries are drafts' : 'The entry is a draft'}: the site does not show ${files.length > 1 ? 'them' : 'it'} yet.`,
    `Write the texts, delete the line "draft: true" in ${first}${files.length > 1 ? ' and the other new files' : ''}, and run "npm run site -- validate".`,
    ...(before.errors > 0
      ? [
          `Other files of the content have ${count(before.errors, 'error')}; "npm run site -- validate" lists ${before.errors === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    '',
  ].join('\n');
}

/** Returns what an editor has to know about the parts that a first entry needs. */
function noteOn({ files }: NeededParts): string[] {
  const pages = Object.values(singles).flatMap((one) =>
    'path' in one && files.has(`content/${one.file}`) ? one.path : [],
  );
  return [
    ...(files.size > 0 ? ['"site validate --launch" lists the drafts in these files.'] : []),
    ...pages.map(
      (path) =>
        `No menu leads to ${path}: add it to content/navigation.yaml when the page is shown.`,
    ),
  ];
}

/** Returns the first files of a list and the number of the others. */
function listFiles([first = '', ...others]: readonly string[]): string {
  const [second] = others;
  if (second === undefined) return first;
  return others.length === 1
    ? `${first} and ${second}`
    : `${first} and ${others.length} other files`;
}

/** Returns the field of a marked line and what is to be written there, on one line of a terminal. */
function placeText(lines: readonly string[], index: number): string {
  const line = lines[index] ?? '';
  // A comment belongs to the field below it, and a text of several lines to the field above it.
  const isComment = /^\s*# /.test(line);
  const owner = isComment
    ? lines.slice(index + 1).find((one) => !one.trim().startsWith('#'))
    : [line, lines[index - 1] ?? ''].find((one) => /^\s*(?:- )?[\w-]+:(?: |$)/.test(one));
  const [, name] = /^\s*(?:- )?([\w-]+):(?: |$)/.exec(owner ?? '') ?? [];
  const text = line.slice(line.indexOf(TO_WRITE) + TO_WRITE.length).replace(/^: |["']$/g, '');
  const whole = oneLine([name, text].filter(Boolean).join(': '));
  return whole.length > 90 ? `${whole.slice(0, 89)}…` : whole;
}
