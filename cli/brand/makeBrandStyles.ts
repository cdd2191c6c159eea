import type { Project } from '#cli/project.ts';
import { brandStyles, codeStyles } from './brandStyles.ts';
import { prepareFonts } from './prepareFonts.ts';
import type { ReadBrand } from './readBrand.ts';

/** The styles of a brand. */
export interface MadeStyles {
  /** Those of all pages. */
  site: string;
  /** Those of pages that can have code. */
  code: string;
}

/**
 * Returns the styles of a brand, with fonts, or `undefined` if the file of the brand has errors. The check of the content reports these, so
 * no page is written.
 */
export async function makeBrandStyles(
  project: Pick<Project, 'distDir'>,
  read: ReadBrand | undefined,
): Promise<MadeStyles | undefined> {
  if (!read) return undefined;
  const { brand, packages } = read;
  const fonts = await prepareFonts(project, brand.type, packages);
  return { site: brandStyles(brand, fonts), code: codeStyles(fonts) };
}
