import { z } from 'zod';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { fieldsOf, isField, unwrap } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';

/** The number of fields in a row that show that a group has lost the line with its name. */
const LEAST_FIELDS = 2;

/**
 * Returns the problem of a group whose fields are there, indented, below a field that is not a group, because the line with the name of the
 * group is missing. YAML reads such fields as a part of the text above them, or fails at the first of them.
 */
export function lostGroup(file: string, source: readonly string[]): Problem | undefined {
  if (!source.some((line) => /^ {2}[\w-]+:/.test(line))) return undefined;
  const schema = schemaOf(file);
  const core = schema && unwrap(schema);
  if (!(core instanceof z.ZodObject)) return undefined;
  const shape: z.core.$ZodShape = core.shape;
  let group: z.core.$ZodType | undefined;
  // A group whose name is misspelt has its line: its name is the problem.
  let isMisspelt = false;
  for (const [index, line] of source.entries()) {
    if (/^[^\s#-]/.test(line)) {
      const [, key = ''] = /^([\w-]+):/.exec(line) ?? [];
      // A field of the group above that is not indented is the problem itself.
      if (group && !(key in shape) && mayHave(group, key)) continue;
      const [, name] = /^(\w+):\s*$/.exec(line) ?? [];
      group = shape[name ?? ''];
      isMisspelt =
        name !== undefined && !(name in shape) && suggest(name, Object.keys(shape)) !== undefined;
    }
    const [, field] = /^ {2}([\w-]+):/.exec(line) ?? [];
    if (isMisspelt || field === undefined || (group && mayHave(group, field))) continue;
    const fields = namesBelow(source, index);
    const home = Object.entries(shape).find(
      ([name, lost]) =>
        !source.some((other) => /^[*_"']*(\w+)/.exec(other)?.[1] === name) &&
        fields.every((one) => mayHave(lost, one)),
    );
    if (fields.length < LEAST_FIELDS || !home) continue;
    const args = { field: home[0], write: `${home[0]}:`, below: fields };
    return { code: 'field-line-missing', args, at: { file, line: index + 1, column: 3 } };
  }
  return undefined;
}

/** Returns the names of the fields from a line on that are indented by two spaces. */
function namesBelow(source: readonly string[], first: number): string[] {
  const end = source.findIndex((line, index) => index > first && /^\S/.test(line));
  return source
    .slice(first, end < 0 ? source.length : end)
    .flatMap((line) => /^ {2}([\w-]+):(?:\s|$)/.exec(line)?.[1] ?? []);
}

function mayHave(group: z.core.$ZodType, field: string): boolean {
  const core = unwrap(group);
  return core instanceof z.ZodRecord ? !isField(field) : fieldsOf(core).includes(field);
}
