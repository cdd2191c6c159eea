import { FULL_WIDTH, pictureFamily } from '#cli/pictures/pictureFamily.ts';
import { sampleTraces } from '../sampleTraces.ts';
import type { Rule } from '../rule.ts';

/**
 * Every picture in `public/images/` is named in some file of the content. Other pictures are published all the same, perhaps by mistake. Pictures of
 * the sample are left to `samplePicturesAreReplaced`. Runs only with `validate --launch`.
 */
export const picturesAreUsed: Rule = ({ images, texts, fileHashes }) => {
  const all = [...texts.values()].join('\n');
  const named = new Set(all.match(/\/images\/[\w./-]+/g) ?? []);
  const files = new Set(
    [...named].flatMap((src) => [
      src,
      // At the full width, the family has files of every size.
      ...pictureFamily({ src, width: FULL_WIDTH, height: FULL_WIDTH }).map(({ path }) => path),
    ]),
  );
  const ofSample: ReadonlySet<string> = new Set(sampleTraces.pictures);
  return [...images.keys()]
    .map((path) => `public${path}`)
    .filter((file) => !files.has(file.slice('public'.length)))
    .filter((file) => !ofSample.has(fileHashes.get(file) ?? ''))
    .map((file) => ({ code: 'picture-unused', args: {}, at: { file, line: 1, column: 1 } }));
};
