import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { PackagedFont } from '#schemas/brand.ts';
import { fallbackFonts } from './fallbackFonts.ts';
import type { LocalFont } from './fallbackFonts.ts';
import { frequent, rare, unicodeRange } from './fontCharacters.ts';
import { fontFiles } from './fontFiles.ts';
import type { FontFile } from './fontFiles.ts';
import type { FontPackage } from './fontPackage.ts';
import { fallbackName } from './fontStack.ts';
import { measureFont } from './measureFont.ts';

/** The font files of a site with the styles that load them. */
export interface MadeFonts {
  /** WOFF2 files by their names. */
  files: ReadonlyMap<string, Uint8Array>;
  /** The `@font-face` rules. They name the files as `./{name}`. */
  rules: string;
}

/** The options of `subset-font`, including those that its types lack. */
type SubsetOptions = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepFeatures: readonly string[];
  dropTables: readonly string[];
};

/**
 * Creates the files of a font from its package, with the weights and features that the brand names, and measures it so that the font that
 * is shown before has the same size. The characters are in two files. The one that every page loads should fit, with its headers, in nine
 * packets of 1,460 bytes: one more packet costs a phone another round trip of 150 ms (docs/decisions/0048). If the font `isLater`, because
 * few pages need it, all characters are in one file, which pages do not preload.
 */
export async function makeFonts(
  font: PackagedFont,
  source: FontPackage,
  { isLater = false } = {},
): Promise<MadeFonts> {
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  const sources = fontFiles(source, font);
  for (const [index, file] of sources.entries()) {
    const suffix = 'min' in source.weights ? '' : `-${file.min}`;
    // Styles use the lightest and the boldest weight on every page. Browsers load other weights and rare characters on demand.
    const isFirst = !isLater && (index === 0 || index === sources.length - 1);
    for (const characters of isLater ? [frequent.union(rare)] : [frequent, rare]) {
      const part = characters === rare ? '-rare' : isFirst ? '' : '-later';
      const name = `${source.id}${suffix}${part}.woff2`;
      files.set(name, await subset(file, font, characters, 'woff2'));
      rules.push(
        faceRule([
          ['font-family', `'${source.family}'`],
          ['src', `url('./${name}') format('woff2')`],
          ['font-weight', file.min === file.max ? `${file.min}` : `${file.min} ${file.max}`],
          ['font-display', 'swap'],
          ...(characters === rare ? [['unicode-range', unicodeRange(rare)] as const] : []),
        ]),
      );
    }
  }
  rules.push(...(await fallbackRules(font, source, sources)));
  return { files, rules: rules.join('\n') };
}

/** Returns a font with only the given characters. A variable font keeps the range of weights of `file`, or is cut to a single weight. */
async function subset(
  { path, isVariable, min, max }: FontFile,
  { features = [] }: PackagedFont,
  characters: ReadonlySet<string>,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Uint8Array> {
  const options: SubsetOptions = {
    targetFormat,
    ...(isVariable && { variationAxes: { wght: min === max ? min : { min, max } } }),
    keepFeatures: features,
    // No other table of the subset refers to them.
    dropTables: ['GDEF', 'STAT', 'gasp', 'prep'],
  };
  try {
    return await subsetFont(readFileSync(path), [...characters].join(''), options);
  } catch (cause) {
    // A few changes of bytes leave a file that can be unpacked, so the check of the content does not find them.
    throw Object.assign(new Error(path, { cause }), { code: 'FONT_DAMAGED' });
  }
}

/** Returns a font of one weight, or of the nearest that it has, as TrueType or OpenType. It has all characters that pages can show. */
export function makeInstance(
  font: PackagedFont,
  source: FontPackage,
  weight: number,
): Promise<Uint8Array> {
  const files = fontFiles(source, { ...font, weights: [...font.weights, weight] });
  return subset(instanceOf(files, weight), font, new Set([...frequent, ...rare]), 'sfnt');
}

/** The weight from which the bold form of a fallback font takes the place of the regular one. */
const BOLD_FROM = 551;

/** Returns the rules for the font that pages show first, scaled so that nothing moves when the font of the brand arrives. */
async function fallbackRules(
  font: PackagedFont,
  source: FontPackage,
  files: readonly FontFile[],
): Promise<string[]> {
  const { regular, bold } = fallbackFonts[font.fallback];
  const halves = [
    { local: regular, weight: 400, range: `100 ${BOLD_FROM - 1}` },
    { local: bold, weight: 700, range: `${BOLD_FROM} 900` },
  ];
  const kerns = font.features?.includes('kern') ?? false;
  return Promise.all(
    halves.map(async ({ local, weight, range }) => {
      const sfnt = await subset(instanceOf(files, weight), font, frequent, 'sfnt');
      const { width, ascent, descent } = measureFont(sfnt, { kerns });
      const scale = width / local.width;
      return faceRule([
        ['font-family', `'${fallbackName(source.family)}'`],
        ['src', localSources(local)],
        ['font-weight', range],
        ['size-adjust', percent(scale)],
        ['ascent-override', percent(ascent / scale)],
        ['descent-override', percent(descent / scale)],
        ['line-gap-override', '0%'],
      ]);
    }),
  );
}

function localSources({ names }: LocalFont): string {
  return names.map((name) => `local('${name}')`).join(', ');
}

/** Returns the file that has a weight or is nearest to it, cut to that weight. */
function instanceOf(files: readonly FontFile[], weight: number): FontFile {
  const far = ({ min, max }: FontFile) => Math.max(min - weight, weight - max, 0);
  const [best] = files.toSorted((a, b) => far(a) - far(b));
  if (!best) throw new Error('The font has no file for any of its weights.');
  const at = Math.min(best.max, Math.max(best.min, weight));
  return { ...best, min: at, max: at };
}

function faceRule(declarations: readonly (readonly [string, string])[]): string {
  const lines = declarations.map(([name, value]) => `  ${name}: ${value};`);
  return ['@font-face {', ...lines, '}'].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
