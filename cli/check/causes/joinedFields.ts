import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** A field on the line of another one is not read as a field, so it is missing. */
export const joinedFields: FindCauses = (problems) =>
  withCode(problems, 'yaml-fields-joined').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'field-missing').filter(
      ({ at, args }) =>
        at.file === cause.at.file && args.field.split('.').at(-1) === cause.args.other,
    ),
  }));
