import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BrandSchema } from '#schemas/brand.ts';
import { singles } from '#schemas/collections.ts';
import { brandStyles } from './brandStyles.ts';

/** Returns the path of the file that the styles of a brand are made from. */
export function brandFile(contentDir: string): string {
  return join(contentDir, singles.brand.file);
}

/**
 * Reads the brand and returns its styles, before the rest of the content is read. The result is empty if the file has errors. The check of
 * the content reports these, so no page is written.
 */
export function readBrandStyles(contentDir: string): string {
  try {
    const brand = BrandSchema.safeParse(parse(readFileSync(brandFile(contentDir), 'utf8')));
    return brand.success ? brandStyles(brand.data) : '';
  } catch {
    // The file is missing, or it is not YAML.
    return '';
  }
}
