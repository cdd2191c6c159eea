import type { z } from 'zod';
import type { KnownEntries } from '#cli/model/knownEntries.ts';
import { collections, singles } from '#schemas/collections.ts';
import { countryForms } from '#schemas/countryForms.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import type { CheckedContent, Entry, LoadedContent } from '#cli/model/content.ts';
import type { DamagedEntry } from '#cli/model/damagedEntry.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { collectionOf, correctReference } from './correctReference.ts';
import { correctValue } from './correctValue.ts';
import { fieldsOfSource, locatorOf } from './parseSource.ts';
import type { Locator, SourceFields } from './parseSource.ts';
import { factsOf, fieldsOf, groupsWith, isField, schemaAt } from './schemaAt.ts';
import { settingsOf } from './siteSettings.ts';
import { swappedPoint } from './swappedPoint.ts';

/**
 * Validates every entry against its schema, and against the forms of the country of the site. `checked` leaves out the entries that do not
 * match; they are `damaged`. `pictures` are suggested instead of a picture that cannot be one. `known` entries matched as they are.
 */
export function checkShape(
  loaded: LoadedContent,
  pictures: Iterable<string> = [],
  known?: KnownEntries,
): {
  checked: CheckedContent;
  damaged: DamagedEntry[];
  problems: Problem[];
} {
  const damaged: DamagedEntry[] = [];
  const problems: Problem[] = [];
  const forms: Partial<Record<CollectionName | SingleName, z.ZodType>> = countryForms(
    settingsOf(loaded),
  );
  const valid = (
    schema: z.ZodType,
    entry: Entry<unknown>,
    home: DamagedEntry['home'],
  ): Entry<unknown> | undefined => {
    if (known?.has(entry)) return entry;
    const result = schema.safeParse(entry.data);
    const issues = issuesOf(result, entry.data);
    const form = forms[home.name];
    const formIssues = form
      ? issuesOf(form.safeParse(entry.data), entry.data).filter(
          ({ path }) =>
            !issues.some(
              (issue) => issue.code !== 'unrecognized_keys' && startsWith(path, issue.path),
            ),
        )
      : [];
    if (result.success && formIssues.length === 0) {
      // Schemas trim texts and put fields in order.
      if (known && JSON.stringify(result.data) === JSON.stringify(entry.data)) known.add(entry);
      return { ...entry, data: result.data };
    }
    const text = loaded.texts.get(entry.file);
    const all = [...issues, ...formIssues];
    problems.push(...shapeProblems(schema, entry, all, { text, pictures, loaded, form }));
    const refused = all.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? [] : [issue.path as DataPath],
    );
    damaged.push({ home, entry, refused });
    return undefined;
  };
  const checkedCollections = Object.fromEntries(
    (Object.keys(collections) as CollectionName[]).map((name) => {
      const { schema } = collections[name];
      const home = { kind: 'collection', name } as const;
      return [name, loaded.collections[name].flatMap((entry) => valid(schema, entry, home) ?? [])];
    }),
  );
  const checkedSingles = Object.fromEntries(
    (Object.keys(singles) as SingleName[]).flatMap((name) => {
      const entry = loaded.singles[name];
      const checked = entry && valid(singles[name].schema, entry, { kind: 'single', name });
      return checked ? [[name, checked]] : [];
    }),
  );
  // The compiler cannot see that each schema has just accepted the entries of its collection.
  const checked = {
    collections: checkedCollections,
    singles: checkedSingles,
    names: loaded.names,
    drawings: loaded.drawings,
  } as CheckedContent;
  return { checked, damaged, problems };
}

function issuesOf(
  { error }: z.ZodSafeParseResult<unknown>,
  data: unknown,
): readonly z.core.$ZodIssue[] {
  return error?.issues.flatMap((issue) => issuesOfOption(issue, data)) ?? [];
}

function startsWith(path: readonly PropertyKey[], start: readonly PropertyKey[]): boolean {
  return start.every((step, index) => step === path[index]);
}

/**
 * Returns the issues of the option of a union that a list or a group is meant to be. Keeps the issue of the union if no option
 * can be told.
 */
