import type { Cause, FindCauses } from './cause.ts';
import { withCode } from './cause.ts';

/** A text that starts with a sign of Markdown needs quotation marks only as long as it has the sign, which it should not have. */
export const markedTexts: FindCauses = (problems) =>
  withCode(problems, 'field-markup').map((cause): Cause => {
    const { found } = cause.args;
    const quotes = withCode(problems, 'yaml-quotes', 'yaml-alias').filter(
      ({ at, args }) => at.file === cause.at.file && args.write.includes(found),
    );
    return {
      cause,
      consequences: quotes.filter(({ args }) => !('kind' in args) || args.kind === 'start'),
    };
  });
