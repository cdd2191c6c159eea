import { parseSrcset } from './parseSrcset.ts';
import type { Tag } from './tag.ts';

/** The elements that state sizes of pictures, or have parts that do. */
const ELEMENTS = new Set(['img', 'link', 'meta', 'picture', 'source']);

/** The properties of the picture of a shared link (https://ogp.me/#structured). */
const SHARED = /^og:image(?::(?:width|height))?$/;

/**
 * Collects the sizes that a page states for the files of pictures. Calls `add` with each size as `checkPictureSize` reads it, the address of
 * the file, and the position of the tag.
 */
export function collectSizes(add: (stated: string, address: string, offset: number) => void) {
  /** The files of a `<picture>` whose size is that of its `<img>`. */
  let waiting: { address: string; offset: number }[] = [];
  let shared: Record<string, string> = {};
  return {
    open({ name, attributes, offset }: Tag) {
      if (!ELEMENTS.has(name)) return;
      const { src, srcset, imagesrcset, width, height, sizes = '', href } = attributes;
      const candidates = parseSrcset(srcset ?? imagesrcset ?? '');
      for (const { address, size } of candidates) {
        if (/^[1-9]\d*w$/.test(size)) add(size, address, offset);
      }
      if (name === 'picture') waiting = [];
      if (name === 'source' || name === 'img') {
        for (const { address } of candidates) waiting.push({ address, offset });
        if (name === 'img' && src) waiting.push({ address: src, offset });
        const isStated = isLength(width) && isLength(height);
        const own = name === 'img' ? waiting : waiting.filter((file) => file.offset === offset);
        for (const file of isStated ? own : []) {
          add(`${width}:${height}`, file.address, file.offset);
        }
        if (name === 'img' || isStated) waiting = waiting.filter((file) => !own.includes(file));
      }
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
