import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Project } from '#cli/project.ts';
import { BrandSchema } from '#schemas/brand.ts';
import type { Brand } from '#schemas/brand.ts';
import { singles } from '#schemas/collections.ts';
import { readFontPackages } from './fontPackage.ts';
import type { FontPackages } from './fontPackage.ts';

/** A brand as its styles need it: with the packages of its fonts. */
export interface ReadBrand {
  brand: Brand;
  packages: FontPackages;
}

/** Returns the path of the file of a brand. */
export function brandFile(contentDir: string): string {
  return join(contentDir, singles.brand.file);
}

/**
 * Reads the brand before the rest of the content is read. Returns `undefined` if its file has errors, which the check of the content
 * reports.
 */
export function readBrand({
  codeRoot,
  siteRoot,
  contentDir,
}: Pick<Project, 'codeRoot' | 'siteRoot' | 'contentDir'>): ReadBrand | undefined {
  try {
    const brand = BrandSchema.parse(parse(readFileSync(brandFile(contentDir), 'utf8')));
    return { brand, packages: readFontPackages(brand.type, [siteRoot, codeRoot]) };
  } catch {
    // The file is missing, it is not YAML, or it has other errors.
    return undefined;
  }
}
