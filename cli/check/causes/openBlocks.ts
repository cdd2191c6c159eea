import type { Cause, FindCauses } from './cause.ts';
import { withCode } from './cause.ts';

/** A block of code or a comment that does not end hides the rest of its body, such as the notes of footnotes. */
export const openBlocks: FindCauses = (problems) =>
  [
    ...withCode(problems, 'code-block-open'),
    ...withCode(problems, 'html-open').filter(({ args }) => args.tag === '!--'),
  ].map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'footnote-missing', 'anchor-unknown', 'link-broken').filter(
      ({ at }) => at.file === cause.at.file,
    ),
  }));
