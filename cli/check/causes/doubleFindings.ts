import type { Problem } from '#cli/model/problem.ts';
import { folderAndSlug, withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** Finds problems of which the second one disappears with the first, because both are about the same value, file or picture. */
export const doubleFindings: FindCauses = (problems) => [
  ...withCode(problems, 'duration-implausible').map((cause): Cause => ({
    cause,
    consequences: [
      ...withCode(problems, 'house-style').filter(
        ({ at }) => at.file === cause.at.file && pathOf({ at }) === pathOf(cause),
      ),
      ...withCode(problems, 'duration-contradicted').filter(
        ({ args }) => args.duration === cause.args.found,
      ),
    ],
  })),
  // Texts have the year that was right before.
  ...withCode(problems, 'date-in-future').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'fact-contradicted').filter(
      ({ args }) => args.source === `"${pathOf(cause)}" in ${cause.at.file}`,
    ),
  })),
  ...withCode(problems, 'body-missing').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'town-introduction-length').filter(
      ({ at }) => at.file === cause.at.file,
    ),
  })),
  // The name of a client that is misspelt in its case study is another one in its portfolio item and in its testimonial.
  ...withCode(problems, 'case-study-client').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'testimonial-client').filter(
      ({ args }) => args.client === cause.args.found && args.found === cause.args.title,
    ),
  })),
  // A person whose name is misspelt in its file has another name in the texts.
  ...withCode(problems, 'tag-alike')
    .filter(({ at }) => folderAndSlug(at.file)[0] === 'people')
    .map((cause): Cause => ({
      cause,
      consequences: withCode(problems, 'fact-contradicted').filter(
        ({ args }) =>
          args.source === 'content/people/' &&
          'suggestion' in cause.args &&
          args.found === cause.args.suggestion,
      ),
    })),
  // The words of a link have the address that its typing error is compared with.
  ...withCode(problems, 'fact-contradicted').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'link-words').filter(
      ({ args, at }) =>
        args.href === cause.args.found && JSON.stringify(at) === JSON.stringify(cause.at),
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
