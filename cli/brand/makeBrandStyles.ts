import type { Project } from '#cli/project.ts';
import { brandStyles } from './brandStyles.ts';
import { prepareFonts } from './prepareFonts.ts';
import type { ReadBrand } from './readBrand.ts';

/**
 * Returns the styles of a brand, with fonts. The result is empty if the file of the brand has errors. The check of the content reports these,
 * so no page is written.
 */
export async function makeBrandStyles(
  project: Pick<Project, 'distDir'>,
  read: ReadBrand | undefined,
): Promise<string> {
  if (!read) return '';
  const { brand, packages } = read;
  return brandStyles(brand, await prepareFonts(project, brand.type, packages));
}
