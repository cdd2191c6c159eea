import sharp from 'sharp';
import { ICON_SIZES } from '#cli/plan/iconFiles.ts';

/** The size of the favicon for browsers that do not show SVG, in pixels. */
const FAVICON_SIZE = 32;

/**
 * Draws the icons that cannot be SVG from a square drawing: for old browsers, for home screens of Apple devices, and for the web manifest.
 * `background` is the colour around the drawing on home screens, which give icons their own shape. Returns the files by their names.
 */
export async function drawIcons(
  svg: Buffer,
  { width, background }: { width: number; background: string },
): Promise<Map<string, Buffer>> {
  const draw = (size: number, margin = 0, isFlat = false) =>
    drawIcon(svg, { size, margin, width, ...(isFlat && { background }) });
  const favicon = await draw(FAVICON_SIZE);
  const icons = ICON_SIZES.map(async (size): Promise<[string, Buffer]> => {
    return [`icons/icon-${size}.png`, await draw(size)];
  });
  return new Map([
    ['favicon.ico', icoOf(favicon, FAVICON_SIZE)],
    ['icons/apple-touch-icon.png', await draw(180, 0.04, true)],
    ...(await Promise.all(icons)),
    // A mask may cut off a tenth on each side (https://www.w3.org/TR/appmanifest/#icon-masks).
    ['icons/maskable-512.png', await draw(512, 0.12, true)],
  ]);
}

/** Draws one icon as a PNG. `size` is in pixels, `margin` a part of it, and `width` that of the drawing in its own units. */
async function drawIcon(
  svg: Buffer,
  {
    size,
    margin,
    width,
    background,
  }: { size: number; margin: number; width: number; background?: string },
): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * margin));
  // The density at which the drawing has that size, because enlarging it later would blur it.
  const drawn = await sharp(svg, { density: (72 * inner) / width })
    .resize(inner, inner, { fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer();
  const start = Math.round((size - inner) / 2);
  const end = size - inner - start;
  const extended = sharp(drawn).extend({
    top: start,
    left: start,
    bottom: end,
    right: end,
    background: background ?? TRANSPARENT,
  });
  return (background ? extended.flatten({ background }) : extended)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const TRANSPARENT = '#00000000';

/** Wraps a PNG in an ICO file (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
