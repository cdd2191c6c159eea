import { z } from 'zod';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem } from '#cli/model/problem.ts';
import { UkPointSchema } from '#schemas/unitedKingdom.ts';
import { unwrap } from './schemaAt.ts';

/**
 * Returns the problem of a point that is in the United Kingdom only if latitude and longitude are swapped. `schema` is that of the point in
 * the forms of the country, and `group` is the path of the point in the data of a file.
 */
export function swappedPoint(
  schema: z.core.$ZodType | undefined,
  point: unknown,
  file: string,
  group: DataPath,
): Problem | undefined {
  if (!schema || unwrap(schema) !== UkPointSchema) return undefined;
  const { latitude, longitude } = (point ?? {}) as Record<string, unknown>;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const isMeant = z.safeParse(schema, { latitude: longitude, longitude: latitude }).success;
  if (!isMeant || z.safeParse(schema, point).success) return undefined;
  const suggestion = `latitude: ${longitude}, longitude: ${latitude}`;
  return {
    code: 'town-outside-uk',
    args: { latitude, longitude, nation: 'the United Kingdom', suggestion },
    at: { file, path: [...group, 'latitude'] },
  };
}
