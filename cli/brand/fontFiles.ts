import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackagedFont } from '#schemas/brand.ts';
import type { FontPackage } from './fontPackage.ts';

/** A file of a font package that the site needs, with the range of its weights that styles use. */
export interface FontFile {
  path: string;
  isVariable: boolean;
  min: number;
  max: number;
}

/** Returns the files that a font needs, by weight. Leaves out weights that the package lacks. */
export function fontFiles({ weights, id, folder }: FontPackage, font: PackagedFont): FontFile[] {
  const fileOf = (weight: number | 'wght') =>
    join(folder, 'files', `${id}-latin-${weight}-normal.woff2`);
  const wanted = font.weights.toSorted((a, b) => a - b);
  const files =
    'min' in weights
      ? [
          {
            path: fileOf('wght'),
            isVariable: true,
            min: Math.max(weights.min, wanted.at(0) ?? 400),
            max: Math.min(weights.max, wanted.at(-1) ?? 400),
          },
        ]
      : wanted
          .filter((weight) => weights.includes(weight))
          .map((weight) => ({ path: fileOf(weight), isVariable: false, min: weight, max: weight }));
  return files.filter(({ path }) => existsSync(path));
}
