import type { FindingArgs } from '#cli/model/finding.ts';
import type { ImageSize } from '#cli/model/images.ts';

/** A size that a page states for the file of a picture: "800:600" for the ratio, "800x600" for the size, and "800w" for the width. */
export const STATED_SIZE = /^(\d+)(?:([x:])(\d+)|w)$/;

/**
 * Compares the size that a page states for a picture with that of its file. Returns the fault, or `undefined` if there is none. A drawing has
 * only a ratio.
 */
export function checkPictureSize(
  stated: string,
  address: string,
  actual: ImageSize,
): FindingArgs['built-image-size'] | undefined {
  const [, first, sign, second] = STATED_SIZE.exec(stated) ?? [];
  const [width, height] = [Number(first), Number(second)];
  const isDrawing = address.endsWith('.svg');
  const scale = width / actual.width;
  // The height that a page states is a whole number, and so is that of a photograph that was made smaller.
  const tolerance = isDrawing ? 1 : 1 + scale;
  const isRight =
    sign === ':'
      ? Math.abs(actual.height * scale - height) <= tolerance
      : isDrawing || (width === actual.width && (sign === undefined || height === actual.height));
  return isRight ? undefined : { src: address, stated, actual };
}
