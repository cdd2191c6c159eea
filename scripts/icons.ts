import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the icons that cannot be SVG from `public/favicon.svg`: for old browsers, for home screens of Apple devices, and for the web
 * manifest (`cli/plan/planWebManifest.ts`). They are kept in version control, because neither a build nor a host draws them.
 */
const publicDir = resolve(import.meta.dirname, '..', 'public');
const mark = readFileSync(join(publicDir, 'favicon.svg'));
const GREEN = '#00513b';

/** Returns the mark as a PNG of `size` pixels. For home screens it has no round corners, and a margin that a mask may cut off. */
async function draw(size: number, room = 0, flatten = false): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * room));
  const icon = sharp(mark, { density: (72 * inner) / 40 }).resize(inner, inner);
  const drawn = await icon.png().toBuffer();
  const around = Math.round((size - inner) / 2);
  const extended = sharp(drawn).extend({
    top: around,
    left: around,
    bottom: size - inner - around,
    right: size - inner - around,
    background: flatten ? GREEN : '#00000000',
  });
  return (flatten ? extended.flatten({ background: GREEN }) : extended)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Returns a PNG as an ICO file (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)). */
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

mkdirSync(join(publicDir, 'icons'), { recursive: true });
const icon = (name: string) => join(publicDir, 'icons', name);
writeFileSync(join(publicDir, 'favicon.ico'), icoOf(await draw(32), 32));
writeFileSync(icon('apple-touch-icon.png'), await draw(180, 0.04, true));
for (const size of [192, 512]) writeFileSync(icon(`icon-${size}.png`), await draw(size));
writeFileSync(icon('maskable-512.png'), await draw(512, 0.12, true));
