import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/**
 * A field that appears twice is read with one of its two values, which may be the wrong one. Problems of that value follow from it, and so do
 * those of texts that state the price of a service if that or one of its fields appears twice.
 */
export const repeatedFields: FindCauses = (problems) =>
  withCode(problems, 'yaml-duplicate-key').map((cause): Cause => ({
    cause,
    consequences: [
      ...problems.filter(
        ({ at }) => at.file === cause.at.file && 'path' in at && at.path.includes(cause.args.key),
      ),
      ...withCode(
        problems,
        'journey-example-missing',
        'price-contradicted',
        'duration-contradicted',
      ).filter(
        ({ args }) =>
          cause.at.file === 'content/prices.yaml' &&
          'service' in args &&
          args.service === cause.args.top,
      ),
    ],
  }));
