import type { CheckedContent } from '#cli/model/content.ts';
import type { DamagedEntry } from '#cli/model/damagedEntry.ts';
import type { DataPath } from '#cli/model/finding.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Rule, RuleContext } from './rule.ts';

/** The largest number of files that are checked in this way. If more are broken, something else has broken them all. */
const LIMIT = 20;

/**
 * Runs rules on entries that do not match their schemas, so that an editor can fix a file in one go. Each entry is added to the
 * content on its own, and only problems in its file are returned. A rule that reads a value which the schema refused does not apply
 * to that entry.
 */
export function checkDamaged(
  damaged: readonly DamagedEntry[],
  context: RuleContext,
  rules: readonly Rule[],
): Problem[] {
  // Mistakes in YAML come first, because the rest of such a file may not be what the editor meant.
  const readable = damaged.filter(({ entry }) => !entry.fixed);
  return readable.slice(0, LIMIT).flatMap((broken) => {
    const content = withEntry(context.content, broken);
    return rules.flatMap((rule) =>
      untilRefused(() => rule({ ...context, content })).filter(
        ({ at }) => at.file === broken.entry.file && !isReported(at, broken),
      ),
    );
  });
}

/** Returns whether the schema has refused the value at a place. */
function isReported(at: Spot, { refused }: DamagedEntry): boolean {
  if (!('path' in at)) return false;
  return refused.some((path) => path.every((step, index) => at.path[index] === step));
}

/** Thrown when a rule reads a value that the schema refused. */
class RefusedValue extends Error {}

function untilRefused(run: () => Problem[]): Problem[] {
  try {
    return run();
  } catch (error) {
    if (error instanceof RefusedValue) return [];
    throw error;
  }
}

function withEntry(
  content: CheckedContent,
  { home, entry, refused }: DamagedEntry,
): CheckedContent {
  const data = structuredClone(entry.data);
  for (const path of refused) refuse(data, path);
  const guarded = { ...entry, data };
  // Every value of the entry that a rule can read matches the schema.
  if (home.kind === 'single') {
    return { ...content, singles: { ...content.singles, [home.name]: guarded } };
  }
  const entries = [...content.collections[home.name], guarded];
  return { ...content, collections: { ...content.collections, [home.name]: entries } };
}

/** Makes the value at a path throw when it is read. */
function refuse(data: unknown, path: DataPath): void {
  const key = path.at(-1);
  const parent = path.slice(0, -1).reduce<unknown>(
    // A value that was refused as a whole throws already.
    (value, step) => (isObject(value) && !isRefused(value, step) ? value[step] : undefined),
    data,
  );
  if (key === undefined || !isObject(parent)) return;
  Object.defineProperty(parent, key, {
    get: () => {
      throw new RefusedValue();
    },
    enumerable: true,
    configurable: true,
  });
}

function isRefused(parent: Record<string | number, unknown>, key: string | number): boolean {
  return Object.getOwnPropertyDescriptor(parent, key)?.get !== undefined;
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
