import { z } from 'zod';
import { collections, singles } from '#schemas/collections.ts';
import type { DataPath, ValueKind } from '#cli/model/finding.ts';

/** The facts about a field that messages need. */
export interface FieldFacts {
  /** The description of the field in an editor's words. */
  description: string | undefined;
  kind: ValueKind | undefined;
  /** The values of a field that allows only some. */
  choices: readonly string[];
  /** The fields of a group. */
  fields: readonly string[];
}

/** Returns the part of a schema that describes the value at `path`, or `undefined` if there is none. */
export function schemaAt(schema: z.core.$ZodType, path: DataPath): z.core.$ZodType | undefined {
  let here: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    const core: z.core.$ZodType | undefined = here && unwrap(here);
    if (core instanceof z.ZodObject) here = core.shape[step];
    else if (core instanceof z.ZodArray) here = core.element;
    else if (core instanceof z.ZodRecord) here = core.valueType;
    else if (core instanceof z.ZodUnion) {
      here = core.options.map((option) => schemaAt(option, [step])).find(Boolean);
    } else return undefined;
  }
  return here;
}

/** Returns what messages say about a field. The outermost description counts, because a field describes itself best. */
export function factsOf(schema: z.core.$ZodType): FieldFacts {
  const layers = layersOf(schema);
  const core = layers.at(-1) ?? schema;
  const described = layers.map((layer) => z.globalRegistry.get(layer));
  return {
    description: described.find((meta) => meta?.description)?.description,
    kind: kindOf(core, described.find((meta) => meta?.kind)?.kind),
    choices: core instanceof z.ZodEnum ? core.options.map(String) : [],
    fields: fieldsOf(core),
  };
}

/** Returns the names of the fields of a group. */
export function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  const core = schema && unwrap(schema);
  if (core instanceof z.ZodUnion) return core.options.flatMap((option) => fieldsOf(option));
  return core instanceof z.ZodObject ? Object.keys(core.shape) : [];
}

/** Returns the paths of all groups of a schema that have a field of this name. A list stands for its first entry. */
export function groupsWith(
  field: string,
  schema: z.core.$ZodType,
  path: DataPath = [],
): DataPath[] {
  const core = unwrap(schema);
  if (core instanceof z.ZodArray) return groupsWith(field, core.element, [...path, 0]);
  if (!(core instanceof z.ZodObject)) return [];
  const shape: z.core.$ZodShape = core.shape;
  return [
    ...(field in shape ? [path] : []),
    ...Object.entries(shape).flatMap(([name, inner]) => groupsWith(field, inner, [...path, name])),
  ];
}

/**
 * Returns the fields that groups of this name have in any file of content. Returns `undefined` if no group has this name. In a group whose
 * keys are slugs, any name counts that is not the name of a field elsewhere.
 */
export function groupsNamed(name: string): NamedGroups | undefined {
  // Walking through all schemas takes milliseconds, and this is called for lines of every file.
  allGroups ??= new Map(
    [
      ...Map.groupBy(
        [...Object.values(collections), ...Object.values(singles)].flatMap(({ schema }) =>
          groupsIn(schema),
        ),
        (group) => group.name,
      ),
    ].map(([key, groups]) => [key, fieldsOfGroups(groups)]),
  );
  return allGroups.get(name);
}

function fieldsOfGroups(groups: readonly NamedGroup[]): NamedGroups {
  const fields = new Set(groups.flatMap(({ schema }) => fieldsOf(schema)));
  const isOpen = groups.some(({ schema }) => schema instanceof z.ZodRecord);
  return { has: (field) => fields.has(field) || (isOpen && !isField(field)) };
}

/** The groups of one name in all schemas. */
interface NamedGroups {
  /** Returns whether one of them can have a field. */
  has: (field: string) => boolean;
}

/** A group of fields in a schema, and its name. */
interface NamedGroup {
  name: string;
  schema: z.core.$ZodType;
}

let allGroups: ReadonlyMap<string, NamedGroups> | undefined;

function groupsIn(schema: z.core.$ZodType): NamedGroup[] {
  const core = unwrap(schema);
  if (core instanceof z.ZodArray) return groupsIn(core.element);
  if (!(core instanceof z.ZodObject)) return [];
  return Object.entries(core.shape as z.core.$ZodShape).flatMap(([name, inner]) => {
    const own = unwrap(inner);
    const isGroup = own instanceof z.ZodObject || own instanceof z.ZodRecord;
    return [...(isGroup ? [{ name, schema: own }] : []), ...groupsIn(inner)];
  });
}

/** Returns whether two fields belong to the same group in any file of content. */
export function areSiblings(a: string, b: string): boolean {
  return [...Object.values(collections), ...Object.values(singles)].some(({ schema }) =>
    groupsWith(a, schema).some((path) => fieldsOf(schemaAt(schema, path)).includes(b)),
  );
}

/**
 * Returns whether any file of content has a field of this name. The fields of `words.yaml` do not count: they include ordinary words, such
 * as "marketing", which are also the slugs of services.
 */
export function isField(name: string): boolean {
  const { words: _, ...others } = singles;
  fieldNames ??= new Set(
    [...Object.values(collections), ...Object.values(others)].flatMap(({ schema }) =>
      namesIn(schema),
    ),
  );
  return fieldNames.has(name);
}

let fieldNames: ReadonlySet<string> | undefined;

function namesIn(schema: z.core.$ZodType): string[] {
  const core = unwrap(schema);
  if (core instanceof z.ZodArray) return namesIn(core.element);
  if (core instanceof z.ZodRecord) return namesIn(core.valueType);
  if (core instanceof z.ZodUnion) return core.options.flatMap((option) => namesIn(option));
  if (!(core instanceof z.ZodObject)) return [];
  return Object.entries(core.shape as z.core.$ZodShape).flatMap(([name, inner]) => [
    name,
    ...namesIn(inner),
  ]);
}

/** Returns the schema inside optional ones and other wrappers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return layersOf(schema).at(-1) ?? schema;
}

/** Returns a schema and those that it wraps, such as the text inside an optional text. */
function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly;
  return isWrapper ? [schema, ...layersOf(schema.unwrap())] : [schema];
}

function kindOf(core: z.core.$ZodType, kind: string | undefined): ValueKind | undefined {
  if (core instanceof z.ZodArray) return 'list';
  if (core instanceof z.ZodObject || core instanceof z.ZodRecord) return 'group';
  if (core instanceof z.ZodEnum) return 'choice';
  if (core instanceof z.ZodBoolean) return 'yes/no';
  if (core instanceof z.ZodNumber) return core.format === null ? 'number' : 'whole number';
  if (core instanceof z.ZodUnion) {
    const [first] = core.options.map((option) => factsOf(option).kind);
    return first;
  }
  if (!(core instanceof z.core.$ZodString)) return undefined;
  return kinds.find((known) => known === kind) ?? 'text';
}

/** The kinds of texts that `meta({ kind })` names in the schemas and that have a form of their own. */
const kinds: readonly ValueKind[] = [
  'slug',
  'path',
  'line',
  'web address',
  'date',
  'month',
  'day and time',
  'time',
  'phone number',
  'hex colour',
  'picture file',
];
