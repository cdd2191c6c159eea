import { existsSync, readFileSync } from 'node:fs';
import { contractTree } from '#cli/contracts/contractTree.ts';
import { entryWord, entryWords, findCollection } from '#cli/create/findCollection.ts';
import { formatEntry } from '#cli/create/formatEntry.ts';
import { insertIntoMap } from '#cli/create/insertIntoMap.ts';
import type { KnownFields } from '#cli/create/mark.ts';
import { joinFields, parseField } from '#cli/create/parseField.ts';
import { hasPoint, parsePoint } from '#cli/create/parsePoint.ts';
import { planEntry } from '#cli/create/planEntry.ts';
import type { EntryPlan } from '#cli/create/entryPlan.ts';
import { applyEdits } from '#cli/edit/textEdits.ts';
import type { TextEdit } from '#cli/edit/textEdits.ts';
import { writeAllOrNothing } from '#cli/files/writeAllOrNothing.ts';
import { awaitSignals } from '#cli/interruption.ts';
import { checkShape } from '#cli/load/checkShape.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { Finding } from '#cli/model/finding.ts';
import type { Project } from '#cli/project.ts';
import type { Prompt } from '#cli/prompt.ts';
import { formatPretty } from '#cli/report/formatPretty.ts';
import { oneLine } from '#cli/report/printable.ts';
import type { Terminal } from '#cli/terminal.ts';
import { fieldEdits } from '#cli/edit/fieldEdits.ts';
import { isInUnitedKingdom } from '#cli/check/isInUnitedKingdom.ts';
import { namesakesOf, townNamed } from '#cli/init/chooseTowns.ts';
import { neededParts } from '#cli/init/neededParts.ts';
import type { StarterFiles } from '#cli/init/starterFiles.ts';
import { townFiles } from '#cli/init/townFiles.ts';
import type { CheckedContent } from '#cli/model/content.ts';
import { todayIn } from '#cli/load/localTime.ts';
import { readSettings } from '#cli/load/readSettings.ts';
import { collections, entryFile } from '#schemas/collections.ts';
import { askFields, askPoint, askTitle } from './askEntry.ts';
import { changedMeanwhile, contentPath } from './changeContent.ts';
import { slugFrom, slugProblem } from './entrySlug.ts';
import { formatNewEntry } from './formatNewEntry.ts';
import { readProject } from './readProject.ts';
import { readStarterFiles } from './readStarterFiles.ts';
import type { ReadProject } from './readProject.ts';
import { ArgumentError } from './argumentError.ts';

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
  const parts = collection === 'towns' ? readStarterFiles() : undefined;
  // The list has the towns of the United Kingdom.
  const starter = isInUnitedKingdom(content) ? parts : undefined;
  const surroundings = {
    content,
    images: before.images,
    today: todayIn(readSettings(project).timeZone),
    ...(starter && { listed: [...starter.towns.values()] }),
    ...(parts && { sectors: [...parts.sectors.keys()] }),
  };

  const word = entryWord(collection);
  const title =
    options.title ?? (options.slug ? undefined : prompt && (await askTitle(prompt, word)));
  /** Returns the first file of a new entry that already exists. */
  const takenFile = (slug: string) =>
    content.names[collection].has(slug)
      ? entryFile({ collection, slug })
      : planEntry(collection, { slug, title, given: flags }, surroundings)
          .files.map(entryFile)
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
  const point = prompt && needsPoint ? await askPoint(prompt, parsePoint) : undefined;
  const request = { slug, title, given: point ? joinFields([point, flags]) : flags };
  if (prompt && listed === undefined && (point || !needsPoint)) {
    request.given = await askFields(prompt, { collection, tree, request, surroundings });
  }
  if (listed === undefined) {
    const namesakes = starter ? namesakesOf(title ?? slug, starter.towns) : [];
    requireFields(collection, request.given, content, namesakes);
  }
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
  const file = entryFile({ collection, slug });
  const entries = new Map([
    ...plan.files.map((one): [string, string] => [entryFile(one), formatEntry(one)]),
    ...(starter && listed !== undefined
      ? [[file, listedTown(listed, content, starter)] as const]
      : []),
  ]);
  const needed = neededParts(
    { collection, file, text: entries.get(file) ?? '' },
    checkShape(current.loaded).checked,
    { texts: current.texts, starter: parts, today: surroundings.today },
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
  await awaitSignals();
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
  terminal.print(formatNewEntry(plan, texts, current, needed));
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
  const point = parsePoint(text);
  if (!point) {
    throw new ArgumentError(
      `"${oneLine(text)}" is not a point. Expected the latitude and the longitude, such as --point 54.4858,-0.6206.`,
    );
  }
  return point;
}

/**
 * Throws if something is missing that cannot be guessed and that the check needs: the point of a town, the sector of a case study.
 * `namesakes` are the towns of the list that share the name of the town.
 */
function requireFields(
  collection: CollectionName,
  given: KnownFields,
  { names }: CheckedContent,
  namesakes: readonly string[],
): void {
  if (collection === 'towns' && !hasPoint(given)) {
    const advice =
      namesakes.length > 0
        ? `The list has ${namesakes.join(' and ')}: write one of them, or add`
        : 'Add';
    throw new ArgumentError(
      `A town needs its point. ${advice} --point with latitude and longitude from any map, such as --point 54.4858,-0.6206.`,
    );
  }
  if (collection === 'caseStudies' && names.sectors.size === 0) {
    throw new ArgumentError(
      'A case study names the sector of its client, and the site has none yet. Add one first: npm run site -- new sector --title "Food and drink".',
    );
  }
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
    fieldEdits(entryFile({ collection: 'towns', slug }), text).insert([], 'draft: true\n'),
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
