import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Type } from '#schemas/brand.ts';

/** The facts that packages of Fontsource state about themselves (https://fontsource.org/docs/getting-started/introduction). */
const MetadataSchema = z.object({
  id: z.string(),
  family: z.string(),
  weights: z.array(z.number()),
  variable: z.union([
    z.literal(false),
    z.object({ wght: z.object({ min: z.coerce.number(), max: z.coerce.number() }).optional() }),
  ]),
});

/** An installed font package. */
export interface FontPackage {
  family: string;
  /** The id of the family, such as "eb-garamond". */
  id: string;
  version: string;
  /** The weights of a static font, or the range of a variable one. */
  weights: readonly number[] | { min: number; max: number };
  /** The ranges of characters that it has, as in CSS, such as "U+0000-00FF". */
  characters: readonly string[];
  folder: string;
}

/** The installed packages of the fonts of a brand, by their names. */
export type FontPackages = Readonly<Partial<Record<string, FontPackage>>>;

/** Reads the packages of the fonts of a brand that are installed in one of `roots`. */
export function readFontPackages(
  type: Partial<Type> | undefined,
  roots: readonly string[],
): FontPackages {
  const names = Object.values(type ?? {}).flatMap((font) =>
    'package' in font ? [font.package] : [],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const source = readFontPackage(name, roots);
      return source ? [[name, source]] : [];
    }),
  );
}

/** Reads a font package that is installed in one of `roots`. Returns `undefined` if there is none, or if it is not a package of Fontsource. */
export function readFontPackage(name: string, roots: readonly string[]): FontPackage | undefined {
  const manifest = roots.map((root) => manifestIn(root, name)).find((file) => file !== undefined);
  if (manifest === undefined) return undefined;
  const folder = dirname(manifest);
  try {
    const json = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { id, family, weights, variable } = MetadataSchema.parse(json('metadata.json'));
    const { version } = z.object({ version: z.string() }).parse(json('package.json'));
    const ranges = z.record(z.string(), z.string()).parse(json('unicode.json'));
    const isVariable = name.startsWith('@fontsource-variable/') && variable && variable.wght;
    return {
      family,
      id,
      version,
      weights: isVariable || weights,
      characters: Object.values(ranges).flatMap((list) => list.split(',')),
      folder,
    };
  } catch {
    return undefined;
  }
}

/** Returns the path of the manifest of a package that is installed for the code in `root`. */
function manifestIn(root: string, name: string): string | undefined {
  try {
    return createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}
