import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** A smaller file of a picture has another size than the picture, which is the one that is meant. */
export const smallerPictures: FindCauses = (problems) =>
  withCode(problems, 'image-is-smaller').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'image-size').filter(
      ({ at, args }) => at.file === cause.at.file && args.src === cause.args.src,
    ),
  }));