function issuesOfOption(issue: z.core.$ZodIssue, data: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(data, issue.path as DataPath);
  if (typeof value !== 'object' || value === null) return [issue];
  const meant = issue.errors.find((errors) =>
    errors.every(
      (error) =>
        error.path.length > 0 ||
        (error.code === 'unrecognized_keys' && error.keys.length < Object.keys(value).length),
    ),
  );
  if (!meant) return [issue];
  return meant.map((error) => ({ ...error, path: [...issue.path, ...error.path] }));
}

/** Facts about the file that messages can use. Without them the messages are less exact. */
export interface ShapeOptions {
  /** The text of the file. */
  text?: string | undefined;
  /** The pictures below `public/`, by their paths on the site. */
  pictures?: Iterable<string> | undefined;
  /** A further schema, which is more exact about some fields. */
  form?: z.ZodType | undefined;
  /** The content, whose entries are suggested for references. */
  loaded?: Pick<LoadedContent, 'collections' | 'names'> | undefined;
}

/** Returns the problems of data that a schema refused, in an editor's words. One mistake gives one problem. */
export function shapeProblems(
  schema: z.ZodType,
  { file, data, fixed }: Pick<Entry<unknown>, 'file' | 'data' | 'fixed'>,
  issues: readonly z.core.$ZodIssue[],
  { text, pictures = [], form, loaded }: ShapeOptions = {},
): Problem[] {
  const source = text === undefined ? undefined : fieldsOfSource(file, text);
  const locate = text === undefined ? undefined : locatorOf(file, text);
  const facts: Facts = { schema, form, file, data, source, locate, pictures, loaded };
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const missing = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map(({ path }) => path as DataPath)
    .filter((path) => valueAt(data, path) === undefined);

  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const group = issue.path as DataPath;
    const lost = missing.filter((path) => isInGroup(path, group));
    if (group.length > 0 && isForeign(valueAt(data, group), schema, group, lost)) {
      for (const path of lost) reported.add(keyOf(path));
      problems.push(valueProblem(facts, group));
      continue;
    }
    for (const field of issue.keys) {
      const { problem, instead } = unknownField(facts, group, field, issue.keys.length, missing);
      // Report a misspelt or misplaced field once, and not also as missing.
      if (instead) reported.add(keyOf(instead));
      problems.push(problem);
    }
  }
  for (const { path } of issues) {
    const line = lostLine(facts, path as DataPath, missing);
    if (!line) continue;
    problems.push(line.problem);
    for (const covered of [path as DataPath, line.lost]) reported.add(keyOf(covered));
  }
  for (const { path } of issues) {
    const group = (path as DataPath).slice(0, -1);
    const here = path.at(-1) === 'latitude' && schemaAt(schema, group);
    const problem = here && swappedPoint(here as z.ZodType, valueAt(data, group), file, group);
    if (!problem) continue;
    problems.push(problem);
    for (const name of ['latitude', 'longitude']) reported.add(keyOf([...group, name]));
  }
  for (const issue of issues) {
    const path = issue.path as DataPath;
    if (issue.code === 'unrecognized_keys' || reported.has(keyOf(path))) continue;
    // A group that lost its fields to the level above is not reported as empty.
    if (valueAt(data, path) === null && [...reported].some((key) => isBelow(key, path))) continue;
    reported.add(keyOf(path));
    problems.push(
      (issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(valueAt(data, path))
        ? lengthProblem(facts, path)
        : valueProblem(facts, path),
    );
  }
  return collapsed(problems, data).filter(
    ({ at }) => !('path' in at) || !locate || !fixed?.has(locate(at.path, at.on).line),
  );
}

interface Facts {
  schema: z.ZodType;
  form: z.ZodType | undefined;
  file: string;
  data: unknown;
  source: SourceFields | undefined;
  locate: Locator | undefined;
  pictures: Iterable<string>;
  loaded: ShapeOptions['loaded'];
}

