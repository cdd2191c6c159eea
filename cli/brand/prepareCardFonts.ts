import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rememberFiles } from '#cli/cache/rememberFiles.ts';
import type { Project } from '#cli/project.ts';
import type { PackagedFont, Type } from '#schemas/brand.ts';
import { readFontPackage } from './fontPackage.ts';
import { ownCode } from './ownCode.ts';

/** The weights of words on social cards. */
const WEIGHTS = [700, 800] as const;

/** A font of one weight, as a TrueType file. */
export interface CardFont {
  weight: (typeof WEIGHTS)[number];
  file: string;
}

/** The font of cards if the site uses those of the device, which no build has. */
const standIn: PackagedFont = {
  package: '@fontsource-variable/overpass',
  weights: [700, 800],
  features: ['kern'],
  fallback: 'sans-serif',
};

/**
 * Returns the fonts that social cards are drawn with: those of headings in the weights of cards, or the nearest that the package has. Creates
 * them in `dist/cache/card-fonts/` if they have changed.
 */
export async function prepareCardFonts(
  { codeRoot, siteRoot, distDir }: Pick<Project, 'codeRoot' | 'siteRoot' | 'distDir'>,
  type: Type | undefined,
): Promise<CardFont[]> {
  const roots = [siteRoot, codeRoot];
  const wanted = type?.headings ?? type?.body;
  const own = wanted && 'package' in wanted ? readFontPackage(wanted.package, roots) : undefined;
  const font = own && wanted && 'package' in wanted ? wanted : standIn;
  const source = own ?? readFontPackage(standIn.package, roots);
  if (!source)
    throw new Error(`The package ${standIn.package} is not installed. Run "npm install".`);
  const settings = JSON.stringify([font, source.version, WEIGHTS]);
  const key = createHash('sha1').update(settings).update(ownCode()).digest('hex');
  const folder = await rememberFiles(join(distDir, 'cache', 'card-fonts'), key, async () => {
    const { makeInstance } = await import('./makeFonts.ts');
    const made = WEIGHTS.map(async (weight): Promise<[string, Uint8Array]> => {
      return [`${weight}.ttf`, await makeInstance(font, source, weight)];
    });
    return new Map(await Promise.all(made));
  });
  return WEIGHTS.map((weight) => ({ weight, file: join(folder, `${weight}.ttf`) }));
}
