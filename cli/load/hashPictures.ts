import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAFT_DRAWING, isDraftDrawing } from '#cli/pictures/draftDrawings.ts';
import { PUBLIC_LABEL } from './readPublic.ts';

/**
 * Returns a hash of each picture that a site publishes, by the name of its file in findings: those of `publicFiles` and those of the brand.
 * It is `DRAFT_DRAWING` for the drawings of a new site. Files that cannot be read are left out.
 */
export function hashPictures(
  contentDir: string,
  publicDir: string,
  publicFiles: readonly string[],
): ReadonlyMap<string, string> {
  const pictures = publicFiles.filter((file) => PICTURE.test(file));
  const brand = globSync('brand/**/*.svg', { cwd: contentDir }).sort();
  return new Map([
    ...pictures.flatMap((file) => hashOf(`${PUBLIC_LABEL}/${file}`, join(publicDir, file))),
    ...brand.flatMap((file) => hashOf(`content/${file}`, join(contentDir, file))),
  ]);
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/;

function hashOf(name: string, file: string): [string, string][] {
  try {
    const data = readFileSync(file);
    if (/\.svg$/.test(file) && isDraftDrawing(data.toString())) return [[name, DRAFT_DRAWING]];
    return [[name, createHash('sha256').update(data).digest('hex').slice(0, 16)]];
  } catch {
    return [];
  }
}
