import { z } from 'zod';
import type { DataPath, FindingArgs } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { suggest } from '#cli/report/suggest.ts';
import { collectionOf, correctReference } from './correctReference.ts';
import { correctValue, firstWholeNumber } from './correctValue.ts';
import { fieldName, valueAt } from './dataPath.ts';
import { factsOf, schemaAt, unwrap } from './schemaAt.ts';
import type { ShapeFacts } from './shapeFacts.ts';

/** Returns the problem of a value that is missing, misplaced or not of the kind that its field expects. */
export function valueProblem(facts: ShapeFacts, path: DataPath): Problem {
  const { schema, form, file, data, source, pictures, loaded } = facts;
  const field = fieldName(path);
  const found = valueAt(data, path);
  const own = schemaAt(schema, path) ?? schema;
  const isForm = form && z.safeParse(own, found).success;
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
  const isHours =
    typeof found === 'string' && field.endsWith('.minutes') && /\dh|\bh|:/i.test(found);
  // If the field itself accepts the value, another field causes the problem, and a correction would suggest the same value.
  const corrected = z.safeParse(here, found).success
    ? undefined
    : isHours
      ? minutesIn(found)
      : correctValue({ schema: here, kind, choices: allowed, found, written, pictures });
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
  const example =
    kind === 'whole number' && typeof found === 'string' && !isHours
      ? firstWholeNumber(here, found)
      : undefined;
  const isOptional = z.safeParse(here, undefined).success;
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
    ...(typeof found === 'number' && exceededLimit(here, found)),
    ...(entry !== undefined && { entry }),
    ...(example !== undefined && { example }),
  };
  return { code: 'field-invalid', args, at: { file, path } };
}

/** Returns the minutes of a length such as "1:30", "1.5 hours" or "1 h 30 min", or `undefined` if it is none. */
function minutesIn(text: string): string | undefined {
  const [, hours, minutes = '0'] = LENGTH.exec(text) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return sum > 0 ? String(sum) : undefined;
}

/** Hours, and perhaps minutes. Two digits before a colon are those of a clock. */
const LENGTH =
  /^0?(\d(?:\.5)?)(?::(?=\d\d$)|\s?h(?:(?:ou)?rs?)?(?:,? and)?\s?)([0-5]?\d)?(?:\s?m(?:in(?:ute)?s?)?)?$/i;

/** Returns the limit of a field that a number is below or above, if it has one. */
function exceededLimit(
  schema: z.core.$ZodType,
  found: number,
): Pick<FindingArgs['field-invalid'], 'limit'> {
  const core = unwrap(schema);
  if (!(core instanceof z.ZodNumber)) return {};
  const { minValue, maxValue } = core;
  const accepts = (value: number) => z.safeParse(core, value).success;
  if (minValue !== null && found <= minValue && !accepts(found)) {
    if (accepts(minValue)) return { limit: { side: 'from', number: minValue } };
    // The least whole number above zero is clearer than zero.
    return {
      limit:
        accepts(1) && core.format !== null
          ? { side: 'from', number: 1 }
          : { side: 'above', number: minValue },
    };
  }
  if (maxValue !== null && found > maxValue && Number.isFinite(maxValue)) {
    return { limit: { side: 'up to', number: maxValue } };
  }
  return {};
}

/** Returns the corrected slug and the slugs that a field allows, if the field refers to entries. */
function referenceIn(
  schema: z.core.$ZodType,
  found: string,
  loaded: ShapeFacts['loaded'],
): { write: string | undefined; choices: readonly string[] } | undefined {
  const collection = collectionOf(schema);
  if (!loaded || !collection) return undefined;
  return {
    write: correctReference(found, collection, loaded),
    choices: [...loaded.names[collection]],
  };
}
