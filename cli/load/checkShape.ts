import type { z } from 'zod';
import type { KeyedValue } from '#cli/model/keepValues.ts';
import { collections, singles } from '#schemas/collections.ts';
import { countryForms } from '#schemas/countryForms.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import type { CheckedContent, Entry, LoadedContent } from '#cli/model/content.ts';
import type { DamagedEntry } from '#cli/model/damagedEntry.ts';
import type { KnownEntries } from '#cli/model/knownEntries.ts';
import type { Problem } from '#cli/model/problem.ts';
import { collectionNames, singleNames } from './collectionNames.ts';
import { pathOf, startsWith, valueAt } from './dataPath.ts';
import { shapeProblems } from './shapeProblems.ts';
import { settingsOf } from './siteSettings.ts';

/** The fields of an entry that matches its schema, `same` if the schema changes none of them, or `refused` if it does not match. */
type Shape = { fields: unknown } | 'same' | 'refused';

/** Returns the shapes of entries, from an earlier run if it had the same keys. */
export type KeepShapes = (wanted: readonly KeyedValue<Shape>[]) => Shape[];

/**
 * Validates every entry against its schema, and against the forms of the country of the site. `checked` leaves out the entries that do not
 * match; they are `damaged`. `pictures` are suggested instead of a picture that cannot be one. The shape of an entry depends on its text
 * and on the settings of the site. `unchanged` are entries that their schemas do not change, as an earlier run found. Entries for which
 * this is found now are added to it.
 */
export function checkShape(
  loaded: LoadedContent,
  pictures: Iterable<string> = [],
  keep: KeepShapes = (wanted) => wanted.map(({ make }) => make()),
  unchanged?: KnownEntries,
): {
  checked: CheckedContent;
  damaged: DamagedEntry[];
  problems: Problem[];
} {
  const damaged: DamagedEntry[] = [];
  const problems: Problem[] = [];
  const forms: Partial<Record<CollectionName | SingleName, z.ZodType>> = countryForms(
    settingsOf(loaded),
  );
  const entries = [
    ...collectionNames.flatMap((name) => {
      const home = { kind: 'collection', name } as const;
      return loaded.collections[name].map((entry) => ({ entry, home }));
    }),
    ...singleNames.flatMap((name) => {
      const entry = loaded.singles[name];
      return entry ? [{ entry, home: { kind: 'single', name } as const }] : [];
    }),
  ].map((one) => ({ ...one, schema: schemaOf(one.home), form: forms[one.home.name] }));
  const others = entries.filter(({ entry }) => !unchanged?.has(entry));
  const kept = keep(
    others.map(({ entry, schema, form }) => ({
      key: `${entry.file} ${entry.hash}`,
      make: () => shapeOf(schema, form, entry.data),
    })),
  );
  const shapes = new Map(others.map(({ entry }, index) => [entry, kept[index]]));
  const sound = new Map<Entry<unknown>, Entry<unknown>>();
  for (const { entry, home, schema, form } of entries) {
    const shape = shapes.has(entry) ? shapes.get(entry) : 'same';
    if (shape === 'same') {
      sound.set(entry, entry);
      unchanged?.add(entry);
    } else if (shape !== undefined && shape !== 'refused') {
      sound.set(entry, { ...entry, data: shape.fields });
    } else {
      const issues = issuesIn(schema, form, entry.data);
      const text = loaded.texts.get(entry.file);
      problems.push(...shapeProblems(schema, entry, issues, { text, pictures, loaded, form }));
      const refused = issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? [] : [pathOf(issue)],
      );
      damaged.push({ home, entry, refused });
    }
  }
  const checkedCollections = Object.fromEntries(
    collectionNames.map((name) => [
      name,
      loaded.collections[name].flatMap((entry) => sound.get(entry) ?? []),
    ]),
  );
  const checkedSingles = Object.fromEntries(
    singleNames.flatMap((name) => {
      const entry = loaded.singles[name];
      const checked = entry && sound.get(entry);
      return checked ? [[name, checked]] : [];
    }),
  );
  // The compiler cannot see that each schema has just accepted the entries of its collection.
  const checked = {
    collections: checkedCollections,
    singles: checkedSingles,
    names: loaded.names,
    ...(loaded.hiddenAliases && { hiddenAliases: loaded.hiddenAliases }),
    drawings: loaded.drawings,
  } as CheckedContent;
  return { checked, damaged, problems };
}

function schemaOf(home: DamagedEntry['home']): z.ZodType {
  return home.kind === 'single' ? singles[home.name].schema : collections[home.name].schema;
}

function shapeOf(schema: z.ZodType, form: z.ZodType | undefined, data: unknown): Shape {
  const result = schema.safeParse(data);
  if (!result.success || (form && !form.safeParse(data).success)) return 'refused';
  // Schemas trim texts and put fields in order.
  const isSame = JSON.stringify(result.data) === JSON.stringify(data);
  return isSame ? 'same' : { fields: result.data };
}

/** Returns the issues of an entry, with those of the forms of its country that its schema does not have. */
function issuesIn(
  schema: z.ZodType,
  form: z.ZodType | undefined,
  data: unknown,
): readonly z.core.$ZodIssue[] {
  const issues = issuesOf(schema.safeParse(data), data);
  if (!form) return issues;
  const isKnown = ({ path }: z.core.$ZodIssue) =>
    issues.some((issue) => issue.code !== 'unrecognized_keys' && startsWith(path, issue.path));
  return [...issues, ...issuesOf(form.safeParse(data), data).filter((issue) => !isKnown(issue))];
}

function issuesOf(
  { error }: z.ZodSafeParseResult<unknown>,
  data: unknown,
): readonly z.core.$ZodIssue[] {
  return error?.issues.flatMap((issue) => issuesOfOption(issue, data)) ?? [];
}

/**
 * Returns the issues of the option of a union that a list or a group was meant to match. Keeps the issue of the union if the option is
 * unclear.
 */
function issuesOfOption(issue: z.core.$ZodIssue, data: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(data, pathOf(issue));
  if (typeof value !== 'object' || value === null) return [issue];
  const meant = issue.errors.find((errors) =>
    errors.every(
      (error) =>
        error.path.length > 0 ||
        (error.code === 'unrecognized_keys' && error.keys.length < Object.keys(value).length),
    ),
  );
  if (!meant) return [issue];
  return meant.map((error) => ({ ...error, path: [...issue.path, ...error.path] }));
}
