import { DRAFT_DRAWING } from '#cli/pictures/draftDrawings.ts';
import type { Problem } from '#cli/model/problem.ts';
import type { Rule } from '../rule.ts';
import { sampleTraces } from '../sampleTraces.ts';

/**
 * No picture of the sample agency is published, whatever the name of its file, and its mark and icons are replaced. So are the drawings that
 * `site init` makes for a new site. Reports the pictures of a folder together. Runs only with `validate --launch`.
 */
export const samplePicturesAreReplaced: Rule = ({ fileHashes }) => {
  const pictures = [...fileHashes];
  const ofSample = pictures.filter(([, hash]) => hashes.has(hash));
  const drafts = Map.groupBy(
    pictures.filter(([, hash]) => hash === DRAFT_DRAWING),
    ([file]) => (file.startsWith('content/brand/') ? 'brand' : 'public'),
  );
  return [
    ...byFolder(ofSample).map(({ args, at }): Problem => ({ code: 'sample-picture', args, at })),
    ...byFolder(drafts.get('public')).map(({ args, at }): Problem => ({
      code: 'sample-picture',
      args: { ...args, isDraft: true },
      at,
    })),
    ...byFolder(drafts.get('brand')).map(({ args, at }): Problem => ({
      code: 'draft-mark',
      args,
      at,
    })),
  ];
};

const hashes: ReadonlySet<string> = new Set(sampleTraces.pictures);

/** Returns the names of the files of each folder, and the place of the first of them. */
function byFolder(pictures: readonly (readonly [file: string, hash: string])[] = []) {
  const files = pictures.map(([file]) => file);
  return [...Map.groupBy(files, folderOf)].map(([folder, files]) => ({
    args: { folder, files },
    at: { file: files[0] ?? folder, line: 1, column: 1 },
  }));
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}
