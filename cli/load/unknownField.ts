import { z } from 'zod';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { fieldName, isInGroup, pathKey, valueAt } from './dataPath.ts';
import { fieldsOf, groupsWith, isField, schemaAt } from './schemaAt.ts';
import type { ShapeFacts } from './shapeFacts.ts';

/**
 * Returns the problem of a field that its group does not have, and the path of the field that is meant. `unknownCount` is the number of such
 * fields in the group.
 */
export function unknownField(
  { schema, file, data, locate }: ShapeFacts,
  group: DataPath,
  field: string,
  unknownCount: number,
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
  const homes = groupsWith(field, schema).filter((path) => !path.includes(0));
  const home =
    missing.find((path) => path.at(-1) === field)?.slice(0, -1) ??
    (homes.length === 1 ? homes[0] : undefined);
  if (home && pathKey(home) !== pathKey(group)) {
    const column = locate?.([...group, field], 'key').column ?? 1;
    const parent = locate && home.length > 0 ? locate(home, 'key').column + 2 : 1;
    const by = locate ? parent - column : 0;
    const args = { field, group: fieldName(home), by };
    return { problem: { code: 'field-misplaced', args, at }, instead: [...home, field] };
  }
  // If one field is unknown and one is missing, the value may show that they are the same field.
  const [guess] = lost;
  if (guess !== undefined && lost.length === 1 && unknownCount === 1) {
    const instead = [...group, guess];
    const guessed = schemaAt(schema, instead);
    if (guessed && z.safeParse(guessed, valueAt(data, [...group, field])).success) {
      const args = { field, known, suggestion: guess, isGuess: true };
      return { problem: { code: 'field-unknown', args, at }, instead };
    }
  }
  const args = { field, known, ...(isBody(file, group, field, data) && { isBody: true }) };
  return { problem: { code: 'field-unknown', args, at } };
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

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
