import { parseSrcset } from './parseSrcset.ts';
import type { Tag } from './tag.ts';

/** The elements that state sizes of pictures. */
const ELEMENTS = new Set(['img', 'link', 'meta', 'source']);

/** The properties of the picture of a shared link (https://ogp.me/#structured). */
const SHARED = /^og:image(?::(?:width|height))?$/;

/**
 * Collects the sizes that a page states for the files of pictures. Calls `add` with each size as `checkPictureSize` reads it, the address of
 * the file, and the position of the tag.
 */
export function collectSizes(add: (stated: string, address: string, offset: number) => void) {
  let shared: Record<string, string> = {};
  return {
    open({ name, attributes, offset }: Tag) {
      if (!ELEMENTS.has(name)) return;
      const { src, srcset, imagesrcset, width, height, sizes = '', href } = attributes;
      const candidates = parseSrcset(srcset ?? imagesrcset ?? '');
      for (const { address, size } of candidates) {
        if (/^[1-9]\d*w$/.test(size)) add(size, address, offset);
      }
      // The files of a `srcset` are one picture, so one of them stands for their ratio.
      const file = src ?? candidates[0]?.address;
      if (file && isLength(width) && isLength(height)) add(`${width}:${height}`, file, offset);
      // Icons of several sizes are not compared.
      if (name === 'link' && href && /^\d+x\d+$/.test(sizes)) add(sizes, href, offset);
      const { property = '', content = '' } = attributes;
      if (name === 'meta' && SHARED.test(property)) {
        shared =
          property === 'og:image' ? { [property]: content } : { ...shared, [property]: content };
        const { 'og:image': image, 'og:image:width': across, 'og:image:height': down } = shared;
        if (image && isLength(across) && isLength(down)) add(`${across}x${down}`, image, offset);
      }
    },
  };
}

/** Returns whether a value is a number of pixels. Others are a fault of their own. */
function isLength(value = ''): boolean {
  return /^[1-9]\d*$/.test(value);
}
