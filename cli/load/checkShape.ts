import { z } from 'zod';
import { collections, singles } from '#schemas/collections.ts';
import type {
  CheckedContent,
  CollectionName,
  Entry,
  LoadedContent,
  SingleName,
} from '#cli/model/content.ts';
import type { DamagedEntry } from '#cli/model/damagedEntry.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';

/** Validates every entry against its schema. `checked` leaves out the entries that do not match; they are `damaged`. */
export function checkShape(loaded: LoadedContent): {
  checked: CheckedContent;
  damaged: DamagedEntry[];
  problems: Problem[];
} {
  const damaged: DamagedEntry[] = [];
  const problems: Problem[] = [];
  const valid = (
    schema: z.ZodType,
    entry: Entry<unknown>,
    home: DamagedEntry['home'],
  ): Entry<unknown> | undefined => {
    const result = schema.safeParse(entry.data);
    if (result.success) return { ...entry, data: result.data };
    const { issues } = result.error;
    problems.push(...shapeProblems(schema, entry, issues));
    const refused = issues.flatMap((issue) =>
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
  } as CheckedContent;
  return { checked, damaged, problems };
}

/** Returns the problems of data that a schema refused, in an editor's words. */
export function shapeProblems(
  schema: z.ZodType,
  { file, data }: Pick<Entry<unknown>, 'file' | 'data'>,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const problems: Problem[] = [];
  const corrected = new Set<string>();
  const reported = new Set<string>();

  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as DataPath;
    const parent = valueAt(data, path);
    const known = fieldsOf(schemaAt(schema, path));
    const missing = known.filter((key) => !(isRecord(parent) && key in parent));
    for (const field of issue.keys) {
      const suggestion = suggest(field, missing) ?? suggest(field, known);
      if (suggestion) corrected.add(keyOf([...path, suggestion]));
      const at = { file, path: [...path, field], on: 'key' } as const;
      problems.push({
        code: 'field-unknown',
        args: { field, known, ...(suggestion && { suggestion }) },
        at,
      });
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const path = issue.path as DataPath;
    // Report a misspelt field once, as unknown, and not also as missing.
    if (corrected.has(keyOf(path)) || reported.has(keyOf(path))) continue;
    reported.add(keyOf(path));
    problems.push(shapeProblem(schema, file, data, path, issue));
  }
  return problems;
}

function shapeProblem(
  schema: z.ZodType,
  file: string,
  data: unknown,
  path: DataPath,
  issue: z.core.$ZodIssue,
): Problem {
  const field = fieldName(path);
  const found = valueAt(data, path);
  const here = schemaAt(schema, path);
  const expected = here?.description ?? 'another kind of value';
  if (found === undefined) {
    return { code: 'field-missing', args: { field, expected }, at: { file, path } };
  }
  if ((issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(found)) {
    return {
      code: 'field-length',
      args: { field, found: found.length, expected },
      at: { file, path, on: 'key' },
    };
  }
  const choices = choicesOf(here);
  const suggestion = typeof found === 'string' ? suggest(found, choices) : undefined;
  const bare = typeof found === 'number' || typeof found === 'boolean';
  const needsQuotes = bare && here !== undefined && expectsText(here);
  const args = {
    field,
    found,
    expected,
    ...(suggestion && { suggestion }),
    ...(needsQuotes && { needsQuotes }),
  };
  return { code: 'field-invalid', args, at: { file, path } };
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

/** Returns the part of a schema that describes the value at `path`. */
function schemaAt(schema: z.core.$ZodType, path: DataPath): z.ZodType | undefined {
  let here: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    here = here && unwrap(here);
    if (here instanceof z.ZodObject) here = here.shape[step];
    else if (here instanceof z.ZodArray) here = here.element;
    else if (here instanceof z.ZodRecord) here = here.valueType;
    else return undefined;
  }
  return here && (unwrap(here) as z.ZodType);
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function choicesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

function expectsText(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodUnion
    ? schema.options.every(expectsText)
    : schema instanceof z.core.$ZodString;
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keyOf(path: DataPath): string {
  return JSON.stringify(path);
}
