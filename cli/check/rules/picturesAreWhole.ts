import { pictureFamily } from '#cli/pictures/pictureFamily.ts';
import type { PictureFile } from '#cli/pictures/pictureFamily.ts';
import type { Images } from '#cli/model/images.ts';
import type { Image } from '#schemas/fields.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import { picturesIn } from '../picturesIn.ts';
import type { Rule } from '../rule.ts';
import { entriesOf } from '#cli/resolve/entriesOf.ts';

/**
 * A raster picture has its smaller files beside it, so that a phone does not load more pixels than it shows. If all of them are
 * missing, the picture still works, so this is a warning. If some are missing or have another shape, this is an error.
 */
export const picturesAreWhole: Rule = ({ content, images }) => [
  ...picturesIn(content).flatMap(({ file, path, image }) =>
    // A wrong size in content has a finding of its own. The files are compared with each other.
    problemsOf({ ...image, ...images.get(image.src) }, { file, path: [...path, 'src'] }, images),
  ),
  ...entriesOf(content).flatMap(({ file, markdown, bodyLine }) =>
    markdown.images.flatMap(({ src, line, column }) => {
      const size = images.get(src);
      return size
        ? problemsOf({ src, ...size }, { file, line: bodyLine + line - 1, column }, images)
        : [];
    }),
  ),
];

function problemsOf(image: Omit<Image, 'alt'>, at: Spot, images: Images): Problem[] {
  const { src } = image;
  if (src.endsWith('.svg') || !images.has(src)) return [];
  const picture = src.replace(/-\d+\.\w+$/, '.webp');
  const size = images.get(picture);
  if (
    picture !== src &&
    size &&
    pictureFamily({ src: picture, ...size }).some(({ path }) => path === src)
  ) {
    return [{ code: 'image-is-smaller', args: { src, picture }, at }];
  }
  const others = pictureFamily(image).filter((member) => member.path !== src);
  const missing = others.filter((member) => !images.has(member.path));
  const [first] = missing;
  if (missing.length === others.length) return [{ code: 'image-alone', args: { src }, at }];
  const unlike = others.find((member) => differs(member, images));
  const problems: Problem[] = [];
  if (first) {
    const args = { src, variant: first.path, more: missing.length - 1 };
    problems.push({ code: 'image-variant-missing', args, at });
  }
  if (unlike) {
    problems.push({ code: 'image-variant-unlike', args: { src, variant: unlike.path }, at });
  }
  return problems;
}

/** Returns whether a file has another size than its name says. Its height may be rounded up or down. */
function differs({ path, width, height }: PictureFile, images: Images): boolean {
  const size = images.get(path);
  return size !== undefined && (size.width !== width || Math.abs(size.height - height) > 1);
}