/** Returns the problem of a field that its group does not have, and the path of the field that is meant. */
function unknownField(
  { schema, file, data, locate }: Facts,
  group: DataPath,
  field: string,
  unknown: number,
  missing: readonly DataPath[],
): { problem: Problem; instead?: DataPath } {
  const known = fieldsOf(schemaAt(schema, group));
  const at = { file, path: [...group, field], on: 'key' } as const;
  const lost = missing.filter((path) => isInGroup(path, group)).map((path) => String(path.at(-1)));
  const suggestion =
    known.find((name) => plain(name) === plain(field)) ??
    // The singular of a list: "alias" is "aliases".
    known.find((name) => name === `${field}s` || name === `${field}es`) ??
    suggest(field, lost) ??
    // A field that another group has is more likely to be in the wrong place than misspelt.
    (isField(field) ? undefined : suggest(field, known));
  if (suggestion) {
    const instead = [...group, suggestion];
    return { problem: { code: 'field-unknown', args: { field, known, suggestion }, at }, instead };
  }
  const home =
    missing.find((path) => path.at(-1) === field)?.slice(0, -1) ??
    onlyOne(groupsWith(field, schema).filter((path) => !path.includes(0)));
  if (home && keyOf(home) !== keyOf(group)) {
    const column = locate?.([...group, field], 'key').column ?? 1;
    const parent = locate && home.length > 0 ? locate(home, 'key').column + 2 : 1;
    const by = locate ? parent - column : 0;
    const problem: Problem = {
      code: 'field-misplaced',
      args: { field, group: fieldName(home), by },
      at,
    };
    return { problem, instead: [...home, field] };
  }
  const [guess] = lost;
  const isMeant =
    guess !== undefined &&
    lost.length === 1 &&
    unknown === 1 &&
    schemaAt(schema, [...group, guess]) &&
    (schemaAt(schema, [...group, guess]) as z.ZodType).safeParse(valueAt(data, [...group, field]))
      .success;
  return isMeant
    ? {
        problem: {
          code: 'field-unknown',
          args: { field, known, suggestion: guess, isGuess: true },
          at,
        },
        instead: [...group, guess],
      }
    : {
        problem: {
          code: 'field-unknown',
          args: { field, known, ...(isBody(file, group, field, data) && { isBody: true }) },
          at,
        },
      };
}

/** Returns whether a field is a text that belongs below the fields of a Markdown file. */
function isBody(file: string, group: DataPath, field: string, data: unknown): boolean {
  return (
    file.endsWith('.md') &&
    group.length === 0 &&
    /^(?:answer|article|body|content|markdown|text)$/i.test(field) &&
    typeof valueAt(data, [field]) === 'string'
  );
}

/**
 * Returns the problem of a value that only its first line suits, because the line with the name of the next field is missing. `lost` is
 * the path of that field.
 */
function lostLine(
  { schema, file, source, locate }: Facts,
  path: DataPath,
  missing: readonly DataPath[],
): { problem: Problem; lost: DataPath } | undefined {
  const first = source?.firstLineOf(path);
  const here = schemaAt(schema, path);
  const lost = onlyOne(missing.filter((one) => isInGroup(one, path.slice(0, -1))));
  if (!first || !here || !lost || !locate) return undefined;
  if (!(here as z.ZodType).safeParse(first).success) return undefined;
  const { line, column } = locate(path, 'key');
  const name = String(lost.at(-1));
  const args = { field: fieldName(lost), write: `${' '.repeat(column - 1)}${name}: >-`, below: [] };
  const at = { file, line: line + 1, column };
  return { problem: { code: 'field-line-missing', args, at }, lost };
}

/** Returns whether a group has none of its own fields, so that it is something else altogether. */
function isForeign(
  value: unknown,
  schema: z.ZodType,
  group: DataPath,
  lost: readonly DataPath[],
): boolean {
  const known = fieldsOf(schemaAt(schema, group));
  return isRecord(value) && lost.length > 1 && !known.some((name) => name in value);
}

function lengthProblem({ schema, file, data }: Facts, path: DataPath): Problem {
  const here = schemaAt(schema, path);
  const args = {
    field: fieldName(path),
    found: (valueAt(data, path) as unknown[]).length,
    expected: (here && factsOf(here).description) ?? 'another number of entries',
  };
  return { code: 'field-length', args, at: { file, path, on: 'key' } };
}

