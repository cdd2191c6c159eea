import type { z } from 'zod';
import type { KnownEntries } from '#cli/model/knownEntries.ts';
import { collections, singles } from '#schemas/collections.ts';
import { countryForms } from '#schemas/countryForms.ts';
import type { CollectionName, SingleName } from '#schemas/collections.ts';
import type { CheckedContent, Entry, LoadedContent } from '#cli/model/content.ts';
import type { DamagedEntry } from '#cli/model/damagedEntry.ts';
import type { Problem } from '#cli/model/problem.ts';
import { collectionNames, singleNames } from './collectionNames.ts';
import { pathOf, startsWith, valueAt } from './dataPath.ts';
import { shapeProblems } from './shapeProblems.ts';
import { settingsOf } from './siteSettings.ts';

/**
 * Validates every entry against its schema, and against the forms of the country of the site. `checked` leaves out the entries that do not
 * match; they are `damaged`. `pictures` are suggested instead of a picture that cannot be one. `known` entries matched as they are.
 */
export function checkShape(
  loaded: LoadedContent,
  pictures: Iterable<string> = [],
  known?: KnownEntries,
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
  const valid = (
    schema: z.ZodType,
    entry: Entry<unknown>,
    home: DamagedEntry['home'],
  ): Entry<unknown> | undefined => {
    if (known?.has(entry)) return entry;
    const result = schema.safeParse(entry.data);
    const issues = issuesOf(result, entry.data);
    const form = forms[home.name];
    const formIssues = form
      ? issuesOf(form.safeParse(entry.data), entry.data).filter(
          ({ path }) =>
            !issues.some(
              (issue) => issue.code !== 'unrecognized_keys' && startsWith(path, issue.path),
            ),
        )
      : [];
    if (result.success && formIssues.length === 0) {
      // Schemas trim texts and put fields in order.
      if (known && JSON.stringify(result.data) === JSON.stringify(entry.data)) known.add(entry);
      return { ...entry, data: result.data };
    }
    const text = loaded.texts.get(entry.file);
    const all = [...issues, ...formIssues];
    problems.push(...shapeProblems(schema, entry, all, { text, pictures, loaded, form }));
    const refused = all.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? [] : [pathOf(issue)],
    );
    damaged.push({ home, entry, refused });
    return undefined;
  };
  const checkedCollections = Object.fromEntries(
    collectionNames.map((name) => {
      const { schema } = collections[name];
      const home = { kind: 'collection', name } as const;
      return [name, loaded.collections[name].flatMap((entry) => valid(schema, entry, home) ?? [])];
    }),
  );
  const checkedSingles = Object.fromEntries(
    singleNames.flatMap((name) => {
      const entry = loaded.singles[name];
      const checked = entry && valid(singles[name].schema, entry, { kind: 'single', name });
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
