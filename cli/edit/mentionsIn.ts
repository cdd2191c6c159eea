import { z } from 'zod';
import type { DataPath } from '#cli/model/finding.ts';

/** A slug or a path in the fields of a file. */
export interface Mention {
  path: DataPath;
  /** Whether it is a key, as in the table of prices. */
  on: 'key' | 'value';
  value: string;
  /** The collection whose slug it may be; left out for paths only. */
  collection?: z.GlobalMeta['refersTo'];
}

/**
 * Finds the slugs of other entries and the paths of pages in the data of a file. The schema distinguishes them: slugs have the metadata
 * `refersTo`, paths are of the kind "path". Aliases and addresses that are gone are not mentions.
 */
export function mentionsIn(schema: z.core.$ZodType, data: unknown, path: DataPath = []): Mention[] {
  if (data === undefined || data === null) return [];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return mentionsIn(schema.unwrap(), data, path);
  }
  const meta = z.globalRegistry.get(schema as z.ZodType) ?? {};
  if (typeof data === 'string') {
    const collection = meta.refersTo;
    if (collection) return [{ path, on: 'value', value: data, collection }];
    if (meta.kind === 'path') return [{ path, on: 'value', value: data }];
    if (!(schema instanceof z.ZodUnion)) return [];
  }
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((one) => z.safeParse(one, data).success);
    return option ? mentionsIn(option, data, path) : [];
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item, index) => mentionsIn(schema.element, item, [...path, index]));
  }
  if (schema instanceof z.ZodRecord) {
    const collection = z.globalRegistry.get(schema.keyType as z.ZodType)?.refersTo;
    return Object.entries(data).flatMap(([key, value]): Mention[] => [
      ...(collection ? [{ path: [...path, key], on: 'key' as const, value: key, collection }] : []),
      ...mentionsIn(schema.valueType, value, [...path, key]),
    ]);
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      mentionsIn(field as z.core.$ZodType, (data as Record<string, unknown>)[key], [...path, key]),
    );
  }
  return [];
}
