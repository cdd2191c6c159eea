import type { Rule } from '../rule.ts';
import { picturesIn } from '../picturesIn.ts';

/** The tolerated difference between the aspect ratio of an SVG and that in the content, as a share. */
const TOLERANCE = 0.01;

/**
 * The width and height of a picture match its file, because browsers use them to reserve space. An SVG scales, so only its aspect
 * ratio counts.
 */
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
