import { pictureFamily } from '#cli/plan/pictureFamily.ts';
import type { PictureFile } from '#cli/plan/pictureFamily.ts';
import type { Images } from '#cli/load/readImages.ts';
import type { Problem } from '../problem.ts';
import { picturesIn } from '../picturesIn.ts';
import type { Rule } from '../rule.ts';

/**
 * A picture that is not a drawing has its smaller files beside it, so that a phone loads no more than it shows. A picture of
 * one file alone works, and is a warning; one with some of its files missing or of another shape was left half replaced.
 */
export const picturesAreWhole: Rule = ({ content, images }) =>
  picturesIn(content).flatMap(({ file, path, image }): Problem[] => {
    const { src } = image;
    if (src.endsWith('.svg') || !images.has(src)) return [];
    const at = { file, path: [...path, 'src'] };
    const others = pictureFamily(image).filter((member) => member.path !== src);
    const missing = others.filter((member) => !images.has(member.path));
    if (missing.length === others.length) return [{ code: 'image-alone', args: { src }, at }];
    const unlike = others.find((member) => differs(member, images));
    return [
      ...missing.slice(0, 1).map((member): Problem => ({
        code: 'image-variant-missing',
        args: { src, variant: member.path, more: missing.length - 1 },
        at,
      })),
      ...(unlike
        ? [{ code: 'image-variant-unlike', args: { src, variant: unlike.path }, at } as const]
        : []),
    ];
  });

/** Whether a file has another size than a picture of its name should have; its height may be rounded either way. */
function differs({ path, width, height }: PictureFile, images: Images): boolean {
  const size = images.get(path);
  return size !== undefined && (size.width !== width || Math.abs(size.height - height) > 1);
}
