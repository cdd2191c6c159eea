import { slugOf } from '#schemas/slugOf.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Project } from '#cli/project.ts';
import type { Terminal } from '#cli/terminal.ts';
import { FULL_WIDTH, pictureFamily } from '#cli/pictures/pictureFamily.ts';
import type { WrittenPicture } from '#cli/pictures/writePicture.ts';
import { writePicture } from '#cli/pictures/writePicture.ts';

/** The extensions of files that the command reads. Drawings (SVG) need no smaller files. */
const READABLE = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];

/**
 * Runs `site images <file>…`: creates the responsive image files for each picture, and prints the fields to paste into content. A file outside
 * `public/images/` goes into the folder `to` below it. Returns exit code 2 if a file is not a picture.
 */
export async function images(
  project: Project,
  terminal: Terminal,
  { files, to }: { files: readonly string[]; to?: string },
): Promise<number> {
  let failed = 0;
  const made = new Map<string, string>();
  for (const file of files) {
    const refuse = (reason: string, action: string) => {
      terminal.print(`${file}\n  ${reason}\n  ${action}\n\n`);
      failed++;
    };
    const target = targetOf(file, project.publicDir, to);
    if ('reason' in target) {
      refuse(target.reason, target.action);
      continue;
    }
    const twin = made.get(target.src);
    if (twin !== undefined) {
      refuse(`It would be saved as ${target.src}, and so would ${twin}.`, 'Rename one of them.');
      continue;
    }
    const original = await openPicture(file);
    if (!original) {
      refuse(
        'The file is not a readable picture, or it is damaged.',
        'Save it again as PNG or JPEG.',
      );
      continue;
    }
    const replaces = existsSync(join(project.publicDir, target.src));
    const written = await writePicture(original, target.src, project.publicDir);
    made.set(target.src, file);
    terminal.print(report(file, target.src, written, project.publicDir, replaces));
  }
  if (failed > 0) terminal.print(`${failed} of ${files.length} pictures could not be made.\n`);
  return failed > 0 ? 2 : 0;
}

type Target = { src: string } | { reason: string; action: string };

/** Returns the path of a picture: beside the original if that is in `public/images/`, otherwise in the folder `to` below it. */
function targetOf(file: string, publicDir: string, to: string | undefined): Target {
  const extension = extname(file).toLowerCase();
  if (!existsSync(file) || !statSync(file).isFile()) {
    return { reason: 'There is no such file.', action: 'Correct the name or the folder.' };
  }
  if (extension === '.svg') {
    return {
      reason: 'A drawing (SVG) is sharp in every size and needs no smaller files.',
      action: 'Put it into public/images/ as it is.',
    };
  }
  if (!READABLE.includes(extension)) {
    return {
      reason: `Files that end in "${extension}" are not read.`,
      action: `Save it as one of ${READABLE.join(', ')}.`,
    };
  }
  const root = join(publicDir, 'images');
  const within = relative(root, dirname(resolve(file)));
  const isInside = within !== '' && !within.startsWith('..') && !isAbsolute(within);
  const own = isInside ? within.split(sep).join('/') : '';
  const whole = isInside ? pictureOfFile(`/images/${own}/${basename(file)}`, publicDir) : undefined;
  if (whole !== undefined) {
    return {
      reason: `It is a file of the picture ${whole}, which would be replaced with it.`,
      action: `Name the original, or public${whole}.`,
    };
  }
  const named = to?.replace(/^(?:\.?\/)?(?:(?:public\/)?images\/)?|\/+$/g, '');
  const folder = [own, named ?? ''].find((path) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(path));
  if (folder === undefined && to !== undefined) {
    return {
      reason: `"${to}" cannot be a folder of public/images/: expected lower-case letters, digits and hyphens, with "/" between folders.`,
      action: 'Correct --to, such as --to blog.',
    };
  }
  if (folder === undefined) {
    return {
      reason: 'It is not clear into which folder of public/images/ the picture belongs.',
      action: 'Name it with --to, such as --to blog.',
    };
  }
  const name = slugOf(basename(file, extname(file)));
  return name
    ? { src: `/images/${folder}/${name}.webp` }
    : {
        reason: 'Its name has no letters or digits.',
        action: 'Rename it, such as "shop-door.jpg".',
      };
}

/** Returns the existing picture that a file was made from, if there is one: `door.webp` for `door.avif` and `door-480.webp`. */
function pictureOfFile(path: string, publicDir: string): string | undefined {
  const stem = path.slice(0, -extname(path).length);
  return [stem.replace(/-\d+$/, ''), stem]
    .map((one) => `${one}.webp`)
    .filter((src) => src !== path && existsSync(join(publicDir, src)))
    .find((src) =>
      pictureFamily({ src, width: FULL_WIDTH, height: FULL_WIDTH }).some(
        (one) => one.path === path,
      ),
    );
}

/** Opens a picture. Returns `undefined` if it cannot be decoded. */
async function openPicture(file: string): Promise<Sharp | undefined> {
  const picture = sharp(readFileSync(file), { failOn: 'error' });
  try {
    await picture.stats();
    return picture;
  } catch {
    return undefined;
  }
}

/** Returns the created files and the fields for content as text. `replaces` says whether older files were replaced. */
function report(
  file: string,
  src: string,
  written: WrittenPicture,
  publicDir: string,
  replaces: boolean,
): string {
  const { width, height, files } = written;
  const lines = files.map(({ path, bytes }) => {
    const kilobytes = Math.ceil(bytes / 1024)
      .toFixed(0)
      .padStart(5);
    return `  ${kilobytes} KB  public${path}`;
  });
  const original = resolve(file);
  const isLeftOver =
    original.startsWith(join(publicDir, 'images') + sep) && !original.endsWith(src);
  return [
    `${file}: ${files.length} files${replaces ? ', which replace older ones' : ''}`,
    ...lines,
    '',
    'Paste these fields into the content, and describe the picture in "alt":',
    '',
    'image:',
    `  src: ${src}`,
    '  alt: ',
    `  width: ${width}`,
    `  height: ${height}`,
    '',
    ...(isLeftOver
      ? [`The site no longer needs ${file}; delete it once content names the new one.`, '']
      : []),
    '',
  ].join('\n');
}
