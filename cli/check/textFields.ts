import { z } from 'zod';
import { collections, singles } from '#schemas/collections.ts';
import { collectionNames, singleNames } from '#cli/load/collectionNames.ts';
import type { CheckedContent, Entry } from '#cli/model/content.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { PatternVariables } from '#cli/resolve/patterns.ts';

/** A field with a text for visitors. */
export interface TextField {
  entry: Entry<unknown>;
  value: string;
  /** The place of the field in the data of the entry. Call it only for a problem, because most texts have none. */
  path(): DataPath;
  /** Whether it is one line, such as a heading or a label, or a text of sentences. */
  kind: 'line' | 'text';
  /** Whether the text is a Liquid pattern. */
  isPattern: boolean;
  /** The variables of a pattern in `content/words.yaml`, each with an example of its value. */
  variables?: PatternVariables;
}

/** Calls `visit` with every text for visitors in the fields of all entries. Slugs, addresses and choices are not texts. */
export function visitTexts(
  content: Pick<CheckedContent, 'collections' | 'singles'>,
  visit: (field: TextField) => void,
): void {
  for (const name of collectionNames) {
    const shape = shapeOf(collections[name].schema);
    for (const entry of content.collections[name]) walk(entry, entry.data, shape, [], visit);
  }
  for (const name of singleNames) {
    const entry = content.singles[name];
    if (entry) walk(entry, entry.data, shapeOf(singles[name].schema), [], visit);
  }
}

/** The parts of a schema that hold texts. */
type Shape =
  | ({ type: 'text' } & Pick<TextField, 'kind' | 'isPattern' | 'variables'>)
  | { type: 'fields'; fields: readonly (readonly [name: string, shape: Shape])[] }
  | { type: 'items' | 'values'; item: Shape }
  | { type: 'either'; options: readonly Shape[] };

const shapes = new Map<z.core.$ZodType, Shape | undefined>();

function shapeOf(schema: z.core.$ZodType): Shape | undefined {
  if (!shapes.has(schema)) shapes.set(schema, deriveShape(schema));
  return shapes.get(schema);
}

function deriveShape(schema: z.core.$ZodType): Shape | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
      const shape = shapeOf(field as z.core.$ZodType);
      return shape ? [[name, shape] as const] : [];
    });
    return fields.length > 0 ? { type: 'fields', fields } : undefined;
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.flatMap((option) => shapeOf(option) ?? []);
    return options.length > 0 ? { type: 'either', options } : undefined;
  }
  const inner =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodRecord
        ? schema.valueType
        : undefined;
  if (inner) {
    const item = shapeOf(inner);
    return item && { type: schema instanceof z.ZodArray ? 'items' : 'values', item };
  }
  if (!(schema instanceof z.ZodString)) return undefined;
  const { kind, isPattern = false, variables } = schema.meta() ?? {};
  if (kind !== 'line' && kind !== 'text') return undefined;
  return { type: 'text', kind, isPattern, ...(variables && { variables }) };
}

function walk(
  entry: Entry<unknown>,
  value: unknown,
  shape: Shape | undefined,
  steps: (string | number)[],
  visit: (field: TextField) => void,
): void {
  if (!shape || value === undefined) return;
  if (shape.type === 'either') {
    const option = shape.options.find(({ type }) => type === formOf(value));
    walk(entry, value, option, steps, visit);
    return;
  }
  if (shape.type === 'text') {
    const { kind, isPattern, variables } = shape;
    visit({
      entry,
      value: value as string,
      path: () => [...steps],
      kind,
      isPattern,
      ...(variables && { variables }),
    });
    return;
  }
  if (shape.type === 'fields') {
    for (const [name, field] of shape.fields) {
      walkPart(entry, name, (value as Record<string, unknown>)[name], field, steps, visit);
    }
  } else if (shape.type === 'items') {
    const items = value as unknown[];
    for (let index = 0; index < items.length; index++) {
      walkPart(entry, index, items[index], shape.item, steps, visit);
    }
  } else {
    for (const [key, item] of Object.entries(value as object)) {
      walkPart(entry, key, item, shape.item, steps, visit);
    }
  }
}

/** Returns the type of shape to which a value of a union belongs. */
function formOf(value: unknown): Shape['type'] {
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'items' : 'fields';
}

function walkPart(
  entry: Entry<unknown>,
  step: string | number,
  value: unknown,
  shape: Shape,
  steps: (string | number)[],
  visit: (field: TextField) => void,
): void {
  steps.push(step);
  walk(entry, value, shape, steps, visit);
  steps.pop();
}
