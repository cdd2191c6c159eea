import { isSampleAt } from '../isSampleAt.ts';
import { sampleFilesIn } from '../sampleFilesIn.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';

/**
 * No file about the agency is still that of the sample, because two sites with the same words harm each other in search results. Towns,
 * sectors and the wording of the house are meant to be kept. Reports the files of a folder together; those marked as samples are left to
 * `samplesAreReplaced`. Runs only with `validate --launch`.
 */
export const sampleFilesAreReplaced: Rule = ({ content }) => {
  const same = sampleFilesIn(content);
  const left = entriesOf(content)
    .filter(({ file, data }) => same.has(file) && !isSampleAt(data, []))
    .map(({ file }) => file);
  const folders = Map.groupBy(left, (file) => file.slice(0, file.lastIndexOf('/') + 1));
  return [...folders].flatMap(([folder, files]): Problem[] => {
    const [file] = files;
    if (file === undefined) return [];
    return [{ code: 'sample-file', args: { folder, files }, at: { file, line: 1, column: 1 } }];
  });
};
