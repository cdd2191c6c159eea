import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Project } from '#cli/project.ts';
import { BrandSchema } from '#schemas/brand.ts';
import type { Brand } from '#schemas/brand.ts';
import { singles } from '#schemas/collections.ts';
import { brandStyles } from './brandStyles.ts';
import { prepareFonts } from './prepareFonts.ts';

/** Returns the path of the file that the styles of a brand are made from. */
export function brandFile(contentDir: string): string {
  return join(contentDir, singles.brand.file);
}

/**
 * Reads the brand and returns its styles, with fonts, before the rest of the content is read. The result is empty if the file has errors. The check of
 * the content reports these, so no page is written.
 */
export async function readBrandStyles(project: Project): Promise<string> {
  const brand = readBrand(project.contentDir);
  return brand ? brandStyles(brand, await prepareFonts(project, brand.type)) : '';
}

function readBrand(contentDir: string): Brand | undefined {
  try {
    return BrandSchema.safeParse(parse(readFileSync(brandFile(contentDir), 'utf8'))).data;
  } catch {
    // The file is missing, or it is not YAML.
    return undefined;
  }
}
