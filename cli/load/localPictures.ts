import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { decodePercent } from '#schemas/decodePercent.ts';
import type { Problem, Spot } from '#cli/model/problem.ts';
import type { Entry } from '#cli/model/content.ts';
import { checkPicture } from '#cli/pictures/checkPicture.ts';
import type { Images } from '#cli/model/images.ts';
import { MAX_PICTURE_BYTES } from '#cli/pictures/remotePictures.ts';

/** The longest side of an uploaded picture, in pixels. Larger pictures are scaled down. */
const MAX_SIDE = 2560;

/** A picture on this machine that a post shows, ready to be uploaded. */
export interface LocalPicture {
  /** The path that the post uses. */
  src: string;
  /** The picture as WebP, rotated upright and without metadata such as the location. */
  bytes: Buffer;
  width: number;
  height: number;
  /** A name derived from the content of its file. */
  name: string;
}

/**
 * Reads the pictures that a post in the file `file` shows in its field `image` and in its body. These are pictures beside the
 * file or below its folder, named by relative paths, and those in `images`, which are below `public/`. Leaves out SVG files
 * below `public/`, which need no upload.
 */
export async function localPictures(
  { file, data, markdown, bodyLine }: Entry<unknown>,
  images: Images,
  publicDir: string,
): Promise<{ pictures: LocalPicture[]; problems: Problem[] }> {
  const featured = (data as { image?: { src?: unknown } | null } | null)?.image?.src;
  const named: { src: string; at: Spot }[] = [
    ...(typeof featured === 'string'
      ? [{ src: featured, at: { file, path: ['image', 'src'] } }]
      : []),
    ...markdown.images.map(({ src, line, column }) => ({
      src,
      at: { file, line: bodyLine + line - 1, column },
    })),
  ];
  const pictures = new Map<string, LocalPicture>();
  const problems: Problem[] = [];
  for (const { src, at } of named) {
    const path = isRelative(src)
      ? resolve(dirname(file), decodePercent(src))
      : images.has(src) && !src.endsWith('.svg')
        ? join(publicDir, src)
        : undefined;
    if (path === undefined || pictures.has(src)) continue;
    const bytes = readWithin(isRelative(src) ? dirname(file) : publicDir, path);
    if (bytes === 'missing') {
      problems.push({ code: 'file-missing', args: { file: path, namedBy: 'post' }, at });
      continue;
    }
    const read =
      bytes === 'outside'
        ? ({ fault: { reason: 'outside' } } as const)
        : bytes.length > MAX_PICTURE_BYTES
          ? ({ fault: { reason: 'too-large', limit: MAX_PICTURE_BYTES } } as const)
          : await checkPicture(bytes);
    if (bytes === 'outside' || 'fault' in read) {
      const { fault } = read as Extract<typeof read, { fault: unknown }>;
      problems.push({ code: 'picture-unavailable', args: { src, fault }, at });
      continue;
    }
    const { data: webp, info } = await read.picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    pictures.set(src, { src, bytes: webp, width: info.width, height: info.height, name });
  }
  return { pictures: [...pictures.values()], problems };
}

/** Returns whether a path is relative to the file, and so neither a URL nor a path of the site. */
export function isRelative(src: string): boolean {
  return src !== '' && !/^(?:[a-z][a-z0-9+.-]*:|[/\\#?])/i.test(src);
}

/** Reads the file at `path`, which must be inside `folder` after links are resolved. */
function readWithin(folder: string, path: string): Buffer | 'missing' | 'outside' {
  try {
    const real = realpathSync(path);
    if (!real.startsWith(realpathSync(folder) + sep)) return 'outside';
    return readFileSync(real);
  } catch {
    return path.startsWith(resolve(folder) + sep) ? 'missing' : 'outside';
  }
}
