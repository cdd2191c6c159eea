import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The pictures below `public/images/`, as paths of the site: `/images/services/marketing.svg`. */
export function readImages(publicDir: string): Set<string> {
  try {
    const files = readdirSync(join(publicDir, 'images'), { recursive: true, encoding: 'utf8' });
    return new Set(files.map((file) => `/images/${file.split(sep).join('/')}`));
  } catch {
    return new Set();
  }
}
