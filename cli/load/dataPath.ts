import type { z } from 'zod';
import type { DataPath } from '#cli/model/finding.ts';

/** Returns the path of an issue. It has no symbols, because the keys of YAML and JSON are texts. */
export function pathOf({ path }: Pick<z.core.$ZodIssue, 'path'>): DataPath {
  return path as DataPath;
}

/** Returns the name of a field as editors write it, such as `sectors[1].note`. */
export function fieldName(path: DataPath): string {
  return path.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name === '' ? step : `${name}.${step}`,
    '',
  );
}

/** Returns the value at a path in the data of a file, or `undefined` if the data has no such path. */
export function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[step] : undefined;
  }, data);
}

/** Returns a key that only this path has. */
export function pathKey(path: DataPath): string {
  return JSON.stringify(path);
}

/** Returns whether a path is that of a field directly in a group. */
export function isInGroup(path: DataPath, group: DataPath): boolean {
  return path.length === group.length + 1 && pathKey(path.slice(0, -1)) === pathKey(group);
}

/** Returns whether a key of `pathKey` is that of a path below another one. */
export function isBelow(key: string, path: DataPath): boolean {
  return key.startsWith(`${pathKey(path).slice(0, -1)},`);
}

/** Returns whether a path is equal to another one or below it. */
export function startsWith(path: readonly PropertyKey[], start: readonly PropertyKey[]): boolean {
  return start.every((step, index) => step === path[index]);
}

/** Returns whether a value is a group of fields: an object that is not a list. */
export function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
