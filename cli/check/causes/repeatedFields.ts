import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** The value of a field that appears twice may be the wrong one of the two, so nothing is said about it. */
export const repeatedFields: FindCauses = (problems) =>
  withCode(problems, 'yaml-duplicate-key').map((cause): Cause => ({
    cause,
    consequences: problems.filter(
      ({ at }) => at.file === cause.at.file && 'path' in at && at.path.includes(cause.args.key),
    ),
  }));
