import type { FindingArgs, FindingCode } from '#cli/model/finding.ts';
import type { Problem, ProblemOf, Spot } from '#cli/model/problem.ts';
import type { IsNewer } from '#cli/load/newerFile.ts';
import { folderAndSlug } from './causes/cause.ts';

/**
 * Moves each conflict between two files to the copy. The rules compare files in the order of their names, and so they report the later name.
 * A file whose name continues that of the other is the copy if `isNewer` cannot compare them.
 */
export function blameCopies(problems: readonly Problem[], isNewer: IsNewer): Problem[] {
  return problems.map((problem) => {
    const [other, ...more] = problem.related ?? [];
    const { at, code } = problem;
    if (!other || more.length > 0 || other.file === at.file) return problem;
    const swap = swaps[code] as Swap<FindingCode> | undefined;
    if (!swap || !isCopy(other.file, at.file, isNewer)) return problem;
    return {
      ...problem,
      args: swap(problem.args, { at, other }),
      at: other,
      related: [at],
      // The arguments are those of the same code.
    } as Problem;
  });
}

function isCopy(file: string, original: string, isNewer: IsNewer): boolean {
  const [folder, slug] = folderAndSlug(file);
  const [otherFolder, otherSlug] = folderAndSlug(original);
  return isNewer(file, original) ?? (folder === otherFolder && slug.startsWith(`${otherSlug}-`));
}

type Swap<C extends FindingCode> = (
  args: ProblemOf<C>['args'],
  places: { at: Spot; other: Spot },
) => FindingArgs[C];

/** The arguments of each conflict as seen from the other file. Conflicts that have a side, such as an alias that hides a page, are left out. */
const swaps: { [C in FindingCode]?: Swap<C> } = {
  'order-repeated': (args) => args,
  'variant-rank-repeated': (args) => args,
  'service-short-variant': (args) => args,
  'title-repeated': (args) => args,
  'heading-repeated': (args) => args,
  'description-repeated': (args) => args,
  'text-repeated': (args) => args,
  'alias-repeated': (args) => args,
  'town-name-repeated': ({ name, county, otherCounty }) => ({
    name,
    county: otherCounty,
    otherCounty: county,
  }),
  'town-place-repeated': ({ town, name }) => ({ town: name, name: town }),
  'town-text-copied': ({ field, otherField, town, other }) => ({
    field: otherField,
    otherField: field,
    town: other,
    other: town,
  }),
  'local-text-alike': ({ service, otherService, ...args }, { at }) => ({
    ...args,
    service: otherService,
    otherService: service,
    other: at.file,
  }),
  'locations-alike': ({ path, other, ...args }) => ({ ...args, path: other, other: path }),
  'locations-nearly-alike': ({ path, other, ...args }) => ({ ...args, path: other, other: path }),
};
