import { fieldName } from '#cli/load/dataPath.ts';
import type { Problem } from '#cli/model/problem.ts';
import { folderAndSlug, withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';
import { gapsOf } from './incompleteEntries.ts';

/**
 * Two files of a folder that repeat each other in several fields are a file and its copy. Two towns of one name are the cause of
 * titles that appear twice.
 */
export const copiedFiles: FindCauses = (problems) => {
  const towns = withCode(problems, 'town-name-repeated');
  const titles = [
    ...withCode(problems, 'pattern-title-repeated'),
    ...withCode(problems, 'pattern-heading-repeated'),
  ];
  return [
    ...towns.slice(0, 1).map((cause): Cause => ({ cause, consequences: titles })),
    ...pairs(problems).flatMap((pair): Cause[] => {
      const fields = new Set(
        pair.map(({ at }) =>
          'path' in at ? fieldName(at.path.filter((step) => typeof step === 'string')) : 'text',
        ),
      );
      const [first] = pair;
      if (!first) return [];
      const { at, related: [other = at] = [] } = first;
      const inCopy = (problem: Problem) => problem.at.file === at.file;
      const [folder, slug] = folderAndSlug(at.file);
      const gaps = folder === 'services' ? gapsOf(slug, problems) : [];
      // A case study has the file name of its portfolio item. The copy of one has no such item.
      const withoutItem = withCode(problems, 'case-study-portfolio').filter(inCopy);
      // A copied portfolio item leads to the case study of the original.
      const foreign = withCode(problems, 'portfolio-case-study').filter(inCopy);
      for (const { at: place } of foreign) if ('path' in place) fields.add(fieldName(place.path));
      if (fields.size + withoutItem.length < 2) return [];
      const write = linesToWrite(pair);
      // The name in this finding is that of the other file.
      const slips = withCode(problems, 'town-name-slip').filter(inCopy);
      const args = {
        other: other.file,
        fields: [...fields],
        ...(write.length > 0 && { write }),
        ...(gaps.length > 0 && { create: 'service' as const }),
      };
      // A copied variant gives its pages the titles of the original.
      const repeated = titles.filter(({ at: { file } }) => [at.file, other.file].includes(file));
      const consequences = [...pair, ...repeated, ...withoutItem, ...foreign, ...gaps, ...slips];
      return [{ cause: { code: 'entry-copied', args, at, related: [other] }, consequences }];
    }),
  ];
};

/** Returns the lines that make a copied variant the second one of its service. */
function linesToWrite(pair: readonly Problem[]): string[] {
  return [
    ...withCode(pair, 'variant-rank-repeated').flatMap(({ args: { free } }) =>
      free === undefined ? [] : [`rank: ${free}`],
    ),
    ...withCode(pair, 'service-short-variant').map(() => 'inShortSet: false'),
  ];
}

/** Returns the conflicts between two files of a folder, grouped by the two files. */
function pairs(problems: readonly Problem[]): Problem[][] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const [other, ...more] = problem.related ?? [];
    const { file } = problem.at;
    if (!other || more.length > 0 || other.file === file) continue;
    if (folderAndSlug(other.file)[0] !== folderAndSlug(file)[0]) continue;
    const key = [file, other.file].sort().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()];
}
