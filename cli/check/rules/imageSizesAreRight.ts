import type { Rule } from '../rule.ts';
import { picturesIn } from '../picturesIn.ts';

/** By how much the proportion of a drawing may differ from what the content says, as a share. */
const TOLERANCE = 0.01;

/** Width and height of a picture are those of its file: room is reserved by them. Drawings scale, so their proportion counts. */
export const imageSizesAreRight: Rule = ({ content, images }) =>
  picturesIn(content).flatMap(({ file, path, image }) => {
    const size = images.get(image.src);
    if (!size) return [];
    const isRight = image.src.endsWith('.svg')
      ? Math.abs((image.width / image.height) * (size.height / size.width) - 1) <= TOLERANCE
      : image.width === size.width && image.height === size.height;
    if (isRight) return [];
    const { src, width, height } = image;
    const found = { width, height };
    return [
      {
        code: 'image-size',
        args: { src, found, size },
        at: { file, path: [...path, 'width'] },
      } as const,
    ];
  });
