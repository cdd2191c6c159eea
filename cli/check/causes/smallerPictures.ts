import { withCode } from './cause.ts';
import type { Cause, FindCauses } from './cause.ts';

/** If a field names a smaller file of a picture, the size beside it is that of the picture itself, so it is not the size of the file. */
export const smallerPictures: FindCauses = (problems) =>
  withCode(problems, 'image-is-smaller').map((cause): Cause => ({
    cause,
    consequences: withCode(problems, 'image-size').filter(
      ({ at, args }) => at.file === cause.at.file && args.src === cause.args.src,
    ),
  }));
