import type { DataPath } from '#cli/model/finding.ts';

/** Returns whether a field, or a group that it is in, is marked as a sample of the invented agency. */
export function isSampleAt(data: unknown, path: DataPath): boolean {
  let value = data;
  for (const step of [...path, undefined]) {
    if (typeof value !== 'object' || value === null) return false;
    if ('sample' in value && value.sample === true) return true;
    if (step !== undefined) value = (value as Record<string | number, unknown>)[step];
  }
  return false;
}
