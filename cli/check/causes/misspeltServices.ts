import type { Problem } from '#cli/model/problem.ts';
import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** The misspelt name of a service is the cause of what that service then lacks: its price, its paragraph in a sector, or its variants. */
export const misspeltServices: FindCauses = (problems, { names }) => [
  ...inTables(
    withCode(problems, 'price-service-unknown', 'sector-service-unknown'),
    withCode(problems, 'price-missing', 'sector-service-missing'),
  ),
  ...inVariants(problems, names.services),
];

type Unknown = ReturnType<
  typeof withCode<'price-service-unknown' | 'sector-service-unknown'>
>[number];
type Missing = ReturnType<typeof withCode<'price-missing' | 'sector-service-missing'>>[number];

function inTables(unknown: readonly Unknown[], missing: readonly Missing[]): Cause[] {
  const missingIn = Map.groupBy(missing, ({ at }) => at.file);
  const named = Map.groupBy(unknown, ({ args }) => args.found);
  return unknown.flatMap((cause): Cause[] => {
    // A name in several tables is not a misspelling, but that of a service before it was renamed.
    if ((named.get(cause.args.found)?.length ?? 0) > 1) return [];
    const lacking = missingIn.get(cause.at.file) ?? [];
    const match = lacking.find(({ args }) => args.service === cause.args.suggestion);
    return match ? [{ cause, consequences: [match] }] : [];
  });
}

function inVariants(problems: readonly Problem[], services: ReadonlySet<string>): Cause[] {
  const gaps = withCode(
    problems,
    'variant-missing',
    'variant-rank-missing',
    'service-short-variant',
  );
  return withCode(problems, 'reference-unknown').flatMap((cause): Cause[] => {
    const { suggestion } = cause.args;
    if (!cause.at.file.startsWith('content/variants/') || !services.has(suggestion ?? ''))
      return [];
    return [{ cause, consequences: gaps.filter(({ args }) => args.service === suggestion) }];
  });
}
