import { SlugSchema } from '#schemas/fields.ts';
import { slugOf } from '#schemas/slugOf.ts';
import type { LoadedContent } from '#cli/model/content.ts';
import type { Problem } from '#cli/model/problem.ts';
import { parseDrawing } from './parseDrawing.ts';
import type { DrawingOptions } from './parseDrawing.ts';
import type { SourceFile } from './readSources.ts';

const FOLDER = 'content/brand';

/**
 * The SVG files of the brand whose names are fixed. The limits keep pages light: each page has the mark twice, and up to a dozen icons.
 * Pages do not load the favicon and the picture of social cards, but both are drawn in memory.
 */
const drawings = {
  mark: { file: `${FOLDER}/mark.svg`, limit: 8 * 1024, hasIds: true },
  favicon: { file: `${FOLDER}/favicon.svg`, limit: 64 * 1024, hasIds: true, hasStyles: true },
  card: { file: `${FOLDER}/card.svg`, limit: 256 * 1024, hasIds: true, hasStyles: true },
} as const satisfies Record<string, DrawingOptions>;

/** The maximum size of an icon's markup in bytes. */
const ICON_LIMIT = 3 * 1024;

/** The SVG files that a site cannot do without. */
export const requiredDrawings = [drawings.mark.file, drawings.favicon.file];

/** Returns whether a file below `content/` is, or is meant to be, an SVG file of the brand. */
export function isDrawing(file: string): boolean {
  return file.startsWith(`${FOLDER}/`) && /\.svg$/i.test(file);
}

/** Returns the name of the icon in a file, which may not be a slug, or `undefined` if the file is not an icon. */
export function iconIn(file: string): string | undefined {
  return /^content\/brand\/icons\/([^/]+)\.svg$/i.exec(file)?.[1];
}

/** Adds an SVG file of the brand to the content. Returns its problems. A file with problems is left out, but its name is known. */
export function addDrawing(
  { drawings: known, names }: Pick<LoadedContent, 'drawings' | 'names'>,
  { file, text }: SourceFile,
): Problem[] {
  const at = { file, line: 1, column: 1 };
  const icon = iconIn(file);
  if (icon !== undefined) {
    const slug = slugOf(icon);
    if (slug !== '') (names.icons as Set<string>).add(slug);
    if (!SlugSchema.safeParse(icon).success || !file.endsWith('.svg')) {
      const args = { name: icon, ...(slug && { target: `${FOLDER}/icons/${slug}.svg` }) };
      return [{ code: 'file-name-invalid', args, at }];
    }
    const { drawing, problems } = parseDrawing(text, { file, limit: ICON_LIMIT });
    if (drawing) (known.icons as Map<string, typeof drawing>).set(icon, drawing);
    return problems;
  }
  const own = Object.entries(drawings).find(([, options]) => options.file === file);
  if (!own) {
    const files = [...Object.values(drawings).map((one) => one.file), `${FOLDER}/icons/{name}.svg`];
    return [{ code: 'file-unexpected', args: { expected: files.join(', ') }, at }];
  }
  const [name, options] = own;
  const { drawing, problems } = parseDrawing(text, options);
  if (drawing) known[name as keyof typeof drawings] = drawing;
  return problems;
}
