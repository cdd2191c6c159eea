import type { Problem } from '#cli/model/problem.ts';
import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** The number of fields from which a single finding names all of them. */
const MANY_FIELDS = 3;

/** A file that lacks several fields, or has several that do not belong there, is one mistake. */
export const incompleteFiles: FindCauses = (problems) => [
  ...grouped(withCode(problems, 'field-missing'), (first, fields) => ({
    code: 'fields-missing',
    args: { fields },
    at: first.at,
  })),
  ...grouped(withCode(problems, 'field-unknown'), (first, fields) => ({
    code: 'fields-unknown',
    args: { fields },
    at: first.at,
  })),
];

type FieldProblem = ReturnType<typeof withCode<'field-missing' | 'field-unknown'>>[number];

function grouped(
  problems: readonly FieldProblem[],
  write: (first: Problem, fields: readonly string[]) => Problem,
): Cause[] {
  return [...Map.groupBy(problems, ({ at }) => at.file).values()].flatMap(
    (consequences): Cause[] => {
      const [first] = consequences;
      if (!first || consequences.length < MANY_FIELDS) return [];
      const fields = consequences.map(({ args }) => args.field);
      return [{ cause: write(first, fields), consequences }];
    },
  );
}
