import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cacheFiles } from '#cli/cache/cacheFiles.ts';
import type { Project } from '#cli/project.ts';
import type { Font, Type } from '#schemas/brand.ts';
import { fontStack, quoted } from './fontStack.ts';
import { fontCodeHash } from './fontCodeHash.ts';
import type { FontPackages } from './fontPackage.ts';

/** The fonts of a site as its styles need them. */
export interface FontStyles {
  /** The `@font-face` rules, which name the files by absolute paths. Empty if the device has all fonts. */
  rules: string;
  /** The list of fonts for text. */
  body: string;
  /** The list of fonts for headings, if they have their own. */
  headings?: string;
  /** The list of fonts for code with its own `@font-face` rules, if the brand has one. */
  code?: { stack: string; rules: string };
}

/** The fonts of a brand that names none. */
const systemFonts: Font = { system: ['system-ui', 'Helvetica Neue', 'Arial', 'sans-serif'] };

/**
 * Returns the fonts of a brand. `packages` are its installed packages. Creates their files in `dist/cache/fonts/` if the font, its package or
 * the code has changed since they were made. If the package of a font is not installed, the font of the device replaces it, and the check of
 * the content reports it.
 */
export async function prepareFonts(
  project: Pick<Project, 'distDir'>,
  { body = systemFonts, headings, code }: Partial<Type> = {},
  packages: FontPackages,
): Promise<FontStyles> {
  const fonts = await Promise.all(
    [body, ...(headings ? [headings] : [])].map((font) => prepareFont(project, font, packages)),
  );
  const ofCode = code && (await prepareFont(project, code, packages, { isLater: true }));
  const [ofBody, ofHeadings] = fonts;
  const rules = [...new Set(fonts.map((font) => font.rules))].filter((text) => text !== '');
  return {
    rules: rules.join('\n'),
    body: ofBody?.stack ?? 'sans-serif',
    ...(ofHeadings && { headings: ofHeadings.stack }),
    ...(ofCode && { code: ofCode }),
  };
}

async function prepareFont(
  { distDir }: Pick<Project, 'distDir'>,
  font: Font,
  packages: FontPackages,
  { isLater = false } = {},
): Promise<{ rules: string; stack: string }> {
  if ('system' in font) return { rules: '', stack: quoted(font.system) };
  const source = packages[font.package];
  if (!source) return { rules: '', stack: fontStack(font) };
  const settings = JSON.stringify([font, source.version, isLater]);
  const key = createHash('sha1').update(settings).update(fontCodeHash()).digest('hex');
  const folder = await cacheFiles(fontsDir({ distDir }), key, async () => {
    const { makeFonts } = await import('./makeFonts.ts');
    const { files, rules } = await makeFonts(font, source, { isLater });
    return new Map<string, string | Uint8Array>([...files, [RULES, rules]]);
  });
  const rules = readFileSync(join(folder, RULES), 'utf8');
  // Windows separates folders by backslashes. Elsewhere, a name may have one.
  const path = sep === '\\' ? folder.replaceAll('\\', '/') : folder;
  const url = path.replace(/['\\]/g, '\\$&');
  return {
    rules: rules.replaceAll("url('./", () => `url('${url}/`),
    stack: fontStack(font, source),
  };
}

/** Returns the folder of the fonts that builds and the development server have made. */
export function fontsDir({ distDir }: Pick<Project, 'distDir'>): string {
  return join(distDir, 'cache', 'fonts');
}

/** The file beside the fonts that has their `@font-face` rules. */
const RULES = 'faces.css';
