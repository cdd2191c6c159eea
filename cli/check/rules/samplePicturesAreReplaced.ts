import { sampleTraces } from '../sampleTraces.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';

/**
 * No picture of the sample agency is published, whatever the name of its file, and its mark and icons are replaced. Reports the pictures of
 * a folder together. Runs only with `validate --launch`.
 */
export const samplePicturesAreReplaced: Rule = ({ fileHashes }) => {
  const left = [...fileHashes].filter(([, hash]) => hashes.has(hash)).map(([file]) => file);
  return [...Map.groupBy(left, folderOf)].flatMap(([folder, files]): Problem[] => {
    const [file] = files;
    if (file === undefined) return [];
    return [{ code: 'sample-picture', args: { folder, files }, at: { file, line: 1, column: 1 } }];
  });
};

const hashes: ReadonlySet<string> = new Set(sampleTraces.pictures);

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}
