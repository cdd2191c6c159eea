import { z } from 'zod';
import type { Entry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { fieldName, isBelow, isInGroup, isRecord, pathKey, pathOf, valueAt } from './dataPath.ts';
import { fieldsOfSource, locatorOf } from './parseSource.ts';
import { factsOf, fieldsOf, schemaAt } from './schemaAt.ts';
import type { ShapeFacts } from './shapeFacts.ts';
import { swappedPoint } from './swappedPoint.ts';
import { unknownField } from './unknownField.ts';
import { valueProblem } from './valueProblem.ts';

/** Facts about the file that messages can use. Without them the messages are less exact. */
export interface ShapeOptions {
  /** The text of the file. */
  text?: string | undefined;
  /** The pictures below `public/`, by their paths on the site. */
  pictures?: Iterable<string> | undefined;
  /** A further schema, which is more exact about some fields. */
  form?: z.ZodType | undefined;
  /** The content, whose entries are suggested for references. */
  loaded?: ShapeFacts['loaded'];
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
  const facts: ShapeFacts = { schema, form, file, data, source, locate, pictures, loaded };
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const missing = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map(pathOf)
    .filter((path) => valueAt(data, path) === undefined);

  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const group = pathOf(issue);
    const lost = missing.filter((path) => isInGroup(path, group));
    if (group.length > 0 && isForeign(valueAt(data, group), schema, group, lost)) {
      for (const path of lost) reported.add(pathKey(path));
      problems.push(valueProblem(facts, group));
      continue;
    }
    for (const field of issue.keys) {
      const { problem, instead } = unknownField(facts, group, field, issue.keys.length, missing);
      // Report a misspelt or misplaced field once, and not also as missing.
      if (instead) reported.add(pathKey(instead));
      problems.push(problem);
    }
  }
  for (const path of issues.map(pathOf)) {
    const line = lostLine(facts, path, missing);
    if (!line) continue;
    problems.push(line.problem);
    for (const covered of [path, line.lost]) reported.add(pathKey(covered));
  }
  for (const path of issues.map(pathOf)) {
    const group = path.slice(0, -1);
    if (path.at(-1) !== 'latitude' || !form) continue;
    const problem = swappedPoint(schemaAt(form, group), valueAt(data, group), file, group);
    if (!problem) continue;
    problems.push(problem);
    for (const name of ['latitude', 'longitude']) reported.add(pathKey([...group, name]));
  }
  for (const issue of issues) {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys' || reported.has(pathKey(path))) continue;
    // A group that lost its fields to the level above is not reported as empty.
    if (valueAt(data, path) === null && [...reported].some((key) => isBelow(key, path))) continue;
    reported.add(pathKey(path));
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

/**
 * Returns the problem of a value of which only the first line is valid, because the line with the name of the next field is missing. `lost`
 * is the path of that field.
 */
function lostLine(
  { schema, file, source, locate }: ShapeFacts,
  path: DataPath,
  missing: readonly DataPath[],
): { problem: Problem; lost: DataPath } | undefined {
  const first = source?.firstLineOf(path);
  const here = schemaAt(schema, path);
  const [lost, ...others] = missing.filter((one) => isInGroup(one, path.slice(0, -1)));
  if (!first || !here || !lost || others.length > 0 || !locate) return undefined;
  if (!z.safeParse(here, first).success) return undefined;
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

function lengthProblem({ schema, file, data }: ShapeFacts, path: DataPath): Problem {
  const here = schemaAt(schema, path);
  const args = {
    field: fieldName(path),
    found: (valueAt(data, path) as unknown[]).length,
    expected: (here && factsOf(here).description) ?? 'another number of entries',
  };
  return { code: 'field-length', args, at: { file, path, on: 'key' } };
}

/** Joins the problems of a list if all of its entries have the same one. */
function collapsed(problems: readonly Problem[], data: unknown): Problem[] {
  const listOf = (problem: Problem): { key: string; length: number } | undefined => {
    if (problem.code !== 'field-invalid' || !('path' in problem.at)) return undefined;
    const { path } = problem.at;
    const index = path.findLastIndex((step) => typeof step === 'number');
    const list = valueAt(data, path.slice(0, index));
    if (index < 0 || !Array.isArray(list)) return undefined;
    return {
      key: pathKey([...path.slice(0, index), '*', ...path.slice(index + 1)]),
      length: list.length,
    };
  };
  const lists = Map.groupBy(problems, (problem) => listOf(problem)?.key);
  return problems.flatMap((problem) => {
    const list = listOf(problem);
    const alike = list && lists.get(list.key);
    if (!alike || alike.length < 2 || alike.length < list.length) return [problem];
    if (alike[0] !== problem || problem.code !== 'field-invalid') return [];
    return [{ ...problem, args: { ...problem.args, more: alike.length - 1 } }];
  });
}
