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
  const ownSchema = own && schemas.get(own);
  const fit = ownSchema && fitOf(names, data, ownSchema);
  if (fit && (fit.known === 1 || fit.required > LIKE)) return undefined;
  const fits = [...schemas]
    .filter(([name, schema]) => name !== own && schema instanceof z.ZodObject)
    .map(([name, schema]) => ({ name, ...fitOf(names, data, schema) }))
    .filter(({ known, required }) => known >= LIKE && required >= LIKE && known > (fit?.known ?? 0))
    .sort((a, b) => b.known + b.required - a.known - a.required);
  const [best, second] = fits;
  // Several screens have the same fields.
  if (!best || (second && second.known + second.required === best.known + best.required)) {
    return undefined;
  }
  return best.name;
}

/** The schema of each kind of file. */
const schemas = new Map<CollectionName | SingleName, z.ZodType>(
  [...Object.entries(collections), ...Object.entries(singles)].map(([name, { schema }]) => [
    name as CollectionName | SingleName,
    schema,
  ]),
);

/** Returns the share of the fields that a schema has, and the share of its required fields that are present. */
function fitOf(
  names: readonly string[],
  data: Readonly<Record<string, unknown>>,
  schema: z.ZodType,
): { known: number; required: number } {
  if (schema instanceof z.ZodRecord) {
    const inner = fieldsOf(schema.valueType);
    const rows = Object.values(data).filter(
      (row) => typeof row === 'object' && row !== null && inner.some((name) => name in row),
    );
    const share = rows.length / names.length;
    return { known: share, required: share };
  }
  if (!(schema instanceof z.ZodObject)) return { known: 0, required: 0 };
  const shape = schema.shape as Record<string, z.ZodType>;
  const required = Object.keys(shape).filter(
    (name) => !(shape[name] instanceof z.ZodOptional || shape[name] instanceof z.ZodDefault),
  );
  return {
    known: names.filter((name) => name in shape).length / names.length,
    required: required.filter((name) => name in data).length / Math.max(1, required.length),
  };
}