function valueProblem(facts: Facts, path: DataPath): Problem {
  const { schema, form, file, data, source, pictures, loaded } = facts;
  const field = fieldName(path);
  const found = valueAt(data, path);
  const own = schemaAt(schema, path) ?? schema;
  const isForm = form && (own as z.ZodType).safeParse(found).success;
  const here = (isForm && schemaAt(form, path)) || own;
  const { description, kind, choices: allowed, fields } = factsOf(here);
  const expected = description ?? 'another kind of value';
  if (found === undefined) {
    const line = path.length === 1 ? source?.swallowed(field) : undefined;
    if (line === undefined) {
      return { code: 'field-missing', args: { field, expected }, at: { file, path } };
    }
    const indent = source?.indentOf(line) ?? 0;
    const at = { file, line, column: indent + 1 };
    return { code: 'field-misplaced', args: { field, group: '', by: -indent }, at };
  }
  const written = source?.writtenAt(path);
  const corrected = correctValue({
    schema: here,
    kind,
    choices: allowed,
    found,
    written,
    pictures,
  });
  // Some fields take the path of a page or a reference.
  const isPath = corrected?.startsWith('/') === true;
  const reference =
    typeof found === 'string' && !isPath ? referenceIn(here, found, loaded) : undefined;
  const write = reference ? reference.write : corrected;
  const choices = (write === undefined && reference?.choices) || allowed;
  const suggestion =
    write === undefined && typeof found === 'string' ? suggest(found, choices) : undefined;
  const entrySchema = kind === 'list' && typeof found === 'string' && schemaAt(here, [0]);
  const entry = entrySchema
    ? (factsOf(entrySchema).choices[0] ?? source?.firstLineOf(path))
    : undefined;
  const isOptional = (here as z.ZodType).safeParse(undefined).success;
  const args = {
    field,
    found,
    expected,
    ...(kind && { kind }),
    ...(suggestion && { suggestion }),
    ...(written !== undefined && { written }),
    ...(write !== undefined && { write }),
    ...(choices.length > 0 && { choices }),
    ...(fields.length > 0 && { fields }),
    ...(isOptional && { isOptional }),
    ...(entry !== undefined && { entry }),
  };
  return { code: 'field-invalid', args, at: { file, path } };
}

/** Returns the corrected slug and the slugs that a field allows, if the field refers to entries. */
function referenceIn(
  schema: z.core.$ZodType,
  found: string,
  loaded: ShapeOptions['loaded'],
): { write: string | undefined; choices: readonly string[] } | undefined {
  const collection = collectionOf(schema);
  if (!loaded || !collection) return undefined;
  return {
    write: correctReference(found, collection, loaded),
    choices: [...loaded.names[collection]],
  };
}

/** Joins the problems of a list if all of its entries have the same one. */
function collapsed(problems: readonly Problem[], data: unknown): Problem[] {
  const lists = new Map<string, Problem[]>();
  const listOf = (problem: Problem): { key: string; length: number } | undefined => {
    if (problem.code !== 'field-invalid' || !('path' in problem.at)) return undefined;
    const { path } = problem.at;
    const index = path.findLastIndex((step) => typeof step === 'number');
    const list = valueAt(data, path.slice(0, index));
    if (index < 0 || !Array.isArray(list)) return undefined;
    return {
      key: keyOf([...path.slice(0, index), '*', ...path.slice(index + 1)]),
      length: list.length,
    };
  };
  for (const problem of problems) {
    const list = listOf(problem);
    if (list) lists.set(list.key, [...(lists.get(list.key) ?? []), problem]);
  }
  return problems.flatMap((problem) => {
    const list = listOf(problem);
    const alike = list && lists.get(list.key);
    if (!alike || alike.length < 2 || alike.length < list.length) return [problem];
    if (alike[0] !== problem || problem.code !== 'field-invalid') return [];
    return [{ ...problem, args: { ...problem.args, more: alike.length - 1 } }];
  });
}

function isInGroup(path: DataPath, group: DataPath): boolean {
  return path.length === group.length + 1 && keyOf(path.slice(0, -1)) === keyOf(group);
}

/** Returns whether a key of `keyOf` is that of a path below another one. */
function isBelow(key: string, path: DataPath): boolean {
  return key.startsWith(`${keyOf(path).slice(0, -1)},`);
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Returns the name of a field as editors write it, such as `sectors[1].note`. */
export function fieldName(path: DataPath): string {
  return path.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`,
    '',
  );
}

function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[step] : undefined;
  }, data);
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyOf(path: DataPath): string {
  return JSON.stringify(path);
}
