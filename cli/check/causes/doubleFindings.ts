import type { Problem } from '#cli/model/problem.ts';
import { folderAndSlug, withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** Finds problems of which the second one disappears with the first, because both are about the same value, file or picture. */
export const doubleFindings: FindCauses = (problems) => [
  ...withCode(problems, 'duration-implausible').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'house-style').filter(
      ({ at }) => at.file === cause.at.file && pathOf({ at }) === pathOf(cause),
    ),
  })),
  ...withCode(problems, 'image-format').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'image-alone', 'image-variant-missing').filter(
      ({ args }) => `public${args.src}` === cause.at.file,
    ),
  })),
  ...withCode(problems, 'file-unexpected').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'file-missing').filter(
      ({ args }) => args.file === cause.args.target,
    ),
  })),
  // The only field of the file is missing because its line has another name.
  ...withCode(problems, 'field-unknown')
    .filter(({ at }) => at.file === 'content/addresses.yaml')
    .map((cause): Cause => ({
      cause,
      consequences: withCode(problems, 'field-missing').filter(
        ({ at }) => at.file === cause.at.file,
      ),
    })),
  // Entries whose texts are still to be written have the same words, and the pictures of others.
  ...withCode(problems, 'text-unwritten').map((cause): Cause => ({
    cause,
    consequences: problems.filter(
      ({ code, at, related: [other, ...more] = [] }) =>
        !ofAnyText.test(code) &&
        other !== undefined &&
        more.length === 0 &&
        other.file !== at.file &&
        folderAndSlug(other.file)[0] === folderAndSlug(at.file)[0] &&
        [at.file, other.file].includes(cause.at.file),
    ),
  })),
];

/** The codes of conflicts that remain after the texts are written. */
const ofAnyText = /^(?:order-repeated$|path-repeated$|alias-)/;

function pathOf({ at }: Pick<Problem, 'at'>): string | undefined {
  return 'path' in at ? at.path.join('.') : undefined;
}
