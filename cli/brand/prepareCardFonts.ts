import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFiles } from '#cli/cache/cacheFiles.ts';
import type { Project } from '#cli/project.ts';
import type { Type } from '#schemas/brand.ts';
import { readFontPackage } from './fontPackage.ts';
import type { FontPackage } from './fontPackage.ts';
import { fontCodeHash } from './fontCodeHash.ts';

/** The weights of words on social cards. */
const WEIGHTS = [700, 800] as const;

/** A font of one weight, as a WOFF, TrueType or OpenType file. */
export interface CardFont {
  weight: (typeof WEIGHTS)[number];
  /** Whether it only has letters and signs that the other fonts lack, such as "Ł" and "₹". */
  isExtension: boolean;
  file: string;
  /** The version of its package. A newer one may have the same path. */
  version: string;
}

/** The font of cards for a site that uses device fonts, because a build has none. It also supplies letters that other fonts lack. */
const STAND_IN = '@fontsource/overpass';

/**
 * Returns the fonts that social cards are drawn with: those of headings in the weights of cards, or the nearest that they have. Takes them
 * from the static package of the family if it is installed. Otherwise creates them in `dist/cache/card-fonts/`, from the variable font. Fonts
 * with further letters follow.
 */
export async function prepareCardFonts(
  { codeRoot, siteRoot, distDir }: Pick<Project, 'codeRoot' | 'siteRoot' | 'distDir'>,
  type: Type | undefined,
): Promise<CardFont[]> {
  const roots = [siteRoot, codeRoot];
  const font = type?.headings ?? type?.body;
  const own = font && 'package' in font ? font : undefined;
  const source = own && readFontPackage(own.package, roots);
  const family = source ? `@fontsource/${source.id}` : STAND_IN;
  const ofFamily = readFontPackage(family, roots);
  const files = staticFiles(ofFamily, 'latin');
  const further = [ofFamily, readFontPackage(STAND_IN, roots)]
    .map((from) => staticFiles(from, 'latin-ext') ?? [])
    .find(([first]) => first && existsSync(first.file));
  if (files) return [...files, ...(further ?? [])];
  if (!own || !source) {
    throw new Error(`The package ${STAND_IN} is not installed. Run "npm install".`);
  }
  const settings = JSON.stringify([own, source.version, WEIGHTS]);
  const key = createHash('sha1').update(settings).update(fontCodeHash()).digest('hex');
  const folder = await cacheFiles(join(distDir, 'cache', 'card-fonts'), key, async () => {
    const { makeInstance } = await import('./makeFonts.ts');
    const made = WEIGHTS.map(async (weight): Promise<[string, Uint8Array]> => {
      return [`${weight}.ttf`, await makeInstance(own, source, weight)];
    });
    return new Map(await Promise.all(made));
  });
  const { version } = source;
  const made = WEIGHTS.map((weight): CardFont => {
    return { weight, isExtension: false, file: join(folder, `${weight}.ttf`), version };
  });
  return [...made, ...(further ?? [])];
}

/** Returns the files of a static package, or `undefined` if it is not installed. A package may lack those of "latin-ext". */
function staticFiles(
  source: FontPackage | undefined,
  subset: 'latin' | 'latin-ext',
): CardFont[] | undefined {
  const weights = source?.weights;
  if (!source || !weights || 'min' in weights) return undefined;
  return WEIGHTS.map((weight) => {
    const far = (other: number) => Math.abs(other - weight);
    const [nearest = weight] = weights.toSorted((a, b) => far(a) - far(b));
    const name = `${source.id}-${subset}-${nearest}-normal.woff`;
    const file = join(source.folder, 'files', name);
    return { weight, isExtension: subset !== 'latin', file, version: source.version };
  });
}
