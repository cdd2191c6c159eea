import { z } from 'zod';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import { collections, singles } from '#schemas/collections.ts';
import { fieldsOf } from './schemaAt.ts';

/** The share of fields that must agree before a file is taken for one of another kind. */
const LIKE = 0.75;

/**
 * Returns the collection or single file whose fields a file has, if it does not have those of `own`, its place. Returns
 * `undefined` if no other kind fits clearly better.
 */
export function misplacedFile(
  data: Readonly<Record<string, unknown>>,
  own?: CollectionName | SingleName,
): CollectionName | SingleName | undefined {
  const names = Object.keys(data);
  if (names.length < 2) return undefined;
  const ownKind = own && kinds.get(own);
  const fit = ownKind && fitOf(names, data, ownKind);
  if (fit && (fit.known === 1 || fit.required > LIKE)) return undefined;
  const fits = [...kinds]
    .filter(([name, { rows }]) => name !== own && !rows)
    .map(([name, kind]) => ({ name, ...fitOf(names, data, kind) }))
    .filter(({ known, required }) => known >= LIKE && required >= LIKE && known > (fit?.known ?? 0))
    .sort((a, b) => b.known + b.required - a.known - a.required);
  const [best, second] = fits;
  // Several screens have the same fields.
  if (!best || (second && second.known + second.required === best.known + best.required)) {
    return undefined;
  }
  return best.name;
}

/** The fields of a kind of file. */
interface Fields {
  all: ReadonlySet<string>;
  required: readonly string[];
  /** Whether the fields are those of the rows of a table. */
  rows: boolean;
}

/** The fields of each kind of file. */
const kinds = new Map<CollectionName | SingleName, Fields>(
  [...Object.entries(collections), ...Object.entries(singles)].map(([name, { schema }]) => [
    name as CollectionName | SingleName,
    fieldsIn(schema),
  ]),
);

function fieldsIn(schema: z.ZodType): Fields {
  if (schema instanceof z.ZodRecord) {
    return { all: new Set(fieldsOf(schema.valueType)), required: [], rows: true };
  }
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  const required = Object.keys(shape).filter(
    (name) => !(shape[name] instanceof z.ZodOptional || shape[name] instanceof z.ZodDefault),
  );
  return { all: new Set(Object.keys(shape)), required, rows: false };
}

/** Returns the share of the fields that a kind of file has, and the share of its required fields that are present. */
function fitOf(
  names: readonly string[],
  data: Readonly<Record<string, unknown>>,
  { all, required, rows }: Fields,
): { known: number; required: number } {
  if (rows) {
    const known = Object.values(data).filter(
      (row) =>
        typeof row === 'object' && row !== null && Object.keys(row).some((name) => all.has(name)),
    );
    const share = known.length / names.length;
    return { known: share, required: share };
  }
  return {
    known: names.filter((name) => all.has(name)).length / names.length,
    required: required.filter((name) => name in data).length / Math.max(1, required.length),
  };
}
